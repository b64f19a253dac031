import { textsOfPart } from './language-part.mjs';

/** Names of the chunks with the texts of a calendar's first view (src/i18n/texts.ts). */
const CHUNK = /^languages\/([a-z]+)$/;

/** Built files that the server reads. */
const FILE = 'languages/index.php';
const TEXTS = 'languages/texts.php';

/**
 * webpack: emits two lists for the server. The first has the file of each language with its version, which the page preloads
 * (src/server/WordPress/Calendar/Texts_Preload.php); the second has the English texts of each part, which the server selects
 * from a language pack of the site (Pack_Texts.php beside it).
 */
export class LanguageFilesPlugin {
	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		const { RawSource } = sources;
		compiler.hooks.thisCompilation.tap( 'LanguageFiles', ( compilation ) =>
			compilation.hooks.processAssets.tap(
				{
					name: 'LanguageFiles',
					stage: Compilation.PROCESS_ASSETS_STAGE_REPORT,
				},
				() => {
					compilation.emitAsset(
						FILE,
						new RawSource( listOf( compilation.chunks ) )
					);
					compilation.emitAsset( TEXTS, new RawSource( texts() ) );
				}
			)
		);
	}
}

function listOf( chunks ) {
	const lines = [ ...chunks ]
		.flatMap( ( { name, files } ) => {
			const [ , locale ] = CHUNK.exec( name ?? '' ) ?? [];
			const file = [ ...files ].find( ( one ) =>
				/\.js(\?|$)/.test( one )
			);
			return locale && file ? [ `'${ locale }' => '${ file }'` ] : [];
		} )
		.sort();
	return `<?php return array( ${ lines.join( ', ' ) } );\n`;
}

/** Lists the texts by part; Pack_Texts.php uses the same names of parts. */
function texts() {
	const lines = [ 'calendar', 'admin' ].map(
		( part ) =>
			`'${ part }' => array( ${ textsOfPart( part ).map( quoted ).join( ', ' ) } )`
	);
	return `<?php return array( ${ lines.join( ', ' ) } );\n`;
}

const quoted = ( text ) => `'${ text.replace( /[\\']/g, '\\$&' ) }'`;

import { textsOfPart } from './language-part.mjs';

/** What the chunks of a calendar's languages are called (src/i18n/texts.ts). */
const CHUNK = /^languages\/([a-z]+)$/;

/** Among the built files, what the server reads. */
const FILE = 'languages/index.php';
const TEXTS = 'languages/texts.php';

/**
 * webpack: writes down under which name, with its version, a page finds a language's texts, so that the server can have
 * them fetched before our script asks for them (src/server/WordPress/Calendar/Texts_Preload.php); and which texts that are,
 * so that it can take them out of a language pack of the site (Pack_Texts.php beside it).
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

/** By the names of the parts, which Pack_Texts.php has too. */
function texts() {
	const lines = [ 'calendar', 'admin' ].map(
		( part ) =>
			`'${ part }' => array( ${ textsOfPart( part ).map( quoted ).join( ', ' ) } )`
	);
	return `<?php return array( ${ lines.join( ', ' ) } );\n`;
}

const quoted = ( text ) => `'${ text.replace( /[\\']/g, '\\$&' ) }'`;

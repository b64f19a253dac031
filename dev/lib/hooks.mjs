import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repo } from './paths.mjs';
import { run } from './run.mjs';

export const PAGE = join( repo, 'docs/hooks.md' );

/** A hook of ours, with the comment that stands right above its statement, if there is one. */
const FIRED =
	/(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\s*)?(?:\$\w+\s*=\s*)?Foreign_Hooks::(action|filter)\(\s*'(studio_calendar_\w+)'/g;

const lineAfter = ( text, tag ) =>
	text.flatMap( ( line ) => {
		const [ , rest ] = line.split( new RegExp( `^@${ tag }\\s+` ) );
		return rest === undefined ? [] : [ rest ];
	} );

function readComment( comment ) {
	const lines = comment
		.split( '\n' )
		.map( ( line ) => line.replace( /^\s*\*? ?/, '' ).trimEnd() );
	const end = lines.findIndex( ( line ) => line.startsWith( '@' ) );
	return {
		about: lines.slice( 0, end ).join( ' ' ).trim(),
		since: lineAfter( lines, 'since' )[ 0 ] ?? '',
		params: lineAfter( lines, 'param' ).map( ( param ) => {
			const [ , type = '', name = '', words = '' ] =
				/^(.*?)\s+(\$\w+)\s*(.*)$/.exec( param ) ?? [];
			return { type, name, words };
		} ),
		example: lineAfter( lines, 'example' )[ 0 ] ?? '',
	};
}

/** Every hook of ours in the order of its name. */
export async function findHooks() {
	const { stdout } = await run(
		'git',
		[ 'ls-files', 'src/server/**.php', 'src/server/*.php' ],
		{ cwd: repo, quiet: true }
	);
	return [ ...new Set( stdout.trim().split( '\n' ) ) ]
		.flatMap( ( file ) =>
			[
				...readFileSync( join( repo, file ), 'utf8' ).matchAll( FIRED ),
			].map( ( [ , comment = '', kind, name ] ) => ( {
				file,
				kind,
				name,
				...readComment( comment ),
			} ) )
		)
		.sort( ( a, b ) => a.name.localeCompare( b.name ) );
}

const cell = ( text ) => text.replaceAll( '|', '\\|' );

const section = ( { name, kind, about, since, params, example, file } ) =>
	`## ${ name }

A${ kind === 'action' ? 'n action' : ' filter' }, since ${ since }, in \`${ file }\`. ${ about }

| Parameter | Type | |
|---|---|---|
${ params.map( ( param ) => `| \`${ param.name }\` | \`${ cell( param.type ) }\` | ${ cell( param.words ) } |` ).join( '\n' ) }

\`\`\`php
${ example }
\`\`\`
`;

/** The page as the source has it now. */
export const pageOf = (
	hooks
) => `# Hooks: actions and filters for other plugins

Made from the source by \`npm run hooks\`. What a listener throws is logged and changes nothing: a booking is stored by then, and a filter leaves its value as it was.

${ hooks.map( section ).join( '\n' ) }`;

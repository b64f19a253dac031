import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repo } from './paths.mjs';
import { run } from './run.mjs';

export const PAGE = join( repo, 'docs/hooks.md' );

/** Matches a hook of the plugin, with the docblock directly above its statement, if any. */
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

/** Returns every hook of the plugin, sorted by name. */
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

/** Returns the section about the capability, with its name from the server's source. */
function capability() {
	const file = 'src/server/Service/Site_Settings.php';
	const [ , name ] = /const CAPABILITY = '(\w+)'/.exec(
		readFileSync( join( repo, file ), 'utf8' )
	);
	return `## The capability ${ name }

Opens the site's settings: their screen, the tests on it, and the call \`admin/settings\` (\`${ file }\`). Administrators have it without being given it; a site may give it to another role, for which it suffices. It opens no studio, no booking and no other screen ([security](security.md)).

\`\`\`php
get_role( 'editor' )->add_cap( '${ name }' );
\`\`\`
`;
}

/** Returns the text of docs/hooks.md for the given hooks. */
export const pageOf = (
	hooks
) => `# Hooks: actions, filters and a capability for other plugins

Made from the source by \`npm run hooks\`. What a listener throws is logged and changes nothing: a booking is stored by then, and a filter leaves its value as it was.

${ [ ...hooks.map( section ), capability() ].join( '\n' ) }`;

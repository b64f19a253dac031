import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repo, work } from '../lib/paths.mjs';

const SOURCE = join(
	repo,
	'vendor/php-stubs/wordpress-stubs/wordpress-stubs.php'
);

const INPUT = '@psalm-taint-source input';
const passes = ( from, ...kinds ) => [
	'@psalm-taint-specialize',
	`@psalm-flow ($${ from }) -> return`,
	...kinds.map( ( kind ) => `@psalm-taint-escape ${ kind }` ),
];
const each = ( names, notes ) =>
	Object.fromEntries( names.map( ( name ) => [ name, notes ] ) );

/**
 * Annotations for WordPress's functions that the stubs lack: sources of visitors' input, functions that pass it on or
 * escape it, and sinks. Psalm assumes that other functions do not pass input on.
 */
const NOTES = {
	...each(
		[
			'query',
			'get_var',
			'get_row',
			'get_col',
			'get_results',
			'prepare',
		].map( ( name ) => `wpdb::${ name }` ),
		[ '@psalm-taint-sink sql $query' ]
	),
	...each(
		[
			'get_param',
			'get_params',
			'get_query_params',
			'get_body_params',
			'get_json_params',
			'get_url_params',
			'get_body',
			'get_header',
			'get_headers',
		].map( ( name ) => `WP_REST_Request::${ name }` ),
		[ INPUT ]
	),
	get_query_var: [ INPUT ],
	wp_unslash: passes( 'value' ),
	apply_filters: passes( 'value' ),
	wp_json_encode: passes( 'value' ),
	sanitize_textarea_field: passes( 'str', 'html' ),
	sanitize_text_field: passes( 'str', 'html' ),
	wp_strip_all_tags: passes( 'text', 'html' ),
	wp_kses_post: passes( 'data', 'html' ),
	...each(
		[ 'esc_html', 'esc_attr', 'esc_js' ],
		passes( 'text', 'html', 'has_quotes' )
	),
	esc_url: passes( 'url', 'html', 'has_quotes' ),
	esc_url_raw: passes( 'url' ),
	esc_sql: passes( 'data', 'sql' ),
	wp_die: [ '@psalm-taint-sink html $message' ],
	wp_redirect: [ '@psalm-taint-sink header $location' ],
	wp_remote_get: [ '@psalm-taint-sink ssrf $url' ],
	wp_remote_post: [ '@psalm-taint-sink ssrf $url' ],
};

/** Returns the start and the end of the docblock of a function or method in the stubs. */
function docblock( text, name ) {
	const [ first, second ] = name.split( '::' );
	const from =
		second === undefined
			? 0
			: text.search( new RegExp( `\\n    class ${ first }\\b` ) );
	const header = new RegExp(
		`\\n    ( {4}public )?function ${ second ?? first }\\(`
	);
	const length = text.slice( from ).search( header );
	const end = text.lastIndexOf( '*/', from + length ) + 2;
	if (
		from < 0 ||
		length < 0 ||
		text.slice( end, from + length ).trim() !== ''
	) {
		throw new Error(
			`The WordPress stubs have no ${ name }() with a docblock any more: dev/suites/taint-stubs.mjs names it.`
		);
	}
	return [ text.lastIndexOf( '/**', end ), end ];
}

/**
 * Writes a copy of the WordPress stubs with the annotations (psalm.xml names the file). They replace a function's
 * docblock, because with types such as `literal-string` Psalm does not follow taint into the argument.
 */
export function writeTaintStubs() {
	let text = readFileSync( SOURCE, 'utf8' );
	for ( const [ name, notes ] of Object.entries( NOTES ) ) {
		const [ start, end ] = docblock( text, name );
		text = `${ text.slice( 0, start ) }/** ${ notes.join( '\n * ' ) } */${ text.slice( end ) }`;
	}
	mkdirSync( join( work, 'psalm' ), { recursive: true } );
	writeFileSync( join( work, 'psalm/wordpress.phpstub' ), text );
}

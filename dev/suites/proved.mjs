import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repo } from '../lib/paths.mjs';
import { writeTaintStubs } from './taint-stubs.mjs';
import { failedCheck, logged, passedCheck, TOOLS } from './task.mjs';

const fixture = ( name ) => `tests/php/Architecture/Fixture/${ name }.php`;

/** Returns the lines on which a fixture breaks a rule on purpose. */
function broken( file ) {
	const lines = readFileSync( join( repo, file ), 'utf8' ).split( '\n' );
	return lines.flatMap( ( line, index ) =>
		line.includes( '// breaks' ) ? [ `${ file }:${ index + 1 }` ] : []
	);
}

/**
 * Returns a check that proves in every run that it can fail: it must find exactly the rules that its fixture breaks.
 *
 * @param {string}   name
 * @param {string[]} needs
 * @param {string}   file Path of the fixture.
 * @param {() => Promise<{ at: string, message: string }[]>} find `at` is `file:line`.
 */
const proved = ( name, needs, file, find ) => ( {
	name,
	group: 'lint',
	needs: [ 'php', 'composer', ...needs ],
	run: async () => {
		const wanted = broken( file );
		const found = await find();
		const notes = [
			...found
				.filter( ( { at } ) => ! wanted.includes( at ) )
				.map( ( { at, message } ) => `${ at } ${ message }` ),
			...wanted
				.filter(
					( at ) => ! found.some( ( place ) => place.at === at )
				)
				.map( ( at ) => `${ at } was not found` ),
		];
		return notes.length === 0 && wanted.length > 0
			? passedCheck()
			: failedCheck( notes.join( '\n     ' ), name );
	},
} );

/** Finds what is wrong with types, and forbidden dependencies between the folders of src/server. */
async function analyse() {
	const { stdout } = await logged( 'phpstan', [
		...[
			...TOOLS.php,
			join( repo, 'vendor/bin/phpstan' ),
			'analyse',
			'--no-progress',
		],
		...[
			'--configuration=tests/php/Architecture/phpat.neon',
			'--error-format=json',
		],
	] );
	const { files, errors } = JSON.parse( stdout );
	const found = Object.entries( files ).flatMap( ( [ file, { messages } ] ) =>
		messages.map( ( { line, message } ) => ( {
			at: `${ relative( repo, file ) }:${ line }`,
			message,
		} ) )
	);
	return [
		...found,
		...errors.map( ( message ) => ( { at: 'phpstan', message } ) ),
	];
}

/** Finds visitors' input in SQL, HTML or headers; reports its last place in the plugin (the sinks are stubs). */
async function findTaint() {
	writeTaintStubs();
	const { stdout } = await logged( 'psalm-taint', [
		...[
			...TOOLS.php,
			join( repo, 'dev/tools/psalm/vendor/bin/psalm' ),
			'--taint-analysis',
		],
		...[
			'--no-cache',
			'--no-progress',
			'--threads=1',
			'--output-format=json',
		],
	] );
	return JSON.parse( stdout ).map(
		( {
			type,
			message,
			taint_trace: trace,
			file_name: file,
			line_from: line,
		} ) => {
			const way = ( trace ?? [] )
				.map( ( step ) => `${ step.file_name }:${ step.line_from }` )
				.filter( ( at ) => /^(src|tests|[^/]+\.php)/.test( at ) );
			return {
				at: way.at( -1 ) ?? `${ file }:${ line }`,
				message: `${ type } ${ message } (${ [ ...new Set( way ) ].join( ' -> ' ) })`,
			};
		}
	);
}

/** Finds violations of WordPress's coding standard. */
async function findUnlikeWordPress() {
	const { stdout } = await logged( 'wpcs', [
		...[
			...TOOLS.php,
			join( repo, 'dev/tools/wpcs/vendor/bin/phpcs' ),
			'--standard=dev/tools/wpcs/ruleset.xml',
		],
		...[ '-q', '--report=emacs' ],
	] );
	return [ ...stdout.matchAll( /^(.+?:\d+):\d+: \w+ - (.*)$/gm ) ].map(
		( [ , at, message ] ) => ( { at, message } )
	);
}

export const provedChecks = [
	proved( 'phpstan', [], fixture( 'broken-rooms' ), analyse ),
	proved( 'psalm-taint', [ 'psalm' ], fixture( 'tainted' ), findTaint ),
	proved(
		'wpcs',
		[ 'wpcs' ],
		fixture( 'unlike-wordpress' ),
		findUnlikeWordPress
	),
];

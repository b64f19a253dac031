import {
	existsSync,
	openSync,
	readFileSync,
	readdirSync,
	writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { fail, say } from '../lib/log.mjs';
import { repo } from '../lib/paths.mjs';
import { PHP_SETTINGS } from '../lib/php.mjs';
import { run, startGroup } from '../lib/run.mjs';
import { withTestSite } from '../suites/sites.mjs';
import { hashOf } from '../suites/stamps.mjs';
import { withPcov } from './pcov.mjs';
import { dir, isIn } from './place.mjs';

const settings = ( list ) => list.flatMap( ( value ) => [ '-d', value ] );

const SETTINGS = [
	...PHP_SETTINGS,
	...settings( [ 'display_errors=stderr', 'memory_limit=1G' ] ),
];

/** Settings of opcache, so that forked processes share the compiled code of the first. */
const FORKED = settings( [
	'opcache.enable_cli=1',
	'opcache.memory_consumption=256',
	'opcache.max_accelerated_files=30000',
] );

const script = ( name ) => join( repo, 'dev/mutation/php', name );

/** Returns the paths, relative to the checkout, of the files below a folder whose names have the given ending. */
const files = ( folder, ending ) =>
	readdirSync( join( repo, folder ), { recursive: true } )
		.filter( ( name ) => name.endsWith( ending ) )
		.map( ( name ) => `${ folder }/${ name }` )
		.sort();

function order( name, content ) {
	const file = join( dir, `${ name }.order.json` );
	writeFileSync( file, JSON.stringify( { repo, ...content } ) );
	return file;
}

/** Kinds of tests: those without WordPress and those in WordPress. */
const KINDS = [
	{ name: 'Unit', wordpress: false },
	{ name: 'Integration', wordpress: true },
];

/** Returns a hash of each test file of a kind, and one of the other files that affect which lines the tests run. */
function hashes( { name } ) {
	const tests = files( `tests/php/${ name }`, '_Test.php' );
	const others = files( 'tests/php', '.php' ).filter(
		( file ) => ! file.endsWith( '_Test.php' )
	);
	return {
		base: hashOf( name, [ 'src/server', ...others ] ),
		tests: Object.fromEntries(
			tests.map( ( file ) => [ file, hashOf( '', [ file ] ) ] )
		),
	};
}

const read = ( file ) => JSON.parse( readFileSync( file, 'utf8' ) );

async function countLines( { name, wordpress }, tests, result, site ) {
	say( `Counting the lines that ${ tests.length } files of ${ name } run …` );
	const asked = order( `coverage-${ name }`, {
		files: tests,
		wordpress,
		config: join( dir, `coverage-${ name }.xml` ),
		result,
	} );
	const pcov = await withPcov( join( repo, 'src/server' ) );
	await run(
		'php',
		[ ...SETTINGS, ...pcov, script( 'coverage-of-tests.php' ), asked ],
		{ cwd: repo, env: { STUDIO_CALENDAR_SITE: site.dir }, quiet: true }
	);
}

/** Merges two results: the lines by file. */
const together = ( one, other ) =>
	Object.fromEntries(
		[
			...new Set( [ ...Object.keys( one ), ...Object.keys( other ) ] ),
		].map( ( file ) => [
			file,
			[
				...new Set( [
					...( one[ file ] ?? [] ),
					...( other[ file ] ?? [] ),
				] ),
			],
		] )
	);

/** Measures which lines each test of a kind runs: by changed test files only, or by all if other code has changed. */
async function coverage( kind, site ) {
	const result = join( dir, `coverage-${ kind.name }.json` );
	const now = hashes( kind );
	const kept = existsSync( result ) ? read( result ) : {};
	const isOld = kept.from?.base !== now.base;
	const changed = Object.keys( now.tests ).filter(
		( file ) => isOld || kept.from.tests[ file ] !== now.tests[ file ]
	);
	if ( changed.length === 0 ) {
		return result;
	}
	const fresh = `${ result }.new`;
	await countLines( kind, changed, fresh, site );
	const counted = read( fresh );
	const stays = ( [ , { file } ] ) =>
		Object.hasOwn( now.tests, file ) && ! changed.includes( file );
	const tests = isOld ? [] : Object.entries( kept.tests ).filter( stays );
	writeFileSync(
		result,
		JSON.stringify( {
			from: now,
			tests: { ...Object.fromEntries( tests ), ...counted.tests },
			executable: isOld
				? counted.executable
				: together( kept.executable, counted.executable ),
		} )
	);
	return result;
}

/** Tries the mutants and prints a line for each finished file. */
async function tryMutants( asked, log, site ) {
	writeFileSync( log, '' );
	const output = openSync( log, 'a' );
	const child = startGroup(
		'php',
		[ ...SETTINGS, ...FORKED, script( 'try-mutants.php' ), asked ],
		{
			cwd: repo,
			env: { STUDIO_CALENDAR_SITE: site.dir },
			stdio: [ 'ignore', output, output, 'pipe' ],
		}
	);
	child.stdio[ 3 ].setEncoding( 'utf8' ).on( 'data', ( text ) => {
		say( text.trimEnd() );
	} );
	const [ code ] = await once( child, 'close' );
	if ( code !== 0 ) {
		fail(
			`Trying the mutants ended with ${ code }:\n${ readFileSync( log, 'utf8' ).slice( -2000 ) }`
		);
	}
}

/**
 * @param {string} folder Folder of src/server.
 * @param {string} part   The folder, or a folder or file in it.
 * @return {Promise<import('./run.mjs').Mutant[]>}
 */
export const inPhp = ( folder, part ) =>
	withTestSite( `mutation-${ folder }`, '7.1', {}, async ( site ) => {
		const wanted = isIn( `src/server/${ part }` );
		const known = [];
		for ( const kind of KINDS ) {
			known.push( await coverage( kind, site ) );
		}
		const result = join( dir, `${ folder }-php.json` );
		const log = join( dir, `${ folder }.log` );
		const asked = order( folder, {
			files: files( `src/server/${ folder }`, '.php' ).filter( wanted ),
			coverage: known,
			dir: join( dir, `trial-${ folder }` ),
			log,
			database: join( site.dir, 'wp-content/database/.ht.sqlite' ),
			result,
		} );
		await tryMutants( asked, log, site );
		return Object.values( read( result ) ).filter( ( { file } ) =>
			wanted( file )
		);
	} );

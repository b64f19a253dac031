import assert from 'node:assert/strict';
import {
	cpSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { repo } from '../../dev/lib/paths.mjs';
import { MEMBERS } from '../../dev/webpack/lean-dayjs.mjs';
import { leaveOutMembers } from '../../dev/webpack/without-members.mjs';

const folder = mkdtempSync( join( tmpdir(), 'lean-dayjs-' ) );
after( () => rmSync( folder, { recursive: true } ) );

/** Creates the modules as the build trims them, with the file extensions that Node requires in an import. */
function makeLean() {
	cpSync( join( repo, 'node_modules/dayjs/esm' ), folder, {
		recursive: true,
	} );
	writeFileSync( join( folder, 'package.json' ), '{ "type": "module" }' );
	for ( const [ module, names ] of Object.entries( MEMBERS ) ) {
		const path = join( folder, `${ module }.js` );
		writeFileSync(
			path,
			leaveOutMembers( readFileSync( path, 'utf8' ), names )
		);
	}
	for ( const name of [
		'index',
		'utils',
		'locale/en',
		'plugin/utc/index',
	] ) {
		const path = join( folder, `${ name }.js` );
		writeFileSync(
			path,
			readFileSync( path, 'utf8' ).replace(
				/(from '\.[^']+?)(\/index)?'/g,
				( _, start ) =>
					start.endsWith( "'.." )
						? `${ start }/index.js'`
						: `${ start }.js'`
			)
		);
	}
}

makeLean();
const load = async ( name ) =>
	( await import( pathToFileURL( join( folder, name ) ).href ) ).default;
const lean = await load( 'index.js' );
lean.extend( await load( 'plugin/utc/index.js' ) );

const require = createRequire( import.meta.url );
const whole = require( 'dayjs' );
whole.extend( require( 'dayjs/plugin/utc' ) );

const DATES = [
	'1970-01-01',
	'2011-12-30',
	'2024-02-29',
	'2026-02-30',
	'2026-03-29',
	'2026-10-25',
	'2026-12-31',
	'2027-13-01',
	'9999-12-31',
];

test( 'the start of the page is without what dayjs can beside', () => {
	const script = readFileSync( join( repo, 'build/block/view.js' ), 'utf8' );
	assert.match( script, /\$isDayjsObject/ );
	assert.doesNotMatch(
		script,
		/\b(isSame|isAfter|isBefore|startOf|endOf|subtract|toJSON|isUTC)\b|February/
	);
} );

/** Returns the day as src/domain/time.ts writes it. */
const textOf = ( day ) => day.toISOString().slice( 0, -14 );

test( 'what is left answers as the whole does', () => {
	for ( const date of DATES ) {
		const of = ( dayjs ) => {
			const day = dayjs.utc( date );
			return [
				day.day(),
				textOf( day ),
				...[ -400, -1, 0, 1, 31, 366 ].map( ( days ) =>
					textOf( day.add( days, 'day' ) )
				),
			];
		};
		assert.deepEqual( of( lean ), of( whole ), date );
	}
} );

test( 'the calendar asks dayjs for nothing more', () => {
	const asked = readFileSync( join( repo, 'src/domain/time.ts' ), 'utf8' );
	const calls = [ ...asked.matchAll( /\bday\( \w+ \)\.(\w+)\(/g ) ].map(
		( [ , name ] ) => name
	);
	assert.deepEqual( [ ...new Set( calls ) ].sort(), [ 'add', 'day' ] );
	assert.doesNotMatch( asked, /\.format\(/ );
	const units = asked.matchAll( /\.add\( .*, '(\w+)' \)/g );
	assert.deepEqual(
		Array.from( units, ( [ , unit ] ) => unit ),
		[ 'day' ]
	);
} );

test( 'only one file of ours imports it', () => {
	const files = readdirSync( join( repo, 'src' ), {
		recursive: true,
		encoding: 'utf8',
	} ).filter( ( name ) => /\.tsx?$/.test( name ) );
	assert.deepEqual(
		files.filter( ( name ) =>
			/from 'dayjs/.test(
				readFileSync( join( repo, 'src', name ), 'utf8' )
			)
		),
		[ 'domain/time.ts' ]
	);
} );

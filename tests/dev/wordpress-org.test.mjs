/** Tests of the plugin directory's images and of the blueprint for WordPress Playground. */
import Ajv from 'ajv';
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { repo } from '../../dev/lib/paths.mjs';

const read = ( name ) => readFileSync( join( repo, name ), 'utf8' );

const FOLDER = '.wordpress-org';

const files = readdirSync( join( repo, FOLDER ) );

/** Maximum bytes of an image: a tenth of the directory's limit for screenshots, its limit for icon and banner. */
const LARGEST = 1_000_000;

const DRAWINGS = [
	'banner-1544x500.png',
	'banner-772x250.png',
	'icon-128x128.png',
	'icon-256x256.png',
];

/** Returns width and height, which stand in the first chunk of every PNG. */
function sizeOf( name ) {
	const bytes = readFileSync( join( repo, FOLDER, name ) );
	assert.equal( bytes.toString( 'latin1', 1, 4 ), 'PNG', name );
	return [ bytes.readUInt32BE( 16 ), bytes.readUInt32BE( 20 ) ];
}

test( 'icon and banner have the sizes that their names say', () => {
	assert.deepEqual(
		files.filter( ( name ) => /^(icon|banner)-/.test( name ) ).sort(),
		DRAWINGS
	);
	for ( const name of DRAWINGS ) {
		const [ , width, height ] = /-(\d+)x(\d+)\.png$/.exec( name );
		assert.deepEqual(
			sizeOf( name ),
			[ Number( width ), Number( height ) ],
			name
		);
	}
	assert.match( read( `${ FOLDER }/icon.svg` ), /^<svg [^>]*viewBox/ );
} );

test( 'every picture is small enough for the directory', () => {
	const tooLarge = files.filter(
		( name ) => statSync( join( repo, FOLDER, name ) ).size > LARGEST
	);
	assert.deepEqual( tooLarge, [] );
} );

test( 'every screenshot has its line in readme.txt, and every line its screenshot', () => {
	const [ , section ] = /^== Screenshots ==\n([^]*?)\n==/m.exec(
		read( 'readme.txt' )
	);
	const numbers = [ ...section.matchAll( /^(\d+)\. ./gm ) ].map(
		( [ , number ] ) => Number( number )
	);
	assert.ok( numbers.length > 3 );
	assert.deepEqual(
		numbers,
		numbers.map( ( _, index ) => index + 1 )
	);
	assert.deepEqual(
		files.filter( ( name ) => name.startsWith( 'screenshot-' ) ).sort(),
		numbers.map( ( number ) => `screenshot-${ number }.png` ).sort()
	);
} );

const blueprint = JSON.parse( read( `${ FOLDER }/blueprints/blueprint.json` ) );

const stepOf = ( name ) =>
	blueprint.steps.find( ( { step } ) => step === name );

test( 'the blueprint is one that WordPress Playground takes', () => {
	const schema = JSON.parse(
		read( 'tests/fixtures/playground/blueprint-schema.json' )
	);
	const validate = new Ajv( { allErrors: true } ).compile( schema );
	const errorsOf = ( one ) => ( validate( one ) ? [] : validate.errors );
	assert.deepEqual( errorsOf( blueprint ), [] );
	// A schema that accepts everything would also pass the assertion above.
	const [ first, ...rest ] = blueprint.steps;
	const wrong = { ...first, step: 'installPlugins' };
	assert.notDeepEqual(
		errorsOf( { ...blueprint, steps: [ wrong, ...rest ] } ),
		[]
	);
} );

test( 'the blueprint installs this plugin, on a PHP that it runs on', () => {
	assert.equal(
		stepOf( 'installPlugin' ).pluginData.slug,
		'studio-calendar'
	);
	const [ , oldest ] = /^Requires PHP: (.+)$/m.exec( read( 'readme.txt' ) );
	const { compare } = new Intl.Collator( 'en', { numeric: true } );
	assert.ok( compare( blueprint.preferredVersions.php, oldest ) >= 0 );
} );

/** Returns the source of one of the plugin's PHP classes. */
const classOf = ( name ) => {
	const file = `src/server/${ name.split( '\\' ).slice( 1 ).join( '/' ) }.php`;
	assert.ok( existsSync( join( repo, file ) ), file );
	return read( file );
};

test( 'what the blueprint asks of the plugin is there', () => {
	const { code } = stepOf( 'runPHP' );
	const [ name ] = /StudioCalendar\\[\w\\]+/.exec( code );
	const services = classOf( name );
	const calls = [ ...code.matchAll( /\$services->(\w+)\(\)->(\w+)\(/g ) ];
	assert.equal( calls.length, code.split( '$services->' ).length - 1 );
	for ( const [ , service, method ] of calls ) {
		const [ , type ] = new RegExp(
			`public function ${ service }\\(\\): (\\w+)`
		).exec( services );
		const [ , full ] = new RegExp( `^use (.+\\\\${ type });`, 'm' ).exec(
			services
		);
		assert.match(
			classOf( full ),
			new RegExp( `public function ${ method }\\(` )
		);
	}
	assert.match(
		classOf( 'StudioCalendar\\WordPress\\Admin\\Demo_Content' ),
		/'page' => \$page/
	);
	assert.ok( code.includes( "$made['page']" ) );
} );

test( 'the blueprint ends on a page that it has made, at a week that the calendar reads', () => {
	const { path, data } = stepOf( 'writeFile' );
	assert.equal( path, `/wordpress${ blueprint.landingPage }` );
	const [ , name ] = /add_query_arg\( '(\w+)'/.exec( data );
	assert.ok(
		read( 'src/store/page-params.ts' ).includes(
			`query.get( '${ name }' )`
		)
	);
} );

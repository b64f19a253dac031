import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import postcss from 'postcss';
import { repo } from '../../dev/lib/paths.mjs';
import {
	isFrame,
	isLight,
	strengthen,
	WEIGHT,
} from '../../dev/webpack/strong-css.mjs';

/** Styles of wp-admin's screens and of the block's controls in the editor; all other styles ship with a calendar. */
const NO_CALENDAR = /^(admin\/|block\/index)/;

const build = join( repo, 'build' );

const sheets = readdirSync( build, { recursive: true, encoding: 'utf8' } )
	.map( ( name ) => name.replaceAll( '\\', '/' ) )
	.filter(
		( name ) => name.endsWith( '.css' ) && ! NO_CALENDAR.test( name )
	);

const cssOf = ( name ) => readFileSync( join( build, name ), 'utf8' );

function rulesOf( css ) {
	const rules = [];
	postcss.parse( css ).walkRules( ( rule ) => {
		if ( ! isFrame( rule ) ) {
			rules.push( rule );
		}
	} );
	return rules;
}

const weak = ( css ) =>
	rulesOf( css )
		.filter( ( rule ) => ! isLight( rule ) )
		.flatMap( ( { selectors } ) => selectors )
		.filter( ( selector ) => ! selector.includes( WEIGHT ) );

const has = ( css, part ) =>
	rulesOf( css ).some( ( { selector } ) => selector.includes( part ) );

test( 'every rule that ships with a calendar outweighs a theme, or sets tokens only', () => {
	assert.ok( sheets.includes( 'block/view.css' ) );
	assert.ok( sheets.includes( 'date-picker.css' ) );
	for ( const name of sheets ) {
		const css = cssOf( name );
		assert.ok( rulesOf( css ).length > 10, `${ name } has rules` );
		assert.deepEqual( weak( css ), [], name );
	}
} );

test( 'the reset weighs less than any part, so that no order of sheets matters', () => {
	const css = cssOf( 'block/view.css' );
	const resets = rulesOf( css )
		.flatMap( ( { selectors } ) => selectors )
		.filter( ( selector ) => / :where\(/.test( selector ) );
	assert.ok( resets.length > 10 );
	for ( const selector of resets ) {
		assert.ok(
			selector.startsWith( `:where(.sc)${ WEIGHT } :where(` ),
			selector
		);
	}
} );

test( 'tokens stay for themes to set', () => {
	const css = cssOf( 'block/view.css' );
	assert.ok( has( css, '.sc[data-scheme=dark]' ) );
	const light = rulesOf( css ).filter( isLight );
	assert.ok(
		light.some( ( { nodes } ) =>
			nodes.some( ( { prop } ) => prop === '--sc-hue-a' )
		)
	);
} );

test( 'what would reach past the calendar is refused', () => {
	assert.throws( () => strengthen( 'button { color: red; }' ), /reach past/ );
	assert.equal(
		strengthen( '.sc-a, .sc-b > i { color: red; }' ),
		`.sc-a${ WEIGHT }, .sc-b${ WEIGHT } > i { color: red; }`
	);
} );

test( 'what comes on demand carries a version', () => {
	for ( const name of [ 'view', 'view-members' ] ) {
		const file = join( build, `block/${ name }.js` );
		const script = readFileSync( file, 'utf8' );
		for ( const end of [ 'css', 'js' ] ) {
			assert.match( script, new RegExp( `"\\.${ end }\\?ver="\\+\\{` ) );
		}
	}
} );

test( 'the icons of cards are one picture, in plain letters', () => {
	const css = cssOf( 'block/view.css' );
	// Of each SVG browsers make a document before the first card (docs/decisions/0061); `#` ends a URL.
	assert.deepEqual(
		css
			.match( /url\([^ ]*data:[^"]*/g )
			.map( ( url ) =>
				/^url\("data:image\/svg\+xml,%3Csvg xmlns='[^#<>]*%3C\/svg%3E$/.test(
					url
				)
			),
		[ true ]
	);
} );

test( 'no two animations share a name, because the sheet that comes last decides', () => {
	const known = new Map();
	for ( const name of sheets ) {
		postcss.parse( cssOf( name ) ).walkAtRules( 'keyframes', ( rule ) => {
			const frames = rule.nodes.join();
			assert.equal(
				known.get( rule.params ) ?? frames,
				frames,
				`${ rule.params } in ${ name }`
			);
			known.set( rule.params, frames );
		} );
	}
	assert.ok( known.size > 5 );
} );

test( 'within atan2() lengths are in pixels or registered as lengths, because Safari takes 1cqw for 1px there', () => {
	const script = readFileSync(
		join( repo, 'src/server/WordPress/First_Week/Static_Week.php' ),
		'utf8'
	);
	const [ , name ] = /registerProperty\(\{name:"([^"]+)"/.exec( script );
	const parts = cssOf( 'block/view.css' )
		.split( 'atan2(' )
		.slice( 1 )
		.map( ( text ) => text.slice( 0, text.indexOf( '))' ) ) );
	assert.ok( parts.length > 1 );
	for ( const part of parts ) {
		assert.ok( part.startsWith( `var(${ name }),` ), part );
		assert.doesNotMatch( part, /\d(?!px)[a-z%]+/, part );
	}
} );

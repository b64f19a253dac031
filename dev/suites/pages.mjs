import { withDemoSite } from './demo-site.mjs';
import { ourNotices } from './notices.mjs';

const OURS = 'plugins/studio-calendar/';

const get = async ( url ) => {
	const response = await fetch( url );
	return { status: response.status, text: await response.text() };
};

/** Returns the URLs of the plugin's scripts and styles that a page loads. */
const assetsOf = ( html ) =>
	[
		...html.matchAll(
			/<(?:script|link)\b[^>]*\b(?:src|href)=["']([^"']+)["']/g
		),
	]
		.map( ( [ , address ] ) => address.replaceAll( '&#038;', '&' ) )
		.filter( ( address ) => address.includes( OURS ) );

/** Returns true if WordPress has printed a small stylesheet of the plugin into the page instead of linking it. */
const hasInlineStyle = ( html ) =>
	/<style id=["']studio-calendar-/.test( html );

async function checkCalendarPage( check, name, url ) {
	const { status, text } = await get( url );
	const assets = assetsOf( text );
	check( `${ name } answers 200`, status === 200 );
	check(
		`${ name } holds the mount point`,
		text.includes( 'data-studio-calendar=' )
	);
	const has = ( end ) =>
		assets.some( ( asset ) => new URL( asset ).pathname.endsWith( end ) );
	check( `${ name } loads our script`, has( '.js' ) );
	check( `${ name } has our style`, has( '.css' ) || hasInlineStyle( text ) );
	for ( const asset of assets ) {
		check(
			`${ name }: ${ new URL( asset ).pathname } is there`,
			( await get( asset ) ).status === 200
		);
	}
}

async function checkWeek( check, demo ) {
	const today = new Date().toISOString().slice( 0, 10 );
	const query = new URLSearchParams( {
		studio_id: demo.studio.id,
		date_from: today,
		date_to: today,
	} );
	const { status, text } = await get(
		`${ demo.rest }/booking/getInRange_ready?${ query }`
	);
	check(
		'the week is read as a guest',
		status === 200 && JSON.parse( text ).permission === 'Guest'
	);
}

/**
 * Tests the demo's three pages and one read request over HTTP, on an older WordPress: the scripts and styles that the
 * plugin enqueues, its HTML and its response, and that the plugin caused no notices.
 *
 * @param {string} name
 * @param {string} wp Version of WordPress.
 */
export const pages = ( name, wp ) =>
	withDemoSite( name, wp, async ( demo, site ) => {
		const outcome = { passed: 0, failed: 0, skipped: 0, notes: [] };
		const check = ( what, isTrue ) => {
			outcome[ isTrue ? 'passed' : 'failed' ]++;
			outcome.notes.push( ...( isTrue ? [] : [ what ] ) );
		};
		for ( const [ page, url ] of Object.entries( demo.pages ) ) {
			await checkCalendarPage( check, `page "${ page }"`, url );
		}
		await checkWeek( check, demo );
		const post = await get( `${ demo.url }?p=1` );
		check(
			'a page without a calendar loads nothing of ours',
			post.status === 200 &&
				assetsOf( post.text ).length === 0 &&
				! hasInlineStyle( post.text )
		);
		const notices = ourNotices( site );
		check(
			`no notice that we have a part in, not: ${ notices.join( '; ' ) }`,
			notices.length === 0
		);
		return outcome;
	} );

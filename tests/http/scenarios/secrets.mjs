/**
 * Test 8 of docs/security.md: Ably's key, whether from wp-config.php or from the database, is in no page, file or log,
 * and in only one row of the database. lib/client.mjs checks the JSON of every response of the whole run.
 */
import { sendRaw } from '../lib/raw.mjs';

const MENU = '/wp-admin/edit.php?post_type=studio_cal_studio&page=';

const rest = ( path ) => `/wp-json${ path }`;

/** Pages that everyone may open, each with a word that proves that it was opened. */
const PUBLIC = ( { studio } ) => [
	[ '/', '' ],
	[
		`/?studio_calendar=page&studio_id=${ studio.id }`,
		'data-studio-calendar',
	],
	[ rest( '/' ), 'namespaces' ],
	[ rest( '/studio-calendar/v1' ), 'remove_ably_key' ],
];

/** Pages that only administrators may open. */
const ADMIN = ( { studio, people } ) => [
	[
		rest(
			`/studio-calendar/v1/admin/settings?_wpnonce=${ people.admin.nonces.valid }`
		),
		'"kept":true',
	],
	[ `${ MENU }studio-calendar-settings`, 'STUDIO_CALENDAR_ABLY_KEY' ],
	[ `${ MENU }studio-calendar-start`, 'studio' ],
	[ `${ MENU }studio-calendar-bookings`, 'studio' ],
	[
		`/wp-admin/post.php?post=${ studio.id }&action=edit`,
		'studio_calendar[',
	],
	[ '/wp-admin/options.php', 'studio_calendar_ably_key' ],
	[ '/wp-admin/site-health.php', 'studio_calendar_ably' ],
	[ '/wp-admin/site-health.php?tab=debug', 'health-check' ],
	[ '/wp-admin/plugins.php', 'studio-calendar' ],
	[ '/wp-admin/export.php?download=true&content=all', 'studio_cal_studio' ],
];

const foundIn = ( text, keys ) =>
	keys.filter( ( key ) => text.includes( key ) );

async function open( stage, results, who, [ path, word ] ) {
	const { status, text } = await sendRaw( stage, { path, who } );
	results.cell( `${ who }: no key at ${ path }`, [
		...( status === 200 && text.includes( word )
			? []
			: [ `HTTP ${ status } without "${ word }"` ] ),
		...foundIn( text, stage.keys ).map( () => 'the key' ),
	] );
}

/** Tests that the settings refuse a key while wp-config.php has one, and do not return the refused key. */
async function given( stage, results ) {
	const { nonces } = stage.people.admin;
	for ( const key of stage.keys ) {
		const body = new URLSearchParams( {
			ably_key: `given.key:${ key }`,
			_wpnonce: nonces.valid,
		} ).toString();
		const { status, text } = await sendRaw( stage, {
			method: 'POST',
			path: rest( '/studio-calendar/v1/admin/settings' ),
			body,
			who: 'admin',
		} );
		results.cell( 'a key that was refused is not given back', [
			...( status === 422 && text.includes( 'ably_key' )
				? []
				: [ `HTTP ${ status }` ] ),
			...foundIn( text, stage.keys ).map( () => 'the key' ),
		] );
	}
}

/** @param {import('../lib/stage.mjs').Stage} stage */
export async function secrets( stage, client, results ) {
	for ( const page of PUBLIC( stage ) ) {
		for ( const who of [ 'visitor', 'owner', 'admin' ] ) {
			await open( stage, results, who, page );
		}
	}
	for ( const page of ADMIN( stage ) ) {
		await open( stage, results, 'admin', page );
	}
	await given( stage, results );
	results.cell(
		'no key in the log',
		foundIn( stage.complaints(), stage.keys ).map( () => 'the key' )
	);
	const rows = await stage.keyRows();
	results.cell(
		'the kept key stands in one row of the database, that of wp-config.php in none',
		JSON.stringify( rows ) === '["options"]' ? [] : rows
	);
	return 'pages, exports, log and database';
}

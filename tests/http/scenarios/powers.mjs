/**
 * Tests 6, 7, 8, 10 and 24 of docs/security.md: the rights that owning a studio does not give, the data that nobody
 * gets, and that an application password, which needs no nonce, gives no more rights than its owner has.
 */
import { codeOf, send } from '../../../dev/lib/volley.mjs';

const rest = ( stage, method, path, person, form ) => ( {
	base: stage.base,
	path: `/wp-json${ path }`,
	method,
	form,
	headers:
		person === undefined
			? {}
			: { Cookie: person.cookie, 'X-WP-Nonce': person.nonces.valid },
} );

/** Requests to administrators' endpoints that must fail for an owner of a studio, a trainer and a visitor. */
const NOT_THEIRS = [
	[ 'GET', '/wp/v2/settings' ],
	[ 'POST', '/wp/v2/settings', { title: 'Mine' } ],
	[
		'POST',
		'/wp/v2/users',
		{
			username: 'new',
			email: 'new@example.org',
			password: 'x',
			roles: 'administrator',
		},
	],
	[ 'POST', '/wp/v2/users/1', { roles: 'subscriber' } ],
	[ 'POST', '/wp/v2/users/me', { roles: 'administrator' } ],
	[ 'DELETE', '/wp/v2/users/1?force=true&reassign=0' ],
	[ 'GET', '/wp/v2/users?context=edit' ],
	[ 'GET', '/wp/v2/plugins' ],
	[ 'GET', '/studio-calendar/v1/admin/settings' ],
	[
		'POST',
		'/studio-calendar/v1/admin/settings',
		{ ably_prefix: 'mine', remove_data: '1' },
	],
	[
		'POST',
		'/wp/v2/studio_cal_studio',
		{ title: 'Mine too', status: 'publish' },
	],
];

async function notAdministrators( stage, results ) {
	for ( const name of [ 'owner', 'trainer', 'visitor' ] ) {
		for ( const [ method, path, form ] of NOT_THEIRS ) {
			const answer = await send(
				rest(
					stage,
					method,
					path,
					name === 'visitor' ? undefined : stage.people[ name ],
					form
				)
			);
			results.cell(
				`${ name }: ${ method } ${ path } is refused`,
				[ 400, 401, 403, 404 ].includes( answer.status )
					? []
					: [ `${ answer.status }` ]
			);
		}
	}
}

/** Tests that visitors get neither email addresses, which only the studio's owners see, nor logins. */
async function nothingPersonal( stage, results ) {
	const people = Object.values( stage.people ).filter( ( { id } ) => id > 0 );
	const paths = [
		'/',
		'/wp/v2/',
		'/studio-calendar/v1',
		'/wp/v2/users',
		'/wp/v2/types',
		'/wp/v2/search?search=Hall',
		'/wp/v2/studio_cal_event',
		'/oembed/1.0/embed?url=x',
	];
	for ( const path of paths ) {
		const text = JSON.stringify(
			( await send( rest( stage, 'GET', path ) ) ).json
		);
		const told = people
			.filter(
				( { mail, login } ) =>
					text.includes( mail ) || text.includes( `"${ login }"` )
			)
			.map( ( { login } ) => login );
		results.cell( `a visitor learns of nobody at ${ path }`, told );
	}
}

async function applicationPassword( stage, client, results ) {
	const basic = ( password ) => ( {
		Authorization: `Basic ${ Buffer.from( `${ stage.people.owner.login }:${ password }` ).toString( 'base64' ) }`,
	} );
	const headers = basic( stage.password );
	const read = {
		call: 'booking/getInRange_ready',
		params: {
			studio_id: String( stage.studio.id ),
			date_from: '2030-01-07',
			date_to: '2030-01-13',
		},
	};
	const owner = await client.ask( { ...read, headers } );
	results.cell(
		'an application password is the owner without a nonce',
		owner.json?.permission === 'Owner'
			? []
			: [ `${ owner.status } ${ owner.json?.permission }` ]
	);
	const missing = await client.ask( {
		call: 'booking/cancel/4000000000',
		headers,
	} );
	results.cell(
		'and may write',
		codeOf( missing ) === 'booking_not_found' ? [] : [ codeOf( missing ) ]
	);
	const wrong = await client.ask( {
		call: 'booking/cancel/4000000000',
		headers: basic( 'abcd efgh ijkl mnop qrst uvwx' ),
	} );
	results.cell(
		'a wrong one is nobody',
		wrong.status === 401 ? [] : [ `${ wrong.status }` ]
	);
}

/** Tests that a cookie with a changed signature, time or user is no login, whatever nonce is sent with it. */
async function forgedCookie( stage, client, results ) {
	const { cookie, nonces } = stage.people.owner;
	const forged = {
		'another signature': cookie.replace( /.(;|$)/g, 'x$1' ),
		'another user': cookie.replaceAll( 'http-owner', 'http-admin' ),
		'a later end': cookie.replace( /%7C\d{10}%7C/g, '%7C9999999999%7C' ),
		'no signature': cookie.replace( /%7C[^%;]+(;|$)/g, '%7C$1' ),
	};
	for ( const [ name, bad ] of Object.entries( forged ) ) {
		const question = { cookie: bad, nonce: nonces.valid };
		const answers = await client.askAll(
			[
				{ ...question, call: 'booking/cancel/4000000000' },
				{
					...question,
					call: 'ajax:edit_booking',
					params: { booking_id: '1' },
				},
			],
			2
		);
		const changed = bad !== cookie;
		const codes = answers.map( codeOf );
		results.cell(
			`a cookie with ${ name } is nobody's`,
			changed && codes.every( ( code ) => code === 'not_logged_in' )
				? []
				: codes
		);
	}
}

/** Tests that a parameter with SQL neither delays a response nor causes an unexpected status. */
async function injection( stage, client, results ) {
	const { cookie, nonces } = stage.people.owner;
	const sql = [
		"'",
		'"',
		'%',
		')',
		'1 OR 1=1',
		'1) OR sleep(5)-- ',
		"' UNION SELECT user_pass FROM wp_users-- ",
		'1;SELECT pg_sleep(5)',
	];
	const calls = [
		[
			'booking/getInRange_ready',
			[ 'studio_id', 'date_from', 'date_to', 'orderby', 'order' ],
		],
		[ 'events/getByUser', [ 'id' ] ],
		[ 'realtime/token', [ 'studio_id', 'locale' ] ],
		[
			'admin/bookings',
			[
				'room_id',
				'trainer_id',
				'status',
				'payment',
				'canceled',
				'date_from',
				'date_to',
				'sort',
				'order',
				'page',
				'per_page',
				'after',
				'before',
			],
			{ studio_id: String( stage.studio.id ) },
		],
		[
			'admin/totals',
			[ 'room_id', 'date_to', 'order' ],
			{ studio_id: String( stage.studio.id ) },
		],
		[ 'admin/bookings/cancel', [ 'ids' ] ],
		[ 'admin/bookings/private', [ 'ids', 'flag' ] ],
		[ 'ajax:get_trainer_history', [ 'trainer_id', 'limit' ] ],
		[
			'ajax:edit_booking',
			[ 'booking_id', 'room_id', 'request_id', 'revision' ],
		],
	];
	for ( const [ call, names, others ] of calls ) {
		for ( const name of names ) {
			const answers = await client.askAll(
				sql.map( ( value ) => ( {
					call,
					params: { ...others, [ name ]: value },
					cookie,
					nonce: nonces.valid,
				} ) ),
				2
			);
			const bad = answers.filter(
				( { status, ms } ) =>
					! [ 200, 404, 422 ].includes( status ) || ms > 2500
			);
			results.cell(
				`SQL in ${ name } of ${ call }`,
				bad.map(
					( { status, ms } ) =>
						`${ status } after ${ Math.round( ms ) } ms`
				)
			);
		}
	}
}

/** Tests an AJAX action that another plugin has too: the plugin handles only requests with one of its own IDs. */
async function otherPlugin( stage, client, results ) {
	const headers = { 'X-Http-Other-Plugin': '1' };
	const { cookie, nonces } = stage.people.owner;
	for ( const [ who, login ] of [
		[ 'visitor', {} ],
		[ 'owner', { cookie, nonce: nonces.valid } ],
	] ) {
		const theirs = await client.ask( {
			call: 'ajax:edit_booking',
			params: { appointment: '1' },
			headers,
			...login,
		} );
		results.cell(
			`${ who }: another plugin keeps its edit_booking`,
			theirs.json?.theirs === true ? [] : [ codeOf( theirs ) ]
		);
		const ours = await client.ask( {
			call: 'ajax:edit_booking',
			params: { booking_id: '4000000000' },
			headers,
			...login,
		} );
		const code = who === 'visitor' ? 'not_logged_in' : 'booking_not_found';
		results.cell(
			`${ who }: ours is still ours`,
			codeOf( ours ) === code ? [] : [ codeOf( ours ) ]
		);
		const alone = await client.ask( {
			call: 'ajax:edit_booking',
			...login,
		} );
		results.cell(
			`${ who }: where there is no other plugin, every call of it is ours`,
			[ 'not_logged_in', 'invalid' ].includes( codeOf( alone ) )
				? []
				: [ codeOf( alone ) ]
		);
	}
}

/** @param {import('../lib/stage.mjs').Stage} stage */
export async function powers( stage, client, results ) {
	const { sum } = await stage.state();
	await notAdministrators( stage, results );
	await nothingPersonal( stage, results );
	await applicationPassword( stage, client, results );
	await forgedCookie( stage, client, results );
	await injection( stage, client, results );
	await otherPlugin( stage, client, results );
	results.cell(
		'none of it has changed a row',
		( await stage.state() ).sum === sum ? [] : [ 'the tables have changed' ]
	);
	return 'what owning a studio does not give';
}

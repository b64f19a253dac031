/**
 * Tests 2, 3 and 12 of docs/security.md: ways to cause a write that nobody intended. Each is tried with the owner's
 * login on every write endpoint; none may change a row.
 */
import { codeOf } from '../../../dev/lib/volley.mjs';
import { dateOf, DAYS_OF } from '../lib/cells.mjs';

const ACTIONS = [ 'cancel', 'restore', 'approve', 'markPaid', 'markUnpaid' ];

/** Name, additions to the request, and the accepted codes, or null where the response has no code to read. */
const WAYS = [
	[ 'HEAD', { method: 'HEAD' }, null ],
	[
		'HEAD that says it is a GET',
		{ method: 'HEAD', params: { _method: 'GET' } },
		null,
	],
	[
		'HEAD with an overriding header',
		{ method: 'HEAD', headers: { 'X-HTTP-Method-Override': 'POST' } },
		null,
	],
	[
		'PUT that says it is a POST',
		{ method: 'PUT', params: { _method: 'POST' } },
		[ 'forbidden', 'invalid' ],
	],
	[ '_jsonp', { params: { _jsonp: 'steal' } }, null ],
	[ '_envelope', { params: { _envelope: '1' } }, null ],
	[ 'prefetch', { headers: { 'Sec-Purpose': 'prefetch' } }, [ 'forbidden' ] ],
	[
		'prerender',
		{ headers: { 'Sec-Purpose': 'prefetch;prerender' } },
		[ 'forbidden' ],
	],
	[ 'older prefetch', { headers: { Purpose: 'prefetch' } }, [ 'forbidden' ] ],
	[
		'oldest prefetch',
		{ headers: { 'X-Moz': 'prefetch' } },
		[ 'forbidden' ],
	],
	[
		'a link in a mail',
		{ headers: { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'none' } },
		[ 'forbidden' ],
	],
	[
		'an image of another page',
		{
			nonce: undefined,
			headers: {
				'Sec-Fetch-Mode': 'no-cors',
				'Sec-Fetch-Site': 'cross-site',
			},
		},
		[ 'invalid_nonce' ],
	],
	[
		'a form of another page',
		{
			method: 'POST',
			nonce: undefined,
			headers: {
				Origin: 'https://evil.example',
				'Sec-Fetch-Mode': 'navigate',
			},
		},
		[ 'forbidden', 'invalid_nonce' ],
	],
	[
		'a fetch of another page',
		{
			method: 'POST',
			nonce: undefined,
			headers: {
				Origin: 'https://evil.example',
				Referer: 'https://evil.example/',
			},
		},
		[ 'invalid_nonce' ],
	],
	[
		'a bad nonce in the header',
		{ nonce: undefined, headers: { 'X-WP-Nonce': 'bad' } },
		[ 'invalid_nonce' ],
	],
	[
		'a bad nonce and other headers',
		{
			nonce: 'bad',
			headers: {
				'X-Requested-With': 'XMLHttpRequest',
				'X-API-Key': 'x',
				'X-Public-Nonce': 'x',
				Authorization: 'Bearer x',
			},
		},
		[ 'invalid_nonce' ],
	],
	[
		'a bad nonce and a good one in the header',
		'bad and good',
		[ 'invalid_nonce' ],
	],
	[ 'an empty nonce', { nonce: '' }, [ 'invalid_nonce' ] ],
	[ 'a nonce of another action', 'other action', [ 'invalid_nonce' ] ],
];

async function prepare( stage ) {
	const base = {
		studio_id: stage.studio.id,
		room_id: stage.studio.room,
		event_id: stage.event,
		trainer_id: stage.people.trainer.id,
	};
	const rows = ACTIONS.map( ( action, at ) => ( {
		...base,
		booking_date: dateOf( DAYS_OF.ways + at ),
		status: 'Pending',
		is_canceled: action === 'restore' ? 1 : 0,
		payment_status: action === 'markUnpaid' ? 'paid' : 'unpaid',
	} ) );
	const ids = await stage.book( [
		...rows,
		{ ...base, booking_date: dateOf( DAYS_OF.ways + 10 ) },
	] );
	const add = {
		...base,
		date: dateOf( DAYS_OF.ways + 11 ),
		time_from: '10:00',
		time_to: '11:00',
	};
	return [
		...ACTIONS.map( ( action, at ) => ( {
			call: `booking/${ action }/${ ids[ at ] }`,
			params: {},
		} ) ),
		{ call: 'booking/add', params: { post_data: JSON.stringify( add ) } },
		{
			call: 'ajax:edit_booking',
			params: { booking_id: String( ids.at( -1 ) ), time_to: '20:00' },
		},
	];
}

/** Returns the request of a write with the additions of a way. */
function question( { people }, write, way ) {
	const own = {
		...write,
		cookie: people.owner.cookie,
		nonce: people.owner.nonces.valid,
	};
	if ( way === 'bad and good' ) {
		return {
			...own,
			nonce: 'bad',
			headers: { 'X-WP-Nonce': people.owner.nonces.valid },
		};
	}
	if ( way === 'other action' ) {
		return { ...own, nonce: people.owner.nonces.otherAction };
	}
	return { ...own, ...way, params: { ...write.params, ...way.params } };
}

function problemsOf( answer, codes ) {
	if ( answer.status === 0 || answer.status >= 500 ) {
		return [ `HTTP ${ answer.status }` ];
	}
	return codes === null || codes.includes( codeOf( answer ) )
		? []
		: [ `${ answer.status } ${ codeOf( answer ) }` ];
}

/** @param {import('../lib/stage.mjs').Stage} stage */
export async function ways( stage, client, results ) {
	const writes = await prepare( stage );
	let { sum } = await stage.state();
	for ( const [ name, way, codes ] of WAYS ) {
		const answers = await client.askAll(
			writes.map( ( write ) => question( stage, write, way ) ),
			4
		);
		const after = await stage.state();
		const changed = after.sum !== sum;
		sum = after.sum;
		results.cell( `${ name } writes nothing`, [
			...( changed ? [ 'the tables have changed' ] : [] ),
			...answers.flatMap( ( answer, at ) =>
				problemsOf( answer, codes ).map(
					( problem ) => `${ writes[ at ].call }: ${ problem }`
				)
			),
		] );
	}
	const meant = await client.askAll(
		writes.map( ( write ) => question( stage, write, {} ) ),
		1
	);
	results.cell(
		'the same calls, meant, do write',
		meant.flatMap( ( answer, at ) =>
			codeOf( answer ) === 'ok'
				? []
				: [ `${ writes[ at ].call }: ${ codeOf( answer ) }` ]
		)
	);
	return `${ WAYS.length } ways, ${ writes.length } writes each`;
}

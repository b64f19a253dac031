/** Tests of the headers for caches and browsers, and of the endpoints' URLs (docs/behaviour.md, 1, 2 and 7). */
import { send } from '../../../dev/lib/volley.mjs';
import { request } from '../lib/client.mjs';

const WEEK = { date_from: '2030-01-07', date_to: '2030-01-13' };

const FOR_PAGE_CACHES = {
	'x-litespeed-cache-control': 'no-cache',
	'x-accel-expires': '0',
};

/** Returns whether no cache may store the response; WordPress adds further directives for people with a login. */
const isKeptNowhere = ( answer ) => {
	const words = ( answer.headers.get( 'cache-control' ) ?? '' ).split(
		/, */
	);
	return words.includes( 'private' ) && words.includes( 'no-store' );
};

function headerProblems( answer, wanted ) {
	return Object.entries( { ...FOR_PAGE_CACHES, ...wanted } ).flatMap(
		( [ name, value ] ) =>
			answer.headers.get( name ) === value
				? []
				: [ `${ name }: ${ answer.headers.get( name ) }` ]
	);
}

async function caching( stage, client, results ) {
	const { cookie, nonces } = stage.people.owner;
	const read = {
		call: 'booking/getInRange_ready',
		params: { studio_id: String( stage.studio.id ), ...WEEK },
	};
	const login = { cookie, nonce: nonces.valid };
	const guest = await client.ask( read );
	results.cell( 'a guest read is no-cache with an ETag and sets no cookie', [
		...headerProblems( guest, {
			'cache-control': 'no-cache',
			etag: `W/"${ guest.json?.version }"`,
		} ),
		...( guest.headers.has( 'set-cookie' ) ? [ 'sets a cookie' ] : [] ),
	] );
	const secret = [
		[ 'a read with a login', { ...read, ...login } ],
		[ 'a read with a cookie alone', { ...read, cookie } ],
		[ 'a refused read', { call: read.call } ],
		[ 'a refused write', { call: 'booking/cancel/1' } ],
		[ 'a write', { call: 'booking/cancel/4000000000', ...login } ],
		[ 'events', { call: 'events/getDefault', ...login } ],
		[
			'a refused edit',
			{ call: 'ajax:edit_booking', params: { booking_id: '1' } },
		],
		[
			'history',
			{
				call: 'ajax:get_trainer_history',
				params: { trainer_id: '1' },
				...login,
			},
		],
		[ 'a bad nonce', { ...read, cookie, nonce: 'bad' } ],
		[ 'a call that is none', { call: 'booking/no_such_call' } ],
	];
	for ( const [ name, question ] of secret ) {
		const answer = await client.ask( question );
		results.cell( `${ name } is kept nowhere`, [
			...headerProblems( answer, {} ),
			...( isKeptNowhere( answer )
				? []
				: [
						`cache-control: ${ answer.headers.get( 'cache-control' ) }`,
					] ),
		] );
		results.cell(
			`${ name } is JSON in UTF-8 that no browser takes for anything else`,
			[
				...( answer.headers.get( 'content-type' )?.toLowerCase() ===
				'application/json; charset=utf-8'
					? []
					: [ String( answer.headers.get( 'content-type' ) ) ] ),
				...( answer.headers.get( 'x-content-type-options' ) ===
				'nosniff'
					? []
					: [ 'no nosniff' ] ),
			]
		);
	}
}

async function notModified( stage, client, results ) {
	const { cookie, nonces } = stage.people.trainer;
	const read = {
		call: 'booking/getInRange_ready',
		params: { studio_id: String( stage.studio.id ), ...WEEK },
	};
	for ( const [ who, login ] of [
		[ 'guest', {} ],
		[ 'trainer', { cookie, nonce: nonces.valid } ],
	] ) {
		const first = await client.ask( { ...read, ...login } );
		for ( const tag of [
			`W/"${ first.json?.version }"`,
			`"${ first.json?.version }"`,
		] ) {
			const again = await client.ask( {
				...read,
				...login,
				headers: { 'If-None-Match': tag },
			} );
			results.cell(
				`${ who }: ${ tag.slice( 0, 3 ) }… is a 304 without a body`,
				again.status === 304 && again.json === null
					? []
					: [ `${ again.status }` ]
			);
		}
		const other = await client.ask( {
			...read,
			...login,
			headers: {
				'If-None-Match': 'W/"0123456789abcdef0123456789abcdef"',
			},
		} );
		results.cell(
			`${ who }: an old version is a whole answer`,
			other.status === 200 && other.json?.status === 'ok'
				? []
				: [ `${ other.status }` ]
		);
	}
}

/** Tests that pretty and plain permalinks lead to the same endpoints. */
async function addresses( stage, client, results ) {
	const query = new URLSearchParams( {
		studio_id: String( stage.studio.id ),
		...WEEK,
	} );
	const route = '/studio-calendar/v1/booking/getInRange_ready';
	for ( const path of [
		`/wp-json${ route }?${ query }`,
		`/?rest_route=${ route }&${ query }`,
		`/index.php?rest_route=${ route }&${ query }`,
	] ) {
		const answer = await send( { base: stage.base, path, method: 'GET' } );
		results.cell(
			`${ path.split( 'studio-calendar' )[ 0 ] }… answers`,
			answer.json?.permission === 'Guest' ? [] : [ `${ answer.status }` ]
		);
	}
	const none = await send( {
		...request( stage, { call: 'booking/add' } ),
		path: '/?rest_route=/studio-calendar/v1/booking/add',
	} );
	results.cell(
		'a guest is told 401 there, too',
		none.status === 401 && none.json?.code === 'not_logged_in'
			? []
			: [ `${ none.status } ${ none.json?.code }` ]
	);
}

/** @param {import('../lib/stage.mjs').Stage} stage */
export async function headers( stage, client, results ) {
	await caching( stage, client, results );
	await notModified( stage, client, results );
	await addresses( stage, client, results );
	return 'caches, versions, addresses';
}

/** Times of `booking/getInRange_ready` relative to an empty REST route of the same WordPress. */
import { codeOf, send } from '../../lib/volley.mjs';

/** Number of requests before the first measured one; they fill opcache, the read model and the database's caches. */
const warmUp = 20;

/** Targets for a week of 25 bookings, as ratios to the empty route; `queries` counts only the plugin's queries. */
export const readTargets = {
	sqlite: { queries: 5, read: 1.6, notModified: 1.3 },
	mariadb: { queries: 5, read: 1.25, notModified: 1.15 },
};

export function median( numbers ) {
	const sorted = [ ...numbers ].sort( ( a, b ) => a - b );
	const half = sorted.length >> 1;
	return sorted.length % 2
		? sorted[ half ]
		: ( sorted[ half - 1 ] + sorted[ half ] ) / 2;
}

/** Returns requests for the measured week and for the empty route; only an owner's have a cookie and a nonce. */
function requestsFor( bench, role ) {
	const headers = role === 'owner' ? { Cookie: bench.owner.cookie } : {};
	const nonce = role === 'owner' ? `&_wpnonce=${ bench.owner.nonce }` : '';
	const sunday = new Date( Date.parse( bench.monday ) + 6 * 86_400_000 )
		.toISOString()
		.slice( 0, 10 );
	const week = `studio_id=${ bench.studio }&locale=en&date_from=${ bench.monday }&date_to=${ sunday }`;
	const call = ( route, query = '' ) => ( {
		base: bench.base,
		path: `/index.php?rest_route=${ route }${ query }${ nonce }`,
		method: 'GET',
		headers,
	} );
	return {
		read: call(
			'/studio-calendar/v1/booking/getInRange_ready',
			`&${ week }`
		),
		empty: call( '/bench/v1/empty' ),
	};
}

/** Sends the requests in turn, round by round, so that a slow moment of the machine affects all of them. */
export async function interleaved( requests, rounds ) {
	const answers = requests.map( () => [] );
	for ( let round = 0; round < warmUp + rounds; round++ ) {
		for ( const [ at, request ] of requests.entries() ) {
			const answer = await send( request );
			if ( round >= warmUp ) {
				answers[ at ].push( answer );
			}
		}
	}
	return answers;
}

const medianMs = ( answers ) => median( answers.map( ( { ms } ) => ms ) );
const queriesOf = ( answer ) =>
	Number( answer.headers.get( 'x-bench-queries' ) );

function wrongAnswers( { reads, notModified, empties }, role, week ) {
	const bookings = ( answer ) =>
		answer.json?.bookings?.flatMap( ( group ) => group.bookings ).length;
	const wrong = [
		...reads.filter(
			( answer ) =>
				codeOf( answer ) !== 'ok' || bookings( answer ) !== week
		),
		...notModified.filter(
			( answer ) => answer.status !== 304 || answer.json !== null
		),
		...empties.filter( ( answer ) => codeOf( answer ) !== 'ok' ),
	];
	const permission = reads[ 0 ]?.json?.permission;
	const problems = wrong
		.slice( 0, 3 )
		.map(
			( answer ) =>
				`${ answer.status } ${ codeOf( answer ) }, ${ bookings( answer ) } bookings`
		);
	return permission === ( role === 'owner' ? 'Owner' : 'Guest' )
		? problems
		: [ ...problems, `read as ${ permission }` ];
}

/**
 * @param {object} bench Result of openBench(), seeded with `week` bookings in the measured week.
 * @param {'guest'|'owner'} role
 * @return {Promise<{ queries: number, readMs: number, notModifiedMs: number, emptyMs: number, read: number,
 *     notModified: number, bytes: number, problems: string[] }>} `read` and `notModified` are ratios to the empty route.
 */
export async function measureReads( bench, role, week, rounds ) {
	const { read, empty } = requestsFor( bench, role );
	const etag = ( await send( read ) ).headers.get( 'etag' ) ?? '';
	const known = {
		...read,
		headers: { ...read.headers, 'If-None-Match': etag },
	};
	const [ reads, notModified, empties ] = await interleaved(
		[ read, known, empty ],
		rounds
	);
	const [ readMs, notModifiedMs, emptyMs ] = [
		reads,
		notModified,
		empties,
	].map( medianMs );
	return {
		queries:
			Math.max( ...reads.map( queriesOf ) ) -
			Math.min( ...empties.map( queriesOf ) ),
		readMs,
		notModifiedMs,
		emptyMs,
		read: readMs / emptyMs,
		notModified: notModifiedMs / emptyMs,
		bytes: JSON.stringify( reads[ 0 ].json ).length,
		problems: wrongAnswers( { reads, notModified, empties }, role, week ),
	};
}

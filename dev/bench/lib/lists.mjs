/** Times of the Bookings screen's requests and export, relative to an empty REST route of the same WordPress. */
import { codeOf } from '../../lib/volley.mjs';
import { interleaved, median } from './reads.mjs';

/** Returns typical pages of the list, as parameters of `admin/bookings`: by number, and those that follow one in the middle. */
const questions = ( { rooms }, total ) => {
	const middle = Math.floor( total / 50 );
	return {
		'first page, newest first': 'order=desc',
		'last page': `page=${ Math.ceil( total / 25 ) }`,
		'next page, in the middle': { from: '', page: middle },
		'by room': 'sort=room',
		'by room, next page in the middle': { from: 'sort=room', page: middle },
		'by trainer, next page in the middle': {
			from: 'sort=trainer&order=desc',
			page: middle,
		},
		'by status, next page in the middle': {
			from: 'sort=status',
			page: middle,
		},
		'pending, of one room': `status=Pending&room_id=${ rooms[ 0 ] }`,
		unpaid: 'payment=unpaid&sort=payment',
		'canceled (none)': 'canceled=1',
		'by trainer, number of a page in the middle typed': `sort=trainer&page=${ middle }`,
	};
};

const medianMs = ( answers ) => median( answers.map( ( { ms } ) => ms ) );

/** Returns the path of the screen's Export button, with the nonce of this login. */
async function exportPath( bench, headers ) {
	const page = await fetch(
		`${ bench.base }/wp-admin/edit.php?post_type=studio_cal_studio&page=studio-calendar-bookings`,
		{ headers }
	);
	const [ , config ] =
		/data-studio-calendar-bookings="([^"]+)"/.exec( await page.text() ) ??
		[];
	const text = ( config ?? '{}' )
		.replaceAll( '&quot;', '"' )
		.replaceAll( '&#038;', '&' )
		.replaceAll( '&amp;', '&' );
	const address = new URL( JSON.parse( text ).exportUrl, bench.base );
	return `${ address.pathname }${ address.search }&studio_id=${ bench.studio }`;
}

/** Measures the export, read to its end. */
async function measureFile( bench, headers, total ) {
	const path = await exportPath( bench, headers );
	const start = performance.now();
	const answer = await fetch( `${ bench.base }${ path }`, { headers } );
	const text = await answer.text();
	const lines = text.trimEnd().split( '\n' ).length - 1;
	return {
		what: `all ${ total } as a file`,
		ms: performance.now() - start,
		bytes: text.length,
		problems:
			answer.status === 200 && lines === total
				? []
				: [
						`the file has ${ lines } lines, status ${ answer.status }`,
					],
	};
}

/** Returns the path of a call as the owner. */
const pathOf = ( bench, route, query = '' ) =>
	`/index.php?rest_route=${ route }&studio_id=${ bench.studio }&${ query }&_wpnonce=${ bench.owner.nonce }`;

/** Returns the path of a page; of one that follows another, asks for that first. */
async function pagePath( bench, headers, question ) {
	const list = '/studio-calendar/v1/admin/bookings';
	if ( typeof question === 'string' ) {
		return pathOf( bench, list, `counted=0&${ question }` );
	}
	const { from, page } = question;
	const before = await fetch(
		`${ bench.base }${ pathOf( bench, list, `${ from }&page=${ page }` ) }`,
		{ headers }
	);
	const { next } = await before.json();
	return pathOf( bench, list, `counted=0&${ from }&after=${ next }` );
}

/** Measures the count when a booking has changed since the last, so that all are counted again. */
async function measureCount( bench, headers, rounds ) {
	const call = async ( path, body ) => {
		const start = performance.now();
		const answer = await fetch( `${ bench.base }${ path }`, {
			headers: { ...headers, 'X-WP-Nonce': bench.owner.nonce },
			...( body && {
				method: 'POST',
				body: new URLSearchParams( body ),
			} ),
		} );
		const json = await answer.json();
		return { ms: performance.now() - start, json };
	};
	const list = await call(
		pathOf( bench, '/studio-calendar/v1/admin/bookings', 'order=desc' )
	);
	const ids = String( list.json.bookings[ 0 ].id );
	const found = [];
	for ( let round = 0; round < rounds; round++ ) {
		const action = round % 2 === 0 ? 'markPaid' : 'markUnpaid';
		await call(
			`/index.php?rest_route=/studio-calendar/v1/admin/bookings/${ action }`,
			{ ids }
		);
		found.push(
			await call( pathOf( bench, '/studio-calendar/v1/admin/count' ) )
		);
	}
	const [ { json } ] = found;
	return {
		what: 'count, after a change',
		ms: medianMs( found ),
		bytes: JSON.stringify( json ).length,
		problems:
			json.total === list.json.total
				? []
				: [ `the count is ${ json.total }` ],
	};
}

/**
 * @param {object} bench Result of openBench(), seeded with `total` bookings.
 * @return {Promise<{ what: string, ms: number, emptyMs?: number, ratio?: number, bytes: number, problems: string[] }[]>}
 *     `ratio` compares with the empty route; what depends on the number of bookings has none.
 */
export async function measureLists( bench, total, rounds, hasFile ) {
	const headers = { Cookie: bench.owner.cookie };
	const asked = [];
	for ( const [ what, question ] of Object.entries(
		questions( bench, total )
	) ) {
		asked.push( [ what, await pagePath( bench, headers, question ) ] );
	}
	const own = '/studio-calendar/v1/admin';
	asked.push(
		[ 'count, nothing changed since', pathOf( bench, `${ own }/count` ) ],
		[ 'totals per trainer and month', pathOf( bench, `${ own }/totals` ) ]
	);
	const call = ( path ) => ( {
		base: bench.base,
		path,
		method: 'GET',
		headers,
	} );
	const rows = [];
	for ( const [ what, path ] of asked ) {
		const [ answers, empties ] = await interleaved(
			[ call( path ), call( pathOf( bench, '/bench/v1/empty' ) ) ],
			rounds
		);
		const [ ms, emptyMs ] = [ answers, empties ].map( medianMs );
		const wrong = answers.find( ( answer ) => codeOf( answer ) !== 'ok' );
		rows.push( {
			what,
			ms,
			emptyMs,
			ratio: ms / emptyMs,
			bytes: JSON.stringify( answers[ 0 ].json ).length,
			problems: wrong ? [ `${ what }: ${ codeOf( wrong ) }` ] : [],
		} );
	}
	rows.push( await measureCount( bench, headers, 4 ) );
	return hasFile
		? [ ...rows, await measureFile( bench, headers, total ) ]
		: rows;
}

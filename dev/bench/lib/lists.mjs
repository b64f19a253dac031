/** Times of the Bookings screen's requests and export, relative to an empty REST route of the same WordPress. */
import { codeOf } from '../../lib/volley.mjs';
import { interleaved, median } from './reads.mjs';

/** Returns typical queries of the list, as parameters of `admin/bookings`. */
const questions = ( { rooms }, total ) => ( {
	'first page, newest first': 'order=desc',
	'last page': `order=desc&page=${ Math.ceil( total / 25 ) }`,
	'by room': 'sort=room',
	'by trainer, the page in the middle': `sort=trainer&page=${ Math.floor( total / 50 ) }`,
	'pending, of one room': `status=Pending&room_id=${ rooms[ 0 ] }`,
	unpaid: 'payment=unpaid&sort=payment',
} );

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

/**
 * @param {object} bench Result of openBench(), seeded with `total` bookings.
 * @return {Promise<{ what: string, ms: number, emptyMs?: number, ratio?: number, bytes: number, problems: string[] }[]>}
 *     `ratio` compares with the empty route; the export has no ratio, because its time depends on its length.
 */
export async function measureLists( bench, total, rounds ) {
	const headers = { Cookie: bench.owner.cookie };
	const call = ( route, query = '' ) => ( {
		base: bench.base,
		path: `/index.php?rest_route=${ route }${ query }&_wpnonce=${ bench.owner.nonce }`,
		method: 'GET',
		headers,
	} );
	const asked = Object.entries( questions( bench, total ) ).map(
		( [ what, query ] ) => [
			what,
			call(
				'/studio-calendar/v1/admin/bookings',
				`&studio_id=${ bench.studio }&${ query }`
			),
		]
	);
	asked.push( [
		'totals per trainer and month',
		call(
			'/studio-calendar/v1/admin/totals',
			`&studio_id=${ bench.studio }`
		),
	] );
	const rows = [];
	for ( const [ what, request ] of asked ) {
		const [ answers, empties ] = await interleaved(
			[ request, call( '/bench/v1/empty' ) ],
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
	return [ ...rows, await measureFile( bench, headers, total ) ];
}

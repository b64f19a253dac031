/**
 * Test 26 of docs/security.md (and 2, 4, 6, 12): every person, nonce, endpoint and target of role-matrix.json. First
 * come the requests that must change nothing, with the tables compared row by row before and after; then every write
 * that must succeed and change its own booking and nothing else.
 */
import { readFileSync } from 'node:fs';
import { codeOf } from '../../../dev/lib/volley.mjs';
import {
	actionOf,
	cellsOf,
	DAYS_OF,
	dateOf,
	isBulk,
	NONCES,
	questionOf,
	rowFor,
	REASON,
} from '../lib/cells.mjs';

const WIDTH = 6;

/** Number of parallel writes; writes of one studio wait for each other, so more would only measure the wait. */
const WRITERS = 2;

const errorOf = ( code ) =>
	JSON.parse(
		readFileSync(
			new URL(
				`../../fixtures/contract/error.${ code }.json`,
				import.meta.url
			),
			'utf8'
		)
	);

const statusOf = ( code ) =>
	code === 'ok' ? 200 : errorOf( code ).data.status;

/** Columns of a booking that an action changes, with their new values. */
const AFTER = {
	cancel: { is_canceled: '1' },
	restore: { is_canceled: '0' },
	approve: { status: 'Approved' },
	markPaid: { payment_status: 'paid' },
	markUnpaid: { payment_status: 'unpaid' },
	private: { is_private: '1' },
	edit: { end_minute: '1200' },
};

/** Returns the changed columns; a trainer who moves an approved booking asks for approval again. */
const afterOf = ( { call, expected } ) => ( {
	...AFTER[ actionOf( call ) ],
	...( call === 'edit_booking' && expected.role === 'Trainer'
		? { status: 'Pending' }
		: {} ),
} );

const isWriting = ( { call, expected } ) =>
	expected.code === 'ok' &&
	( call === 'booking/add' || actionOf( call ) in AFTER );

/** Returns what is wrong with the response of a bulk endpoint that was sent one booking. */
function bulkProblems( expected, answer ) {
	const results = answer.json?.results ?? [];
	const found = results[ 0 ]?.ok ? 'ok' : results[ 0 ]?.code;
	return answer.status === 200 &&
		results.length === 1 &&
		found === expected.code
		? []
		: [
				`expected 200 and ${ expected.code }, got ${ answer.status } and ${ found }`,
			];
}

/** Returns what is wrong with a response by itself. */
const problemsOf = ( cell, answer ) =>
	isBulk( cell.call ) && cell.expected.role !== undefined
		? bulkProblems( cell.expected, answer )
		: answerProblems( cell, answer );

function answerProblems( { call, expected }, answer ) {
	const [ code, lines ] = expected.code.split( ':' );
	const found = codeOf( answer );
	if ( found !== code || answer.status !== statusOf( code ) ) {
		return [
			`expected ${ statusOf( code ) } ${ code }, got ${ answer.status } ${ found }`,
		];
	}
	if (
		code === 'ok' &&
		( call.startsWith( 'events/' ) || call === 'get_trainer_history' )
	) {
		const list = answer.json.events ?? answer.json.history;
		return ( list.length === 0 ) === ( lines === 'none' )
			? []
			: [ `${ list.length } lines` ];
	}
	if ( code === 'ok' && call === 'booking/getInRange_ready' ) {
		const { permission, loggedIn } = answer.json;
		return permission === expected.role && loggedIn === expected.loggedIn
			? []
			: [ `seen as ${ permission }, loggedIn ${ loggedIn }` ];
	}
	return code === 'ok' && call === 'realtime/token'
		? tokenProblems( expected.role, answer.json.ably )
		: [];
}

/** Returns what is wrong with a token: only members may publish and see who is present. */
function tokenProblems( role, { tokenRequest, presenceChannel } ) {
	const may = Object.values( JSON.parse( tokenRequest.capability ) ).flat();
	const wanted =
		role === 'Guest' ? 'subscribe' : 'presence,publish,subscribe,subscribe';
	const found = may.sort().join();
	return found === wanted &&
		( presenceChannel === null ) === ( role === 'Guest' )
		? []
		: [ `as ${ role } may ${ found }, presence ${ presenceChannel }` ];
}

/** Returns the rows that differ between two states, for the report of an unexpected write. */
function differences( before, after ) {
	return [ 'bookings', 'history', 'requests', 'revisions' ].flatMap(
		( table ) => {
			const known = new Set(
				before[ table ].map( ( row ) => JSON.stringify( row ) )
			);
			const fresh = after[ table ].filter(
				( row ) => ! known.has( JSON.stringify( row ) )
			);
			return [
				...( before[ table ].length === after[ table ].length
					? []
					: [
							`${ table }: ${ before[ table ].length } rows became ${ after[ table ].length }`,
						] ),
				...fresh.map(
					( row ) =>
						`${ table }: ${ JSON.stringify( row ).slice( 0, 200 ) }`
				),
			];
		}
	);
}

/** Returns what is wrong with the rows of a successful write: its booking, its row of history, its request. */
function rowProblems( stage, cell, id, before, after ) {
	const isAdd = cell.call === 'booking/add';
	const was = before.bookings.find( ( row ) => Number( row.id ) === id );
	const rows = after.bookings.filter( ( row ) =>
		isAdd
			? row.booking_date === dateOf( cell.day )
			: Number( row.id ) === id
	);
	const user = String( stage.people[ cell.person ].id );
	const lines = after.history.filter(
		( line ) => line.booking_id === rows[ 0 ]?.id
	);
	const wanted = isAdd
		? { created_by: user, revision: '1' }
		: {
				...was,
				...afterOf( cell ),
				revision: '2',
				updated_at: rows[ 0 ]?.updated_at,
			};
	const wrong = Object.entries( wanted ).filter(
		( [ column, value ] ) =>
			String( rows[ 0 ]?.[ column ] ) !== String( value )
	);
	return [
		...( rows.length === 1 ? [] : [ `${ rows.length } bookings` ] ),
		...wrong.map(
			( [ column, value ] ) =>
				`${ column } is ${ rows[ 0 ]?.[ column ] }, not ${ value }`
		),
		...( lines.length === 1 &&
		lines[ 0 ].action === actionOf( cell.call ) &&
		lines[ 0 ].user_id === user
			? []
			: [ `history ${ JSON.stringify( lines ).slice( 0, 200 ) }` ] ),
		...( lines[ 0 ]?.reason === reasonOf( cell )
			? []
			: [ `the reason ${ lines[ 0 ]?.reason } is kept` ] ),
		...( isBulk( cell.call ) ||
		after.requests.some( ( row ) => row.user_id === user )
			? []
			: [ 'no request is kept' ] ),
	];
}

/** Returns the reason in the history of a write: only owners may break a rule. */
const reasonOf = ( { call, expected } ) =>
	/^(booking\/add|edit_booking)$/.test( call ) && expected.role === 'Owner'
		? REASON
		: '';

async function prepare( stage ) {
	const all = cellsOf( 'GET', NONCES, 0 );
	const cells = [
		...all,
		...cellsOf( 'POST', [ 'valid', 'missing' ], all.length ),
	];
	if ( cells.length > DAYS_OF.emptyWeeks ) {
		throw new Error(
			`${ cells.length } cells: DAYS_OF.emptyWeeks is theirs`
		);
	}
	const rows = cells.map( ( cell ) => rowFor( stage, cell ) );
	const ids = await stage.book( rows.filter( ( row ) => row !== null ) );
	return cells.map( ( cell, at ) => ( {
		...cell,
		id: rows[ at ] === null ? undefined : ids.shift(),
	} ) );
}

async function ask( stage, client, cells, width ) {
	const answers = await client.askAll(
		cells.map( ( cell ) => questionOf( stage, cell, cell.id ) ),
		width
	);
	return cells.map( ( cell, at ) => ( {
		cell,
		problems: problemsOf( cell, answers[ at ] ),
	} ) );
}

/** @param {import('../lib/stage.mjs').Stage} stage */
export async function matrix( stage, client, results ) {
	const cells = await prepare( stage );
	const [ quiet, writing ] = [
		cells.filter( ( cell ) => ! isWriting( cell ) ),
		cells.filter( isWriting ),
	];
	// The first read of a studio inserts its row into the table of revisions; later reads must not change the tables.
	await ask(
		stage,
		client,
		cells.filter(
			( { call, person } ) =>
				call === 'booking/getInRange_ready' && person === 'visitor'
		),
		1
	);

	const before = await stage.state();
	const told = await ask( stage, client, quiet, WIDTH );
	const between = await stage.state();
	told.forEach( ( { cell, problems } ) =>
		results.cell( cell.name, problems )
	);
	results.cell(
		`${ quiet.length } calls that may change nothing change nothing`,
		before.sum === between.sum
			? []
			: differences( before, between ).slice( 0, 10 )
	);

	const done = await ask( stage, client, writing, WRITERS );
	const after = await stage.state();
	done.forEach( ( { cell, problems } ) =>
		results.cell( cell.name, [
			...problems,
			...rowProblems( stage, cell, cell.id, between, after ),
		] )
	);
	const added = writing.filter(
		( { call } ) => call === 'booking/add'
	).length;
	const grown = {
		bookings: added,
		history: writing.length,
		requests: writing.filter( ( { call } ) => ! isBulk( call ) ).length,
	};
	for ( const [ table, count ] of Object.entries( grown ) ) {
		const found = after[ table ].length - between[ table ].length;
		results.cell(
			`${ writing.length } writes add ${ count } rows of ${ table }`,
			found === count ? [] : [ `${ found }` ]
		);
	}
	return `${ cells.length } cells: ${ quiet.length } that change nothing, ${ writing.length } writes`;
}

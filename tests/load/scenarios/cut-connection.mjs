/** KILL CONNECTION between every two statements of a write: the response must be `busy`, and nothing may be written. */
import {
	add,
	approve,
	cancel,
	edit,
	restore,
} from '../../../dev/lib/calls.mjs';
import { clock, dateAfter } from '../lib/dates.mjs';
import { codeOf, send } from '../../../dev/lib/volley.mjs';

/** Upper bound of the number of statements in a write; reaching it is a failure. */
const most = 200;

const killBefore = ( number ) => ( { 'X-Load-Kill': String( number ) } );

function bookingData( stage, day, start ) {
	return {
		date: dateAfter( 800 + day ),
		room_id: stage.rooms[ 0 ],
		studio_id: stage.studio,
		event_id: stage.event,
		time_from: clock( start ),
		time_to: clock( start + 60 ),
	};
}

async function booked( stage, caller, day, start ) {
	const answer = await send(
		add( caller, bookingData( stage, day, start ) )
	);
	if ( codeOf( answer ) !== 'ok' ) {
		throw new Error(
			`A booking could not be prepared: ${ JSON.stringify( answer.json ) }`
		);
	}
	return answer.json.bookings[ 0 ];
}

/** Returns each write as a function of additional `headers`; its request succeeds when its connection is not cut. */
async function writesOf( stage ) {
	const [ owner, trainer ] = stage.people[ 0 ];
	const edited = await booked( stage, owner, 0, 480 );
	const canceled = await booked( stage, owner, 0, 600 );
	const pending = await booked( stage, trainer, 0, 720 );
	const restored = await booked( stage, owner, 0, 840 );
	await send( cancel( owner, restored.id ) );
	const move = {
		booking_id: edited.id,
		studio_id: stage.studio,
		revision: edited.revision,
		time_to: clock( 570 ),
	};
	const once = { ...bookingData( stage, 1, 480 ), request_id: 'cut-one' };
	const series = {
		...bookingData( stage, 1, 600 ),
		repeat: 3,
		request_id: 'cut-series',
	};
	return {
		add: ( headers ) => add( owner, once, headers ),
		'add of a series': ( headers ) => add( owner, series, headers ),
		edit_booking: ( headers ) => edit( owner, move, headers ),
		cancel: ( headers ) => cancel( owner, canceled.id, headers ),
		approve: ( headers ) => approve( owner, pending.id, headers ),
		restore: ( headers ) => restore( owner, restored.id, headers ),
	};
}

/** Sends a write and cuts it before its nth statement; returns the problems, and the statement if there was an nth. */
async function cutAt( stage, write, number, before ) {
	const answer = await send( write( killBefore( number ) ) );
	const after = await stage.checksum();
	const victim = answer.headers.get( 'x-load-killed' );
	const problems = [];
	if (
		victim !== undefined &&
		( codeOf( answer ) !== 'busy' || answer.status !== 503 )
	) {
		problems.push(
			`cut before "${ victim }": answered ${ answer.status } ${ codeOf( answer ) }`
		);
	}
	if ( victim !== undefined && before !== after ) {
		problems.push( `cut before "${ victim }": something was written` );
	}
	return { problems, answer, after, victim };
}

/** Cuts a write before each of its statements in turn; the first number beyond its statements lets it succeed. */
async function cutEverywhere( stage, write ) {
	const problems = [];
	let sum = await stage.checksum();
	for ( let number = 0; number < most; number++ ) {
		const cut = await cutAt( stage, write, number, sum );
		problems.push( ...cut.problems );
		if ( cut.victim === undefined ) {
			const isFine =
				codeOf( cut.answer ) === 'ok' &&
				cut.after !== sum &&
				number > 0;
			const uncut = `uncut: ${ cut.answer.status } ${ codeOf( cut.answer ) } after ${ number } cuts`;
			return {
				problems: isFine ? problems : [ ...problems, uncut ],
				cuts: number,
			};
		}
		sum = cut.after;
	}
	return {
		problems: [ ...problems, `more than ${ most } statements` ],
		cuts: most,
	};
}

/**
 * @param {import('../lib/stage.mjs').Stage} stage A stage on MariaDB.
 * @return {Promise<{ problems: string[], detail: string }>}
 */
export async function cutConnection( stage ) {
	const problems = [];
	const details = [];
	for ( const [ name, write ] of Object.entries( await writesOf( stage ) ) ) {
		const result = await cutEverywhere( stage, write );
		problems.push(
			...result.problems.map( ( problem ) => `${ name }, ${ problem }` )
		);
		details.push( `${ name } ${ result.cuts }` );
	}
	return {
		problems,
		detail: `cuts between statements: ${ details.join( ', ' ) }`,
	};
}

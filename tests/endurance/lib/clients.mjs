/** HTTP clients that read and write, each person with a login and times of their own, so that no bookings conflict. */
import {
	add,
	approve,
	cancel,
	change,
	edit,
	idsOf,
} from '../../../dev/lib/calls.mjs';
import { codeOf, send } from '../../../dev/lib/volley.mjs';
import { clock, dateAfter } from '../../load/lib/dates.mjs';

/** Number of writes in a booking's cycle; the last one frees the time, so that each week stays as full as it was. */
export const CYCLE = 5;

/** Number of weeks that are read and written, beginning with the week that the tabs show. */
const WEEKS = 4;

/** Start times in minutes after midnight for bookings of cycles and for lasting ones: two of each per day and room. */
const MOVING = [ 7 * 60, 10 * 60 ];
const STAYING = [ 18 * 60, 20 * 60 ];

/** Returns the Monday of the first week. */
export function firstMonday() {
	const first = new Date( `${ dateAfter( 0 ) }T00:00:00Z` );
	return dateAfter( ( 8 - first.getUTCDay() ) % 7 );
}

const later = ( date, days ) =>
	new Date( Date.parse( date ) + days * 86_400_000 )
		.toISOString()
		.slice( 0, 10 );

/** Returns a place where only this person books: a room, a date and the index of one of the two start times. */
function placeOf( { rooms }, person, week ) {
	const row = Math.floor( person / rooms.length );
	return {
		room_id: rooms[ person % rooms.length ],
		date: later( firstMonday(), 7 * week + Math.floor( row / 2 ) ),
		half: row % 2,
	};
}

/** HTTP clients of the people of a stage, with records of the responses. */
export class Clients {
	/** Milliseconds, PHP's peak memory, number of queries and code of each response since the last `take()`. */
	reads = [];
	writes = [];
	/** Number of responses by code, over the whole run. */
	codes = new Map();
	#etags = new Map();

	/** @param {{ studio: number, rooms: number[], event: number, people: import('../../../dev/lib/calls.mjs').Caller[] }} stage The owner is the first person. */
	constructor( stage ) {
		this.stage = stage;
	}

	/** Returns the records since the last call. */
	take() {
		const { reads, writes } = this;
		this.reads = [];
		this.writes = [];
		return { reads, writes };
	}

	#note( list, answer ) {
		const code = answer.status === 304 ? '304' : codeOf( answer );
		const [ peak, queries ] = ( answer.headers.get( 'x-endurance' ) ?? '' )
			.split( ' ' )
			.map( Number );
		this.codes.set( code, ( this.codes.get( code ) ?? 0 ) + 1 );
		list.push( { ms: answer.ms, peak, queries, code } );
		return answer;
	}

	/** Requests one of the weeks as the app does: with the ETag of the version that it has. */
	async read( person, week ) {
		const caller = this.stage.people[ person ];
		const from = later( firstMonday(), 7 * week );
		const query = new URLSearchParams( {
			rest_route: '/studio-calendar/v1/booking/getInRange_ready',
			studio_id: this.stage.studio,
			date_from: from,
			date_to: later( from, 6 ),
			locale: 'en',
			_wpnonce: caller.nonce,
		} );
		const key = `${ person } ${ week }`;
		const etag = this.#etags.get( key );
		const answer = await send( {
			base: caller.base,
			path: `/index.php?${ query }`,
			method: 'GET',
			headers: {
				Cookie: caller.cookie,
				...( etag ? { 'If-None-Match': etag } : {} ),
			},
		} );
		this.#etags.set( key, answer.headers.get( 'etag' ) ?? etag );
		this.#note( this.reads, answer );
	}

	async #write( call ) {
		return this.#note( this.writes, await send( call ) );
	}

	/** Plays the cycle of one booking; after each write some people read. */
	async cycle( number, readsAfter ) {
		const { people, studio, event } = this.stage;
		const [ owner ] = people;
		const person = 1 + ( number % ( people.length - 1 ) );
		const week = number % WEEKS;
		const { room_id, date, half } = placeOf( this.stage, person, week );
		const at = MOVING[ half ];
		const trainer = people[ person ];
		const times = ( from ) => ( {
			date,
			room_id,
			time_from: clock( from ),
			time_to: clock( from + 60 ),
		} );
		const made = await this.#write(
			add( trainer, {
				studio_id: studio,
				event_id: event,
				...times( at ),
			} )
		);
		const [ id ] = idsOf( made );
		const steps = [
			() =>
				edit( trainer, {
					booking_id: id,
					studio_id: studio,
					...times( at + 30 ),
				} ),
			() => approve( owner, id ),
			() => change( owner, 'markPaid', id ),
			() => cancel( trainer, id ),
		];
		await this.#readSome( number * CYCLE, readsAfter );
		for ( const [ index, step ] of steps.entries() ) {
			if ( id !== undefined ) {
				await this.#write( step() );
			}
			await this.#readSome( number * CYCLE + index + 1, readsAfter );
		}
	}

	async #readSome( turn, count ) {
		for ( let read = 0; read < count; read++ ) {
			const at = turn * count + read;
			await this.read( at % this.stage.people.length, at % WEEKS );
		}
	}

	/** Adds a lasting booking of each person to the first week, so that this week is never empty. */
	async moveIn() {
		const { people, studio, event } = this.stage;
		for ( let person = 0; person < people.length; person++ ) {
			const { room_id, date, half } = placeOf( this.stage, person, 0 );
			const from = STAYING[ half ];
			await this.#write(
				add( people[ person ], {
					studio_id: studio,
					event_id: event,
					room_id,
					date,
					time_from: clock( from ),
					time_to: clock( from + 60 ),
				} )
			);
		}
		this.take();
	}
}

/** Runs tasks in order, up to `lanes` of them at a time. */
export async function inLanes( tasks, lanes ) {
	const left = tasks.values();
	await Promise.all(
		Array.from( { length: lanes }, async () => {
			for ( const task of left ) {
				await task();
			}
		} )
	);
}

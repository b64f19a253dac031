/** People who read and write over HTTP, each with a login and times of their own, so that nobody gets in another's way. */
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

/** What a booking goes through, write by write; in the end its time is free again, so that each week stays as full as it was. */
export const CYCLE = 5;

/** Weeks that are read and written to, beginning with the one that the tabs show. */
const WEEKS = 4;

/** Minutes from midnight at which a place for cycles begins, and one for a booking that stays: two of each on a day and in a room. */
const MOVING = [ 7 * 60, 10 * 60 ];
const STAYING = [ 18 * 60, 20 * 60 ];

/** The Monday of the first week. */
export function firstMonday() {
	const first = new Date( `${ dateAfter( 0 ) }T00:00:00Z` );
	return dateAfter( ( 8 - first.getUTCDay() ) % 7 );
}

const later = ( date, days ) =>
	new Date( Date.parse( date ) + days * 86_400_000 )
		.toISOString()
		.slice( 0, 10 );

/** Where nobody but this person books: a room, a day of a week, and which of the two places. */
function placeOf( { rooms }, person, week ) {
	const row = Math.floor( person / rooms.length );
	return {
		room_id: rooms[ person % rooms.length ],
		date: later( firstMonday(), 7 * week + Math.floor( row / 2 ) ),
		half: row % 2,
	};
}

/** The people of a stage, and what they have been answered. */
export class Clients {
	/** Milliseconds and what the probe told of each answer since `take` was called. */
	reads = [];
	writes = [];
	/** How often each code was answered, over the whole run. */
	codes = new Map();
	#etags = new Map();

	/** @param {{ studio: number, rooms: number[], event: number, people: import('../../../dev/lib/calls.mjs').Caller[] }} stage The owner is the first of them. */
	constructor( stage ) {
		this.stage = stage;
	}

	/** What has been noted since the last call. */
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

	/** One of the weeks, as the app asks for it: with the version that is known. */
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

	/** A booking of a person and what becomes of it; after each write some people read. */
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

	/** A booking of everybody that stays, so that no week is empty. */
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

/** Does tasks in turn, some at a time. */
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

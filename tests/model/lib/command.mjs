/** What all commands of the model-based test share: how a write is sent and held to the model. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { codeOf, send } from '../../../dev/lib/volley.mjs';
import { clock } from '../../load/lib/dates.mjs';

/** First minute of the evening; starts are half an hour apart, so that bookings often overlap. */
const EVENING = 18 * 60;

export const times = fc.record( {
	from: fc.integer( { min: 0, max: 3 } ).map( ( n ) => EVENING + 30 * n ),
	length: fc.constantFrom( 30, 60, 60, 90, 90, 120, 120, 0 ),
} );

export const place = fc.record( {
	room: fc.nat( { max: 1 } ),
	day: fc.nat( { max: 1 } ),
	times,
} );

/** Index of a person: the owner or a trainer; the first two send most requests. */
export const person = fc.constantFrom( 0, 0, 1, 1, 2 );

/** Index of a booking, taken modulo the number of bookings. */
export const which = fc.nat( { max: 40 } );

/** Returns the place in the model's form. */
export const spotOf = ( real, { room, day, times: { from, length } } ) => ( {
	room: real.rooms[ room ],
	date: real.dates[ day ],
	from,
	to: from + length,
} );

export const dataOf = ( { room, date, from, to } ) => ( {
	room_id: room,
	date,
	time_from: clock( from ),
	time_to: clock( to ),
} );

/** Returns a booking of the model in the form of `bookingOf`. */
export const asTold = ( {
	id,
	room,
	date,
	from,
	to,
	status,
	series,
	revision,
} ) => ( {
	id,
	room,
	date,
	from: clock( from ),
	to: clock( to ),
	status,
	series,
	revision,
} );

/** Sends a write and compares its code and the studio's revision with the expected outcome. */
export async function write( model, request, { code, changes } ) {
	const answer = await send( request );
	assert.equal( codeOf( answer ), code, JSON.stringify( answer.json ) );
	model.note( code );
	if ( code === 'ok' ) {
		const { revision } = answer.json;
		if ( model.revision !== null ) {
			assert.equal( revision, model.revision + Number( changes ) );
		}
		model.revision = revision;
	}
	if ( changes ) {
		model.sent.push( { request, answer: answer.json } );
	}
	return answer;
}

/** Base class of all commands; a failure prints the generated values. */
export class Command {
	constructor( chosen ) {
		this.chosen = chosen;
	}

	check() {
		return true;
	}

	toString() {
		return `${ this.constructor.name }(${ JSON.stringify( this.chosen ) })`;
	}
}

/** Command on an existing booking. */
export class OnBooking extends Command {
	check( model ) {
		return model.bookings.length > 0;
	}

	bookingIn( model ) {
		return model.bookings[ this.chosen.which % model.bookings.length ];
	}
}

export const commandOf = ( Kind, arbitrary ) =>
	arbitrary.map( ( chosen ) => new Kind( chosen ) );

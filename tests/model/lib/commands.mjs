/**
 * Commands of fast-check for the actions of people. Each predicts the outcome with the model, sends the request to the
 * real server, and compares the code, the bookings in the response and the studio's revision.
 */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
	add,
	change,
	closeRoom,
	edit,
	idsOf,
	openRoom,
} from '../../../dev/lib/calls.mjs';
import { send } from '../../../dev/lib/volley.mjs';
import { weeksAfter } from '../../load/lib/dates.mjs';
import { bookingOf } from '../../load/lib/wire.mjs';
import {
	asTold,
	Command,
	commandOf,
	dataOf,
	OnBooking,
	person,
	place,
	spotOf,
	which,
	write,
} from './command.mjs';
import { seriesCommands } from './series-commands.mjs';

class Add extends Command {
	async run( model, real ) {
		const { by, trainer, weeks, ...where } = this.chosen;
		const caller = real.people[ by ];
		const first = {
			...spotOf( real, where ),
			trainer: real.people[ trainer ].id,
		};
		const wanted = Array.from( { length: weeks + 1 }, ( _, week ) => ( {
			...first,
			date: weeksAfter( first.date, week ),
		} ) );
		const requestId = real.newId();
		const request = add( caller, {
			...dataOf( first ),
			studio_id: real.studio,
			event_id: real.event,
			trainer_id: first.trainer,
			repeat: weeks,
			request_id: requestId,
		} );
		const outcome = model.onAdd( caller.id, wanted );
		const answer = await write( model, request, outcome );
		if ( outcome.changes ) {
			assert.equal( answer.json.bookings.length, wanted.length );
			model.add( caller.id, wanted, idsOf( answer ), requestId );
			assert.deepEqual(
				answer.json.bookings.map( bookingOf ),
				model.bookings.slice( -wanted.length ).map( asTold )
			);
		}
	}
}

/** Returns an older revision, or a newer one for the first: 0 counts as not sent. */
const anotherThan = ( revision ) =>
	revision > 1 ? revision - 1 : revision + 1;

class Edit extends OnBooking {
	async run( model, real ) {
		const { by, isStale, ...where } = this.chosen;
		const booking = this.bookingIn( model );
		const caller = real.people[ by ];
		const to = spotOf( real, where );
		const revision = isStale
			? anotherThan( booking.revision )
			: booking.revision;
		const requestId = real.newId();
		const request = edit( caller, {
			...dataOf( to ),
			booking_id: booking.id,
			studio_id: real.studio,
			revision,
			request_id: requestId,
		} );
		const outcome = model.onEdit( caller.id, booking, to, revision );
		const answer = await write( model, request, outcome );
		if ( outcome.changes ) {
			model.edit( caller.id, booking, to, requestId );
		}
		if ( outcome.code === 'ok' ) {
			assert.deepEqual(
				bookingOf( answer.json.bookings[ 0 ] ),
				asTold( booking )
			);
		}
	}
}

class Act extends OnBooking {
	/** Prefers canceled bookings for restoring and others for everything else. */
	bookingIn( model ) {
		const { which: number, action, isApt } = this.chosen;
		const apt = model.bookings.filter(
			( { isCanceled } ) => isCanceled === ( action === 'restore' )
		);
		return isApt && apt.length > 0
			? apt[ number % apt.length ]
			: super.bookingIn( model );
	}

	async run( model, real ) {
		const { by, action } = this.chosen;
		const booking = this.bookingIn( model );
		const caller = real.people[ by ];
		const outcome = model.onAction( caller.id, booking, action );
		const requestId = real.newId();
		const request = change( caller, action, booking.id, { requestId } );
		const answer = await write( model, request, outcome );
		if ( outcome.changes ) {
			model.act( caller.id, booking, action, requestId );
		}
		if ( outcome.code === 'ok' ) {
			assert.deepEqual(
				bookingOf( answer.json.booking ),
				asTold( booking )
			);
		}
	}
}

/** Repeats a successful write, as after a lost connection: the response is the same and nothing changes. */
class Again extends Command {
	check( model ) {
		return model.sent.length > 0;
	}

	async run( model ) {
		const { request, answer } =
			model.sent[ this.chosen.which % model.sent.length ];
		assert.deepEqual( ( await send( request ) ).json, answer );
	}
}

/** Moves a room to the Trash or restores it. Changes of rooms and members raise the revision once or more often. */
class Room extends Command {
	async run( model, real ) {
		const room = real.rooms[ this.chosen.room ];
		const owner = real.people[ 0 ];
		if ( model.closed.has( room ) ) {
			assert.equal(
				( await send( openRoom( owner, room ) ) ).status,
				200
			);
			model.closed.delete( room );
			model.revision = null;
			return;
		}
		const { status } = await send( closeRoom( owner, room ) );
		assert.equal( status, model.mayClose( room ) ? 200 : 403 );
		if ( status === 200 ) {
			model.closed.add( room );
			model.revision = null;
		}
	}
}

class Membership extends Command {
	async run( model, real ) {
		const { id } = real.people[ this.chosen.trainer ];
		const isBack = model.gone.has( id );
		await real.setMember( id, isBack );
		model.gone[ isBack ? 'delete' : 'add' ]( id );
		model.revision = null;
	}
}

/** Compares the owner's week with the model. */
class Read extends Command {
	async run( model, real ) {
		await real.compare( model );
	}
}

const acting = ( by ) =>
	fc.record( {
		by,
		which,
		isApt: fc.constantFrom( true, true, true, false ),
		action: fc.constantFrom(
			'approve',
			'cancel',
			'cancel',
			'restore',
			'restore',
			'markPaid',
			'markUnpaid'
		),
	} );

const adding = fc
	.tuple(
		place,
		fc.record( {
			by: person,
			weeks: fc.constantFrom( 0, 0, 0, 2 ),
			isForSelf: fc.constantFrom( true, true, true, true, false ),
			other: person,
		} )
	)
	.map( ( [ where, { by, weeks, isForSelf, other } ] ) => ( {
		...where,
		by,
		weeks,
		trainer: isForSelf ? by : other,
	} ) );

/** Adding is more frequent than the rest, because everything else needs bookings. */
export const commands = [
	commandOf( Add, adding ),
	commandOf( Add, adding ),
	commandOf( Add, adding ),
	commandOf(
		Edit,
		fc
			.tuple(
				place,
				fc.record( {
					by: person,
					which,
					isStale: fc.constantFrom( false, false, false, true ),
				} )
			)
			.map( ( [ where, more ] ) => ( { ...where, ...more } ) )
	),
	commandOf( Act, acting( person ) ),
	commandOf( Act, acting( fc.constant( 0 ) ) ),
	commandOf( Act, acting( fc.constant( 0 ) ) ),
	commandOf( Again, fc.record( { which } ) ),
	commandOf( Room, fc.record( { room: fc.nat( { max: 1 } ) } ) ),
	commandOf(
		Membership,
		fc.record( { trainer: fc.constantFrom( 2, 2, 2, 1 ) } )
	),
	commandOf( Read, fc.constant( {} ) ),
	...seriesCommands,
];

/** Commands on whole series, and the undo of a write. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { cancelSeries, edit, undo } from '../../../dev/lib/calls.mjs';
import { send } from '../../../dev/lib/volley.mjs';
import { bookingOf } from '../../load/lib/wire.mjs';
import {
	asTold,
	commandOf,
	dataOf,
	OnBooking,
	person,
	times,
	which,
	write,
	Command,
} from './command.mjs';
import {
	codeOfChanges,
	daysAfter,
	make,
	onUndo,
	planned,
	seriesOf,
} from './series.mjs';

const byId = ( one, other ) => one.id - other.id;

/** Returns what is told of bookings, in an order of its own. */
const told = ( list ) => list.map( bookingOf ).sort( byId );

/** Prefers bookings of a series. */
class OnSeries extends OnBooking {
	bookingIn( model ) {
		const { which: number, isApt } = this.chosen;
		const apt = model.bookings.filter(
			( { series, isCanceled } ) => series !== null && ! isCanceled
		);
		return isApt && apt.length > 0
			? apt[ number % apt.length ]
			: super.bookingIn( model );
	}

	/**
	 * Sends the write and holds its answer, its bookings and its undo to the model. Every other one goes with the plan of its
	 * dry run, which changes nothing about it.
	 */
	async play( model, { caller, request, requestId, rows, code } ) {
		const changes = code === 'ok' && rows.length > 0;
		const sent =
			this.chosen.which % 2 === 0 ? await withPlan( request ) : request;
		const answer = await write( model, sent, { code, changes } );
		if ( changes ) {
			model.done.push( {
				by: caller.id,
				requestId,
				changes: make( rows, caller.id ),
			} );
		}
		return answer;
	}
}

/** Returns the request with the plan that its dry run tells; a refused dry run tells none. */
async function withPlan( request ) {
	const { form } = request;
	const { json } = await send( {
		...request,
		form: { ...form, dry_run: '1' },
	} );
	assert.equal( typeof json.plan === 'string', json.status === 'ok' );
	return json.status === 'ok'
		? { ...request, form: { ...form, plan: json.plan } }
		: request;
}

class EditSeries extends OnSeries {
	/** Returns the new place; within the weeks that are compared, whatever was moved before. */
	spotIn( model, real, anchor ) {
		const { room, shift, times: time } = this.chosen;
		const dates = seriesOf( model, anchor ).map( ( { date } ) => date );
		const isNear = [ anchor.date, ...dates ].every( ( date ) =>
			real.isCompared( daysAfter( date, shift ) )
		);
		return {
			room: real.rooms[ room ],
			date: isNear ? daysAfter( anchor.date, shift ) : anchor.date,
			from: time.from,
			to: time.from + time.length,
		};
	}

	async run( model, real ) {
		const { by, scope } = this.chosen;
		const anchor = this.bookingIn( model );
		const caller = real.people[ by ];
		const to = this.spotIn( model, real, anchor );
		const requestId = real.newId();
		const request = edit( caller, {
			...dataOf( to ),
			booking_id: anchor.id,
			studio_id: real.studio,
			revision: anchor.revision,
			scope,
			request_id: requestId,
		} );
		const may = model.mayEdit( caller.id, anchor );
		const rows =
			may === 'ok' ? planned( model, anchor, to, scope, caller.id ) : [];
		const code =
			rows === null ||
			( may === 'ok' && isRoomUnknown( model, anchor, to ) )
				? 'invalid'
				: may;
		const outcome =
			code === 'ok' ? codeOfChanges( model, rows, true ) : code;
		const answer = await this.play( model, {
			caller,
			request,
			requestId,
			rows,
			code: outcome,
		} );
		if ( outcome === 'ok' && scope !== 'one' ) {
			assert.deepEqual(
				told( answer.json.bookings ),
				rows
					.map( ( { booking } ) => booking )
					.filter( ( { isCanceled } ) => ! isCanceled )
					.map( asTold )
					.sort( byId )
			);
		}
	}
}

const isRoomUnknown = ( model, anchor, { room } ) =>
	room !== anchor.room && model.closed.has( room );

class CancelSeries extends OnSeries {
	async run( model, real ) {
		const { by, scope } = this.chosen;
		const anchor = this.bookingIn( model );
		const caller = real.people[ by ];
		const requestId = real.newId();
		const request = cancelSeries( caller, anchor.id, {
			scope,
			request_id: requestId,
		} );
		const may = model.mayTouch( caller.id, anchor );
		const after = { isCanceled: true };
		const rows =
			may === 'ok'
				? planned( model, anchor, after, scope, caller.id )
				: [];
		const canceled = ( rows ?? [] )
			.filter( ( { then } ) => then.isCanceled )
			.map( ( { booking } ) => booking );
		const answer = await this.play( model, {
			caller,
			request,
			requestId,
			rows,
			code: rows === null ? 'invalid' : may,
		} );
		if ( rows !== null && may === 'ok' && scope !== 'one' ) {
			assert.deepEqual(
				told( answer.json.bookings ),
				canceled.map( asTold ).sort( byId )
			);
		}
	}
}

/** Takes a write back, mostly the last ones and mostly one's own. */
class Undo extends Command {
	check( model ) {
		return model.done.length > 0;
	}

	async run( model, real ) {
		const { back, isOwn, by } = this.chosen;
		const last = model.done.length - 1;
		const one = model.done[ last - ( back % model.done.length ) ];
		const caller = isOwn
			? real.people.find( ( { id } ) => id === one.by )
			: real.people[ by ];
		const { code, rows } = onUndo( model, caller.id, one );
		const answer = await write( model, undo( caller, one.requestId ), {
			code,
			changes: code === 'ok',
		} );
		if ( code === 'ok' ) {
			model.done.splice( model.done.indexOf( one ), 1 );
			make( rows, caller.id, true );
			const bookings = rows.map( ( { booking } ) => booking );
			assert.deepEqual(
				told( answer.json.bookings ),
				bookings
					.filter( ( { isCanceled } ) => ! isCanceled )
					.map( asTold )
					.sort( byId )
			);
			assert.deepEqual(
				[ ...answer.json.canceled ].sort(),
				bookings
					.filter( ( { isCanceled } ) => isCanceled )
					.map( ( { id } ) => id )
					.sort()
			);
		}
	}
}

const scope = fc.constantFrom( 'following', 'following', 'all', 'all', 'one' );
const isApt = fc.constantFrom( true, true, true, false );

export const seriesCommands = [
	commandOf(
		EditSeries,
		fc.record( {
			by: person,
			which,
			isApt,
			scope,
			room: fc.nat( { max: 1 } ),
			shift: fc.constantFrom( 0, 0, 1, -1, 7, -7 ),
			times,
		} )
	),
	commandOf( CancelSeries, fc.record( { by: person, which, isApt, scope } ) ),
	commandOf(
		Undo,
		fc.record( {
			back: fc.constantFrom( 0, 0, 0, 1, 2, 7 ),
			isOwn: fc.constantFrom( true, true, true, true, false ),
			by: person,
		} )
	),
];

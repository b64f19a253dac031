/**
 * The part of the model that moves, cancels and splits series and takes writes back. It is written from the rules of
 * docs/behaviour.md, 7, apart from the server's code.
 */
import { weeksAfter } from '../../load/lib/dates.mjs';
import { isAsLeft } from '../../load/lib/story.mjs';

const DAY = 86_400_000;

const SPOT = [ 'room', 'date', 'from', 'to' ];

const weekday = ( date ) => new Date( date ).getUTCDay();

const daysBetween = ( from, to ) =>
	( Date.parse( to ) - Date.parse( from ) ) / DAY;

export const daysAfter = ( date, days ) =>
	new Date( Date.parse( weeksAfter( date, 0 ) ) + days * DAY )
		.toISOString()
		.slice( 0, 10 );

const inOrder = ( one, other ) =>
	one.date.localeCompare( other.date ) ||
	one.from - other.from ||
	one.id - other.id;

const isAlike = ( one, other ) =>
	one.room === other.room &&
	one.from === other.from &&
	one.to === other.to &&
	weekday( one.date ) === weekday( other.date );

const isSame = ( one, other ) =>
	Object.keys( one ).every( ( name ) => one[ name ] === other[ name ] );

/** Returns the bookings of a series, canceled ones too, by date. */
export const seriesOf = ( { bookings }, { series } ) =>
	bookings.filter( ( one ) => one.series === series ).sort( inOrder );

/**
 * Returns what a write with a scope makes of each booking that it changes, or null for a scope that is not offered.
 *
 * @param {import('./model.mjs').Model} model
 * @param {object}                      anchor The named booking.
 * @param {object}                      after  Its new fields: a spot, or isCanceled.
 * @param {'one'|'following'|'all'}     scope
 * @param {number}                      person Sender.
 * @return {{ booking: object, then: object }[]|null}
 */
export function planned( model, anchor, after, scope, person ) {
	if ( scope !== 'one' && anchor.series === null ) {
		return null;
	}
	const series = seriesOf( model, anchor );
	const live = series.filter( ( { isCanceled } ) => ! isCanceled );
	const isFollowing = scope === 'following';
	if ( isFollowing && ! live.some( ( { date } ) => date < anchor.date ) ) {
		return null;
	}
	const isLater = ( { date } ) => ! isFollowing || date >= anchor.date;
	const chosen =
		scope === 'one'
			? [ anchor ]
			: live.filter(
					( one ) => isLater( one ) && model.mayCancel( person, one )
				);
	const rows = chosen
		.filter( ( one ) => isAlike( one, anchor ) )
		.map( ( booking ) => ( {
			booking,
			then: thenOf( model, person, booking, anchor, after ),
		} ) )
		.filter( ( { booking, then } ) => ! isSame( then, booking ) );
	if ( ! isFollowing || rows.length === 0 ) {
		return rows;
	}
	const later = series.filter( isLater );
	const taken = model.bookings.map( ( one ) => one.series );
	const names = [ anchor, ...later ].map( ( { id } ) => id );
	const name = names.find( ( id ) => ! taken.includes( id ) ) ?? null;
	return later.map( ( booking ) => ( {
		booking,
		then: {
			...( rows.find( ( row ) => row.booking === booking )?.then ?? {} ),
			series: name,
		},
	} ) );
}

function thenOf( model, person, booking, anchor, after ) {
	if ( after.isCanceled ) {
		return { isCanceled: true };
	}
	const date = daysAfter(
		booking.date,
		daysBetween( anchor.date, after.date )
	);
	const then = { ...after, date };
	return person === model.owner || isSame( then, booking )
		? then
		: { ...then, status: 'Pending' };
}

/** Returns the code of the first of these changes that cannot be, or "ok": each is held against the others' new places. */
export function codeOfChanges( model, rows, isNew ) {
	const after = new Map(
		rows.map( ( { booking, then } ) => [
			booking,
			{ ...booking, ...then },
		] )
	);
	const all = model.bookings.map( ( one ) => after.get( one ) ?? one );
	for ( const [ before, now ] of after ) {
		const isMoved = SPOT.some( ( name ) => before[ name ] !== now[ name ] );
		if ( now.isCanceled || ! ( isMoved || before.isCanceled ) ) {
			continue;
		}
		if ( ! model.isThere( now ) ) {
			return 'invalid';
		}
		if ( isNew && now.to <= now.from ) {
			return 'too_short';
		}
		if ( ! isFreeAmong( all, now ) ) {
			return 'slot_taken';
		}
	}
	return 'ok';
}

const isFreeAmong = ( all, now ) =>
	! all.some(
		( other ) =>
			other.id !== now.id &&
			! other.isCanceled &&
			other.room === now.room &&
			other.date === now.date &&
			other.from < now.to &&
			now.from < other.to
	);

/** Lines of what was done to each booking. */
const stories = new WeakMap();

const storyOf = ( booking ) => stories.get( booking ) ?? [];

/** Makes a person's changes, each with the booking's next revision, and returns what an undo needs. */
export const make = ( rows, by, isUndo = false ) =>
	rows.map( ( { booking, then } ) => {
		const before = { ...booking };
		Object.assign( booking, then, { revision: booking.revision + 1 } );
		const after = { ...booking };
		const story = [ ...storyOf( booking ), { by, isUndo, before, after } ];
		stories.set( booking, story );
		return { booking, before, after, length: story.length };
	} );

/**
 * Predicts the answer to an undo of a write.
 *
 * @param {import('./model.mjs').Model} model
 * @param {number}                      person
 * @param {object}                      write  As `model.done` keeps it.
 */
export function onUndo( model, person, { by, changes } ) {
	if ( person !== by ) {
		return { code: 'invalid', rows: [] };
	}
	if ( ! model.isMember( person ) ) {
		return { code: 'booking_not_found', rows: [] };
	}
	const hasChanged = ( { booking, after, length } ) =>
		! isAsLeft( after, storyOf( booking ).slice( length ), person );
	if ( changes.some( hasChanged ) ) {
		return { code: 'changed_meanwhile', rows: [] };
	}
	const rows = changes.map( ( { booking, before } ) => ( {
		booking,
		then:
			before === null ? { isCanceled: true } : withoutRevision( before ),
	} ) );
	return { code: codeOfChanges( model, rows, false ), rows };
}

const withoutRevision = ( before ) =>
	Object.fromEntries(
		Object.entries( before ).filter( ( [ name ] ) => name !== 'revision' )
	);

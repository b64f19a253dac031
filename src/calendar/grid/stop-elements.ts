import type { MouseEvent, SyntheticEvent } from 'react';
import type { BookingStart } from '../../domain/booking-start';
import type { WeekLayout } from '../../domain/layout';
import {
	bookingIdOf,
	CARD,
	CARD_BUTTON,
	cardWith,
	COLUMN,
	DAY,
	DAY_HEAD,
	dayHead,
	dayOf,
	HOUR,
	hourLabel,
	hourOf,
	SLOT_MARKER,
} from '../page-parts';
import type { Stop } from './stops';
import type { ShownSlot } from './use-slots';

const closest = ( { target }: SyntheticEvent, selector: string ) =>
	target instanceof Element
		? target.closest< HTMLElement >( selector )
		: null;

/** What has the focus, by the element that an event comes from; null is the grid itself. */
export function stopOf(
	event: SyntheticEvent< HTMLElement >,
	slot: ShownSlot | null,
	{ columns }: WeekLayout
): Stop | null {
	const head = closest( event, `${ DAY_HEAD }, ${ HOUR }` );
	if ( head ) {
		return stopOfHead( head );
	}
	if ( closest( event, SLOT_MARKER ) && slot ) {
		return { kind: 'slot', column: slot.column, ...slot.slot };
	}
	const card = closest( event, CARD );
	const column = Array.from(
		event.currentTarget.querySelectorAll( COLUMN )
	).findIndex( ( one ) => one.contains( card ) );
	const id = card && bookingIdOf( card );
	const box = columns[ column ]?.boxes.find(
		( { booking } ) => booking.id === id
	);
	return box
		? { kind: 'card', column, top: box.top, id: box.booking.id }
		: null;
}

function stopOfHead( head: HTMLElement ): Stop {
	const day = dayOf( head );
	return day === undefined
		? { kind: 'hour', hour: Number( hourOf( head ) ) }
		: { kind: 'day', day: Number( day ) };
}

export function focusStop(
	grid: HTMLElement,
	stop: Stop,
	focusSlot: ( column: number, hour: number ) => void
): void {
	if ( stop.kind === 'slot' ) {
		focusSlot( stop.column, stop.hour );
	} else {
		elementOf( grid, stop )?.focus();
	}
}

function elementOf(
	grid: HTMLElement,
	stop: Exclude< Stop, { readonly kind: 'slot' } >
): HTMLElement | null {
	switch ( stop.kind ) {
		case 'day':
			return grid.querySelector( dayHead( stop.day ) );
		case 'hour':
			return grid.querySelector( hourLabel( stop.hour ) );
		case 'card': {
			const card = grid.querySelector< HTMLElement >(
				cardWith( stop.id )
			);
			return card?.querySelector< HTMLElement >( CARD_BUTTON ) ?? card;
		}
	}
}

/** A press on a day's head says the date, one on an hour's label the hour; null for any other. */
export function startOfHead(
	event: MouseEvent< HTMLElement >,
	span: number,
	{ columns }: WeekLayout
): BookingStart | null {
	const label = closest( event, HOUR );
	if ( label ) {
		return {
			roomId: null,
			roomIds: roomsIn( columns, span ),
			date: null,
			from: Number( hourOf( label ) ) * 60,
		};
	}
	const head = closest( event, DAY )?.querySelector< HTMLElement >(
		DAY_HEAD
	);
	const date = head && columns[ Number( dayOf( head ) ) * span ]?.date;
	return ! date
		? null
		: {
				roomId: null,
				roomIds: roomsIn( columns, span ),
				date,
				from: null,
			};
}

/** Every day has the same. */
const roomsIn = ( columns: WeekLayout[ 'columns' ], span: number ) =>
	columns.slice( 0, span ).map( ( { room } ) => room.id );

/** The hour that was pointed at; the form finds the free time in it. */
export function startOfSlot(
	{ column, hour }: ShownSlot,
	{ columns }: WeekLayout
): BookingStart {
	const { room, date } = columns[ column ] ?? {};
	return {
		roomId: room?.id ?? null,
		date: date ?? null,
		from: hour * 60,
	};
}

/** A marker has a press of its own. */
export const isOnMarker = ( event: SyntheticEvent ) =>
	closest( event, SLOT_MARKER ) !== null;

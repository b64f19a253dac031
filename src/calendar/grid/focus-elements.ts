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
} from '../page-parts';
import type { FocusTarget } from './focus-targets';
import type { ShownSlot } from './use-slots';

/** What can be pressed in a day's head (grid-head.tsx), with the day's place in the range. */
const DAY_HEAD = '[data-day]';
const dayHead = ( day: number ) => `[data-day="${ day }"]`;
const dayOf = ( { dataset }: HTMLElement ) => dataset[ 'day' ];

/** An hour's label (hours.tsx). */
const HOUR = '[data-hour]';
const hourLabel = ( hour: number ) => `[data-hour="${ hour }"]`;
const hourOf = ( { dataset }: HTMLElement ) => dataset[ 'hour' ];

/** The marker of a free hour (slot-marker.tsx). */
const SLOT_MARKER = '.sc-add';

const closest = ( { target }: SyntheticEvent, selector: string ) =>
	target instanceof Element
		? target.closest< HTMLElement >( selector )
		: null;

/** Returns the focus target of an event's element; null for the grid itself. */
export function targetOf(
	event: SyntheticEvent< HTMLElement >,
	slot: ShownSlot | null,
	{ columns }: WeekLayout
): FocusTarget | null {
	const head = closest( event, `${ DAY_HEAD }, ${ HOUR }` );
	if ( head ) {
		return targetOfHead( head );
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

function targetOfHead( head: HTMLElement ): FocusTarget {
	const day = dayOf( head );
	return day === undefined
		? { kind: 'hour', hour: Number( hourOf( head ) ) }
		: { kind: 'day', day: Number( day ) };
}

export function focusTarget(
	grid: HTMLElement,
	target: FocusTarget,
	focusSlot: ( column: number, hour: number ) => void
): void {
	if ( target.kind === 'slot' ) {
		focusSlot( target.column, target.hour );
	} else {
		elementOf( grid, target )?.focus();
	}
}

function elementOf(
	grid: HTMLElement,
	target: Exclude< FocusTarget, { readonly kind: 'slot' } >
): HTMLElement | null {
	switch ( target.kind ) {
		case 'day':
			return grid.querySelector( dayHead( target.day ) );
		case 'hour':
			return grid.querySelector( hourLabel( target.hour ) );
		case 'card': {
			const card = grid.querySelector< HTMLElement >(
				cardWith( target.id )
			);
			return card?.querySelector< HTMLElement >( CARD_BUTTON ) ?? card;
		}
	}
}

/** Returns the date of a pressed day header or the hour of a pressed hour label; null for other elements. */
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

/** Returns the IDs of the rooms, which are the same on every day. */
const roomsIn = ( columns: WeekLayout[ 'columns' ], span: number ) =>
	columns.slice( 0, span ).map( ( { room } ) => room.id );

/** Returns the start of a pressed slot; the form finds the free time in the hour. */
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

/** Returns whether the event is on an add marker, which handles its own presses. */
export const isOnMarker = ( event: SyntheticEvent ) =>
	closest( event, SLOT_MARKER ) !== null;

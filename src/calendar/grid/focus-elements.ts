import type { MouseEvent, SyntheticEvent } from 'react';
import type { BookingStart } from '../../domain/booking-start';
import type { WeekLayout } from '../../domain/layout';
import type { FocusTarget } from './focus-targets';
import type { ShownSlot } from './use-slots';

const closest = ( { target }: SyntheticEvent, selector: string ) =>
	target instanceof Element
		? target.closest< HTMLElement >( selector )
		: null;

const COLUMN = '.sc-col';
/** Button of a card that opens something; other cards are focused themselves. */
const CARD_BUTTON = '[role=button]';

/** Returns the focus target of an event's element; null for the grid itself. */
export function targetOf(
	event: SyntheticEvent< HTMLElement >,
	slot: ShownSlot | null,
	{ columns }: WeekLayout
): FocusTarget | null {
	const head = closest( event, '[data-day], [data-hour]' );
	if ( head ) {
		return targetOfHead( head );
	}
	if ( closest( event, '.sc-add' ) && slot ) {
		return { kind: 'slot', column: slot.column, ...slot.slot };
	}
	const card = closest( event, '.sc-card' );
	const column = Array.from(
		event.currentTarget.querySelectorAll( COLUMN )
	).findIndex( ( one ) => one.contains( card ) );
	const id = card?.dataset[ 'bookingId' ];
	const box = columns[ column ]?.boxes.find(
		( { booking } ) => booking.id === id
	);
	return box
		? { kind: 'card', column, top: box.top, id: box.booking.id }
		: null;
}

function targetOfHead( { dataset }: HTMLElement ): FocusTarget {
	const day = dataset[ 'day' ];
	return day === undefined
		? { kind: 'hour', hour: Number( dataset[ 'hour' ] ) }
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
			return grid.querySelector( `[data-day="${ target.day }"]` );
		case 'hour':
			return grid.querySelector( `[data-hour="${ target.hour }"]` );
		case 'card': {
			const id = CSS.escape( target.id );
			const card = grid.querySelector< HTMLElement >(
				`[data-booking-id="${ id }"]`
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
	const hour = closest( event, '[data-hour]' )?.dataset[ 'hour' ];
	if ( hour !== undefined ) {
		return {
			roomId: null,
			roomIds: roomsIn( columns, span ),
			date: null,
			from: Number( hour ) * 60,
		};
	}
	const day = closest( event, '.sc-day' )?.querySelector< HTMLElement >(
		'[data-day]'
	)?.dataset[ 'day' ];
	const date = columns[ Number( day ) * span ]?.date;
	return date === undefined
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
	closest( event, '.sc-add' ) !== null;

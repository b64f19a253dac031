import { useLayoutEffect, useRef } from '@wordpress/element';
import type { FocusEvent, UIEvent } from 'react';
import type { Booking } from '../domain/booking';
import type { IsoDate } from '../domain/time';
import { bookingIdOf, CARD, CARD_BUTTON, DAY, SCROLLER } from './page-parts';

interface Shown {
	readonly isNarrow: boolean;
	readonly dates: readonly IsoDate[];
	readonly bookings: readonly Booking[];
	/** Day of a narrow calendar. */
	readonly date: IsoDate;
	readonly goTo: ( date: IsoDate ) => void;
}

/** Position of a person: the booking whose card has the focus, and the first visible day of a wide calendar. */
interface Place {
	bookingId: string | null;
	date: IsoDate | null;
}

/**
 * Keeps the day in view and the focused booking when the calendar switches between narrow and wide.
 *
 * @return Ref of the element around both layouts.
 */
export function useKeptPlace( shown: Shown ) {
	const view = useRef< HTMLDivElement >( null );
	const place = useRef< Place >( { bookingId: null, date: null } );
	const drawn = useRef( shown );
	const isMoved = useRef( false );
	useLayoutEffect( () => {
		if ( shown.isNarrow !== drawn.current.isNarrow ) {
			isMoved.current = place.current.bookingId !== null;
			moveTo( place.current, shown, view.current );
		}
		drawn.current = shown;
		if ( isMoved.current ) {
			isMoved.current = ! focusCard( view.current, place.current );
		}
	} );
	return {
		ref: view,
		onFocus: ( { target }: FocusEvent ) => {
			place.current.bookingId = bookingIdAt( target ) ?? null;
		},
		onBlur: ( { relatedTarget }: FocusEvent ) => {
			if ( relatedTarget ) {
				place.current.bookingId = null;
			}
		},
		onScrollCapture: ( { target }: UIEvent ) => {
			if ( target instanceof Element && target.matches( SCROLLER ) ) {
				const index = Math.round(
					target.scrollLeft / dayWidth( target )
				);
				place.current.date = shown.dates[ index ] ?? null;
			}
		},
	};
}

function bookingIdAt( target: Element ): string | undefined {
	const card = target.closest< HTMLElement >( CARD );
	return card ? bookingIdOf( card ) : undefined;
}

const dayWidth = ( box: Element ) =>
	box.querySelector< HTMLElement >( DAY )?.offsetWidth ?? 1;

function moveTo(
	{ bookingId, date }: Place,
	shown: Shown,
	view: Element | null
): void {
	const booking = shown.bookings.find( ( { id } ) => id === bookingId );
	const wanted = booking?.date ?? date;
	const box = view?.querySelector( SCROLLER );
	if ( box ) {
		box.scrollLeft = shown.dates.indexOf( shown.date ) * dayWidth( box );
	} else if ( wanted && wanted !== shown.date ) {
		shown.goTo( wanted );
	}
}

/** @return False while the card is not rendered. */
function focusCard( view: Element | null, { bookingId }: Place ): boolean {
	const card = Array.from(
		view?.querySelectorAll< HTMLElement >( CARD ) ?? []
	).find(
		( one ) =>
			bookingIdOf( one ) === bookingId && ! one.closest( '[inert]' )
	);
	const target = card?.querySelector< HTMLElement >( CARD_BUTTON ) ?? card;
	target?.focus();
	return target !== undefined;
}

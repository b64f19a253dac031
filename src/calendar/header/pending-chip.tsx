import { createPortal, useEffect, useRef, useState } from '@wordpress/element';
import { sprintf } from '@wordpress/i18n';
import type { RefObject } from 'react';
import type { Booking, Room } from '../../domain/booking';
import { ABILITIES } from '../../domain/permissions';
import { useI18n } from '../../i18n/context';
import type { WeekState } from '../../store/use-week';
import { Icon } from '../../ui/icon';
import { CALENDAR, CARD_BUTTON, cardWith } from '../page-parts';

export interface PendingChipProps {
	readonly week: WeekState;
	/** Null for all rooms. */
	readonly room: Room | null;
	/** Scrolls to a booking in a narrow calendar, which shows one day and maybe not all rooms. */
	readonly onLead: ( booking: Booking ) => void;
}

/** Chip with the number of pending bookings; each press leads to the next one and wraps around. */
export function PendingChip( { week, room, onLead }: PendingChipProps ) {
	const { __, _n } = useI18n();
	const chip = useRef< HTMLButtonElement >( null );
	const [ target, setTarget ] = useState< Booking | null >( null );
	const pending = pendingOf( week, room );
	const isGone = useOutOfView( chip, target !== null );
	useEffect( () => {
		if ( target ) {
			focusCard( chip.current, target.id );
		}
	}, [ target ] );
	if ( pending.length === 0 ) {
		return null;
	}
	const goToNext = () => {
		const next =
			pending.find( ( one ) => target && isAfter( one, target ) ) ??
			pending[ 0 ];
		if ( next ) {
			onLead( next );
			// A new object, so that a single booking is scrolled to again.
			setTarget( { ...next } );
		}
	};
	const calendar = chip.current?.closest( CALENDAR );
	return (
		<>
			<button
				ref={ chip }
				type="button"
				className="sc-chip"
				onClick={ goToNext }
			>
				<Icon name="pending" />
				<span className="sc-chip__text">
					{ sprintf(
						/* translators: %d: number of bookings that wait for approval */
						_n(
							'%d pending',
							'%d pending',
							pending.length,
							'studio-calendar'
						),
						pending.length
					) }
				</span>
				<span className="sc-chip__count" aria-hidden="true">
					{ pending.length }
				</span>
			</button>
			{ isGone &&
				calendar &&
				createPortal(
					<div className="sc-next">
						<button
							type="button"
							className="sc-btn sc-btn--main"
							onClick={ goToNext }
						>
							<Icon name="pending" />
							{ sprintf(
								/* translators: %d: number of bookings that wait for approval */
								__( 'Next pending (%d)', 'studio-calendar' ),
								pending.length
							) }
						</button>
					</div>,
					calendar
				) }
		</>
	);
}

/** Returns whether an element is scrolled out of view; observed only when needed. */
function useOutOfView(
	element: RefObject< Element >,
	isWanted: boolean
): boolean {
	const [ isOut, setIsOut ] = useState( false );
	useEffect( () => {
		if ( ! isWanted || ! element.current ) {
			return undefined;
		}
		const observer = new IntersectionObserver( ( entries ) =>
			setIsOut( entries.at( -1 )?.isIntersecting === false )
		);
		observer.observe( element.current );
		return () => observer.disconnect();
	}, [ element, isWanted ] );
	return isOut;
}

function pendingOf( week: WeekState, room: Room | null ): readonly Booking[] {
	if ( week.status !== 'ready' || ! ABILITIES[ week.schedule.role ].manage ) {
		return [];
	}
	return week.schedule.bookings
		.filter(
			( { isPending, roomId } ) =>
				isPending && ( room === null || room.id === roomId )
		)
		.sort( ( a, b ) => ( isAfter( b, a ) ? -1 : 1 ) );
}

/** Compares bookings by day and time, then by ID, so that each gets its turn. */
function isAfter( a: Booking, b: Booking ): boolean {
	if ( a.date !== b.date ) {
		return a.date > b.date;
	}
	return a.from === b.from ? a.id > b.id : a.from > b.from;
}

/**
 * Focus options that show the focus ring even after a mouse press, to mark the card. TypeScript's types do not include
 * it yet.
 */
const FOCUS_VISIBLE: FocusOptions & { readonly focusVisible: boolean } = {
	preventScroll: true,
	focusVisible: true,
};

/** Focuses the card's button in the chip's calendar. */
function focusCard( chip: HTMLElement | null, id: string ): void {
	const button = chip
		?.closest( CALENDAR )
		?.querySelector< HTMLElement >(
			`${ cardWith( id ) } ${ CARD_BUTTON }`
		);
	button?.scrollIntoView( { block: 'center', inline: 'center' } );
	button?.focus( FOCUS_VISIBLE );
}

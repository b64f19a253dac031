import { createPortal, useEffect, useRef, useState } from '@wordpress/element';
import { sprintf } from '@wordpress/i18n';
import type { RefObject } from 'react';
import type { Booking, Room } from '../../domain/booking';
import { ABILITIES } from '../../domain/permissions';
import { useI18n } from '../../i18n/context';
import type { WeekState } from '../../store/use-week';
import { Icon } from '../../ui/icon';
import { CALENDAR, CARD_BUTTON, cardWith } from '../page-parts';

interface PendingChipProps {
	readonly week: WeekState;
	/** Null shows every room. */
	readonly room: Room | null;
	/** Brings a booking into view where only one day is, and maybe not all of its rooms. */
	readonly onLead: ( booking: Booking ) => void;
}

/** How much waits for the owner; each press leads to the next of them, and after the last to the first. */
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
			// A new object, so that the only one is led to again.
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

/** True while an element has been scrolled away; only looked at while that is wanted. */
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

/** By day and time; of those at the same time by id, so that each of them has its turn. */
function isAfter( a: Booking, b: Booking ): boolean {
	if ( a.date !== b.date ) {
		return a.date > b.date;
	}
	return a.from === b.from ? a.id > b.id : a.from > b.from;
}

/** With its ring, though the press came by mouse: it shows which card is meant. The types do not know it yet. */
const LED: FocusOptions & { readonly focusVisible: boolean } = {
	preventScroll: true,
	focusVisible: true,
};

/** The card's button; the calendar is the one that the chip stands in. */
function focusCard( chip: HTMLElement | null, id: string ): void {
	const button = chip
		?.closest( CALENDAR )
		?.querySelector< HTMLElement >(
			`${ cardWith( id ) } ${ CARD_BUTTON }`
		);
	button?.scrollIntoView( { block: 'center', inline: 'center' } );
	button?.focus( LED );
}

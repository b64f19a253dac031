import { useEffect, useRef, useState } from '@wordpress/element';
import { sprintf } from '@wordpress/i18n';
import type { Booking, Room } from '../../domain/booking';
import { ABILITIES } from '../../domain/permissions';
import type { IsoDate } from '../../domain/time';
import { useI18n } from '../../i18n/context';
import type { WeekState } from '../../store/use-week';
import { Icon } from '../../ui/icon';

interface PendingChipProps {
	readonly week: WeekState;
	/** Null shows every room. */
	readonly room: Room | null;
	/** Brings a day into view where only one is. */
	readonly onDay: ( date: IsoDate ) => void;
}

/** How much waits for the owner; each press leads to the next of them. */
export function PendingChip( { week, room, onDay }: PendingChipProps ) {
	const { _n } = useI18n();
	const chip = useRef< HTMLButtonElement >( null );
	const [ target, setTarget ] = useState< Booking | null >( null );
	const pending = pendingOf( week, room );
	useEffect( () => {
		if ( target ) {
			focusCard( chip.current, target.id );
		}
	}, [ target ] );
	if ( pending.length === 0 ) {
		return null;
	}
	const goToNext = () => {
		const at = pending.findIndex( ( { id } ) => id === target?.id );
		const next = pending[ ( at + 1 ) % pending.length ];
		if ( next ) {
			onDay( next.date );
			// A new object, so that the only one is led to again.
			setTarget( { ...next } );
		}
	};
	return (
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
	);
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
		.sort( ( a, b ) =>
			a.date < b.date || ( a.date === b.date && a.from < b.from ) ? -1 : 1
		);
}

/** With its ring, though the press came by mouse: it shows which card is meant. The types do not know it yet. */
const LED: FocusOptions & { readonly focusVisible: boolean } = {
	preventScroll: true,
	focusVisible: true,
};

/** The card's button; the calendar is the one that the chip stands in. */
function focusCard( chip: HTMLElement | null, id: string ): void {
	const button = chip
		?.closest( '.sc' )
		?.querySelector< HTMLElement >(
			`[data-booking-id="${ CSS.escape( id ) }"] [role=button]`
		);
	button?.scrollIntoView( { block: 'center', inline: 'center' } );
	button?.focus( LED );
}

import type { Booking } from '../../domain/booking';
import type { Box } from '../../domain/layout';
import { useI18n } from '../../i18n/context';
import type { CardSize } from './card-size';

interface CardMarksProps extends Pick< Box, 'isClash' > {
	readonly booking: Booking;
	readonly size: CardSize;
	/** Whether it is the visitor's own booking. */
	readonly isOwn: boolean;
}

/** Returns whether a mark shows "Pending"; a card's foot shows it as text instead. */
const isPendingMarked = ( { isPending }: Booking, size: CardSize ) =>
	isPending && ! size.hasFoot;

export function hasMarks(
	{ booking, isClash, isOwn }: Omit< CardMarksProps, 'size' >,
	size: CardSize
): boolean {
	return (
		isClash || isOwn || booking.isBusy || isPendingMarked( booking, size )
	);
}

/** Icons before the title, which are never dropped. */
export function CardMarks( { booking, size, isClash, isOwn }: CardMarksProps ) {
	const { __ } = useI18n();
	return (
		<>
			{ isClash && (
				<span
					className="sc-mark sc-mark--warn"
					role="img"
					aria-label={ __(
						'Overlaps another booking',
						'studio-calendar'
					) }
				/>
			) }
			{ isPendingMarked( booking, size ) && (
				<span
					className="sc-mark sc-mark--pending"
					role="img"
					aria-label={ __( 'Pending', 'studio-calendar' ) }
				/>
			) }
			{ isOwn && (
				<span
					className="sc-mark sc-mark--mine"
					role="img"
					aria-label={ __( 'Your booking', 'studio-calendar' ) }
				/>
			) }
			{ booking.isBusy && <span className="sc-mark sc-mark--lock" /> }
		</>
	);
}

import type { Booking } from '../../domain/booking';
import type { Box } from '../../domain/layout';
import { useI18n } from '../../i18n/context';
import type { CardSize } from './card-size';

interface CardMarksProps extends Pick< Box, 'isClash' > {
	readonly booking: Booking;
	readonly size: CardSize;
}

/** A foot says "Pending" in words instead. */
const isPendingMarked = ( { isPending }: Booking, size: CardSize ) =>
	isPending && ! size.hasFoot;

export function hasMarks( { booking, isClash }: Box, size: CardSize ): boolean {
	return isClash || booking.isBusy || isPendingMarked( booking, size );
}

/** Icons before the title: what may never be dropped. */
export function CardMarks( { booking, size, isClash }: CardMarksProps ) {
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
			{ booking.isBusy && <span className="sc-mark sc-mark--lock" /> }
		</>
	);
}

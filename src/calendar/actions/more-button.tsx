import { sprintf } from '@wordpress/i18n';
import type { Booking } from '../../domain/booking';
import { useI18n } from '../../i18n/context';
import { Icon } from '../../ui/icon';

interface MoreButtonProps {
	readonly booking: Booking;
	readonly isOpen: boolean;
	readonly onClick: ( button: HTMLElement ) => void;
}

export function MoreButton( { booking, isOpen, onClick }: MoreButtonProps ) {
	const { __ } = useI18n();
	return (
		<button
			type="button"
			className="sc-more"
			aria-haspopup="menu"
			aria-expanded={ isOpen }
			aria-label={ sprintf(
				/* translators: %s: title of a booking */
				__( 'Actions: %s', 'studio-calendar' ),
				booking.title
			) }
			onClick={ ( event ) => onClick( event.currentTarget ) }
		>
			<Icon name="more" />
		</button>
	);
}

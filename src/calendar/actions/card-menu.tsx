import { sprintf } from '@wordpress/i18n';
import type { Booking } from '../../domain/booking';
import { isActionLoading, type CardAction } from '../../domain/card-menu';
import { useI18n } from '../../i18n/context';
import { Menu, type MenuItem } from '../../ui/menu';
import { useStudio } from '../studio-context';
import './dialogs.css';
import { useCancelSeries } from '../series/use-cancel-series';
import { actionText } from './action-texts';

export interface CardMenuProps {
	readonly booking: Booking;
	readonly entries: readonly CardAction[];
	readonly opener: HTMLElement;
	readonly anchor: HTMLElement;
	readonly onClose: () => void;
}

export function CardMenu( props: CardMenuProps ) {
	const { booking, entries, opener, anchor, onClose } = props;
	const { onAct } = useStudio();
	const cancelSeries = useCancelSeries( booking, entries );
	const i18n = useI18n();
	const itemOf = ( action: CardAction ): MenuItem => {
		const text = actionText( action, i18n );
		const isDisabled = isActionLoading( booking, action );
		return {
			id: action,
			label: isDisabled ? text.progress : text.label,
			icon: text.icon,
			isDisabled,
			isDanger: action === 'cancel',
			onSelect: () =>
				void onAct( action, booking ).then( ( isDone ) => {
					if ( isDone ) {
						onClose();
					}
				} ),
		};
	};
	return (
		<Menu
			label={ sprintf(
				/* translators: %s: title of a booking */
				i18n.__( 'Actions: %s', 'studio-calendar' ),
				booking.title
			) }
			items={ [
				...entries.map( itemOf ),
				...( cancelSeries
					? [
							{
								id: 'cancelSeries',
								label: cancelSeries.label,
								icon: 'ban' as const,
								isDisabled: false,
								isDanger: true,
								onSelect: () => {
									onClose();
									cancelSeries.start();
								},
							},
						]
					: [] ),
			] }
			opener={ opener }
			anchor={ anchor }
			onClose={ onClose }
		/>
	);
}

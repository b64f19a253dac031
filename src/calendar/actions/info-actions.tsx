import type { Booking } from '../../domain/booking';
import { isActionLoading, type CardAction } from '../../domain/card-menu';
import { useI18n } from '../../i18n/context';
import { Icon } from '../../ui/icon';
import { actionText } from './action-texts';
import type { Act } from './desk';

interface InfoActionsProps {
	readonly booking: Booking;
	readonly entries: readonly CardAction[];
	readonly onAct: Act;
}

const LOOKS: Readonly< Record< CardAction, string > > = {
	cancel: 'sc-btn--quiet sc-btn--danger',
	history: 'sc-btn--line',
	markPaid: 'sc-btn--line',
	markUnpaid: 'sc-btn--line',
	edit: 'sc-btn--line',
	approve: 'sc-btn--main',
};

/** The entries of the card's menu as buttons: the way to them by touch. */
export function InfoActions( { booking, entries, onAct }: InfoActionsProps ) {
	const i18n = useI18n();
	return (
		<>
			{ [ ...entries ].reverse().map( ( action ) => {
				const text = actionText( action, i18n );
				const isLoading = isActionLoading( booking, action );
				return (
					<button
						key={ action }
						type="button"
						className={ `sc-btn ${ LOOKS[ action ] }` }
						aria-disabled={ isLoading }
						onClick={ () =>
							! isLoading && void onAct( action, booking )
						}
					>
						{ action !== 'cancel' && <Icon name={ text.icon } /> }
						{ isLoading ? text.progress : text.label }
					</button>
				);
			} ) }
		</>
	);
}

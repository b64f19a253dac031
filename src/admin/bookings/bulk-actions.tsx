import { sprintf } from '@wordpress/i18n';
import type { ListedBooking } from '../../api/admin-bookings';
import { useI18n } from '../../i18n/context';
import type { ListAction, StartAction } from './actions';

interface BulkActionsProps {
	readonly actions: readonly ListAction[];
	readonly selected: readonly ListedBooking[];
	readonly onStart: StartAction;
}

/** Actions on the selected bookings, each on those that it suits; the bar keeps its place while nothing is selected. */
export function BulkActions( {
	actions,
	selected,
	onStart,
}: BulkActionsProps ) {
	const { __, _n } = useI18n();
	const count = sprintf(
		/* translators: %d: number of bookings */
		_n(
			'%d Item selected',
			'%d Items selected',
			selected.length,
			'studio-calendar'
		),
		selected.length
	);
	return (
		<div
			className="sc-bookings__bulk"
			role="group"
			aria-label={ __( 'Actions', 'studio-calendar' ) }
		>
			<span role="status">{ selected.length > 0 && count }</span>
			{ actions.map( ( action ) => {
				const suited = selected.filter( action.isEligible );
				return (
					suited.length > 0 && (
						<button
							key={ action.id }
							type="button"
							className="button"
							onClick={ () => onStart( action, suited ) }
						>
							<span
								className={ `dashicons dashicons-${ action.icon }` }
								aria-hidden="true"
							/>{ ' ' }
							{ action.label }
						</button>
					)
				);
			} ) }
		</div>
	);
}

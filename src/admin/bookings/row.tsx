import type { ListedBooking } from '../../api/admin-bookings';
import type { ListAction, StartAction } from './actions';
import type { Column } from './columns';

interface RowProps {
	readonly booking: ListedBooking;
	readonly columns: readonly Column[];
	/** Calendar's week of the booking. */
	readonly address: string;
	readonly isSelected: boolean;
	readonly actions: readonly ListAction[];
	readonly onToggle: () => void;
	readonly onStart: StartAction;
}

/** One booking; on narrow screens a card with each column's name before its value. */
export function Row( props: RowProps ) {
	const { booking, columns, address, isSelected, onToggle } = props;
	const [ first, ...others ] = columns;
	const when = first?.textOf( booking ) ?? '';
	const name = `${ when }, ${ booking.event }`;
	return (
		<tr className="is-expanded">
			<th scope="row" className="check-column">
				<input
					type="checkbox"
					aria-label={ name }
					checked={ isSelected }
					onChange={ onToggle }
				/>
			</th>
			<td className="column-primary">
				<strong>
					<a className="row-title" href={ address }>
						{ when }
					</a>
				</strong>
				<div>{ booking.event }</div>
				<RowActions { ...props } name={ name } />
			</td>
			{ others.map( ( { id, label, textOf } ) => (
				<td
					key={ id }
					className={ `column-${ id }` }
					data-colname={ label }
				>
					{ textOf( booking ) }
				</td>
			) ) }
		</tr>
	);
}

function RowActions( {
	booking,
	actions,
	name,
	onStart,
}: RowProps & { readonly name: string } ) {
	const offered = actions.filter( ( { isEligible } ) =>
		isEligible( booking )
	);
	return (
		<div className="row-actions">
			{ offered.map( ( action ) => (
				<span
					key={ action.id }
					className={ action.id === 'cancel' ? 'trash' : undefined }
				>
					<button
						type="button"
						className={ `button-link${ action.id === 'cancel' ? ' button-link-delete' : '' }` }
						aria-label={ `${ action.label }: ${ name }` }
						onClick={ () => onStart( action, [ booking ] ) }
					>
						{ action.label }
					</button>
				</span>
			) ) }
		</div>
	);
}

import { useState } from '@wordpress/element';
import type { BookingsPage, ListedBooking } from '../../api/admin-bookings';
import { useI18n } from '../../i18n/context';
import type { ListAction, StartAction } from './actions';
import { BulkActions } from './bulk-actions';
import { useColumns } from './columns';
import { Confirm, type Question } from './confirm';
import { Heading } from './heading';
import type { ListQuery } from './list-query';
import { Pages } from './pages';
import { Row } from './row';

interface ListProps {
	readonly page: BookingsPage;
	/** Bookings on all pages; null until they are counted. */
	readonly total: number | null;
	readonly query: ListQuery;
	readonly isLoading: boolean;
	readonly showsPayment: boolean;
	readonly actions: readonly ListAction[];
	readonly addressOf: ( booking: ListedBooking ) => string;
	readonly onQueryChange: ( change: Partial< ListQuery > ) => void;
}

interface Ticked {
	/**
	 * What was asked for when they were ticked: once something else is, none is. Not the page that is shown, which comes later than
	 * the click that asked for it: people tick meanwhile.
	 */
	readonly lot: string;
	readonly ids: readonly string[];
}

/** List table as WordPress has them, with its class names: selection, sorting and pages; narrow, its rows are cards. */
export function List( props: ListProps ) {
	const { page, query, isLoading, actions, addressOf, onQueryChange } = props;
	const { __ } = useI18n();
	const columns = useColumns( props.showsPayment );
	const lot = JSON.stringify( query );
	const [ ticked, setTicked ] = useState< Ticked >( { lot, ids: [] } );
	const { ids } = ticked;
	const select = ( chosen: readonly string[] ) =>
		setTicked( { lot, ids: chosen } );
	if ( ticked.lot !== lot ) {
		select( [] );
	}
	const [ question, setQuestion ] = useState< Question | null >( null );
	const selected = page.bookings.filter( ( { id } ) => ids.includes( id ) );
	/** Its answer lets go of what it was started for; what was ticked meanwhile, and all if no answer came, stays. */
	const run = async ( { action, bookings }: Question ) => {
		if ( await action.run( bookings ) ) {
			const done = bookings.map( ( { id } ) => id );
			setTicked( ( now ) => ( {
				...now,
				ids: now.ids.filter( ( id ) => ! done.includes( id ) ),
			} ) );
		}
	};
	const start: StartAction = ( action, bookings ) =>
		action.question === ''
			? void run( { action, bookings } )
			: setQuestion( { action, bookings } );
	const toggle = ( id: string ) =>
		select(
			ids.includes( id )
				? ids.filter( ( other ) => other !== id )
				: [ ...ids, id ]
		);
	return (
		<>
			<BulkActions
				actions={ actions }
				selected={ selected }
				onStart={ start }
			/>
			<table
				className="wp-list-table widefat striped"
				aria-label={ __( 'Bookings', 'studio-calendar' ) }
				aria-busy={ isLoading }
			>
				<Heading
					columns={ columns }
					query={ query }
					isEmpty={ page.bookings.length === 0 }
					isAllSelected={ selected.length === page.bookings.length }
					isSomeSelected={ selected.length > 0 }
					onSelectAll={ ( isAll ) =>
						select(
							isAll ? page.bookings.map( ( { id } ) => id ) : []
						)
					}
					onQueryChange={ onQueryChange }
				/>
				<tbody>
					{ page.bookings.map( ( booking ) => (
						<Row
							key={ booking.id }
							booking={ booking }
							columns={ columns }
							address={ addressOf( booking ) }
							isSelected={ ids.includes( booking.id ) }
							actions={ actions }
							onToggle={ () => toggle( booking.id ) }
							onStart={ start }
						/>
					) ) }
					{ page.bookings.length === 0 && ! isLoading && (
						<tr className="no-items">
							<td
								className="colspanchange"
								colSpan={ columns.length + 1 }
							>
								{ __(
									'No bookings here. Try other dates or filters.',
									'studio-calendar'
								) }
							</td>
						</tr>
					) }
				</tbody>
			</table>
			<Pages
				page={ page }
				total={ props.total }
				query={ query }
				isLoading={ isLoading }
				onQueryChange={ onQueryChange }
			/>
			{ question && (
				<Confirm
					question={ question }
					onConfirm={ () => void run( question ) }
					onClose={ () => setQuestion( null ) }
				/>
			) }
		</>
	);
}

import {
	DataViews,
	type Action,
	type Field,
	type View,
} from '@wordpress/dataviews/wp';
import { useEffect, useState } from '@wordpress/element';
import type { BookingsPage, ListedBooking } from '../../api/admin-bookings';
import type { Locale } from '../../domain/labels';
import { rangeLabel } from '../../domain/labels';
import { useI18n } from '../../i18n/context';
import type { ListQuery } from './list-query';

interface ListProps {
	readonly page: BookingsPage;
	readonly query: ListQuery;
	readonly isLoading: boolean;
	readonly showsPayment: boolean;
	readonly actions: Action< ListedBooking >[];
	readonly addressOf: ( booking: ListedBooking ) => string;
	readonly onQueryChange: ( change: Partial< ListQuery > ) => void;
}

const NARROW = '(max-width: 782px)';

/** Table with WordPress's DataViews: selection, sorting and pages. */
export function List( props: ListProps ) {
	const { page, query, isLoading, actions, addressOf, onQueryChange } = props;
	const { locale, __ } = useI18n();
	const [ selection, setSelection ] = useState< string[] >( [] );
	const fields = useFields( props.showsPayment );
	const columns = fields
		.map( ( { id } ) => id )
		.filter( ( id ) => ! [ 'date', 'event' ].includes( id ) );
	const view: View = {
		type: 'table',
		titleField: 'date',
		descriptionField: 'event',
		fields: window.matchMedia( NARROW ).matches
			? [ 'room', 'status' ]
			: columns,
		filters: [],
		page: query.page,
		perPage: query.perPage,
		sort: {
			field: query.sort,
			direction: query.order === 'desc' ? 'desc' : 'asc',
		},
		layout: { enableMoving: false, density: 'compact' },
	};
	useEffect( () => setSelection( [] ), [ page ] );
	const change = ( next: View ) => onQueryChange( changeOf( view, next ) );
	return (
		<DataViews
			key={ locale }
			data={ [ ...page.bookings ] }
			fields={ fields }
			view={ view }
			onChangeView={ change }
			actions={ actions }
			selection={ selection }
			onChangeSelection={ setSelection }
			isLoading={ isLoading }
			getItemId={ ( { id } ) => id }
			defaultLayouts={ { table: {} } }
			paginationInfo={ {
				totalItems: page.total,
				totalPages: Math.ceil( page.total / query.perPage ),
			} }
			renderItemLink={ ( { item, ...link } ) => (
				<a { ...link } href={ addressOf( item ) }>
					{ link.children }
				</a>
			) }
			empty={
				<p>
					{ __(
						'No bookings here. Try other dates or filters.',
						'studio-calendar'
					) }
				</p>
			}
		>
			<DataViews.Layout />
			<DataViews.Footer />
		</DataViews>
	);
}

/** Returns the changes between the previous and the new state of the list. */
function changeOf(
	view: View,
	{ sort, page = 1 }: View
): Partial< ListQuery > {
	const isSorted =
		sort?.field !== view.sort?.field ||
		sort?.direction !== view.sort?.direction;
	return isSorted && sort
		? { sort: sort.field, order: sort.direction }
		: { page };
}

function useFields( showsPayment: boolean ): Field< ListedBooking >[] {
	const { locale, __ } = useI18n();
	const words = {
		canceled: __( 'Canceled', 'studio-calendar' ),
		approved: __( 'Approved', 'studio-calendar' ),
		pending: __( 'Pending', 'studio-calendar' ),
		private: __( 'Private', 'studio-calendar' ),
	};
	const statusOf = ( {
		isCanceled,
		isApproved,
		isPrivate,
	}: ListedBooking ) => {
		const approval = isApproved ? words.approved : words.pending;
		const status = isCanceled ? words.canceled : approval;
		return isPrivate ? `${ status }, ${ words.private }` : status;
	};
	const paid = __( 'Paid', 'studio-calendar' );
	const unpaid = __( 'Unpaid', 'studio-calendar' );
	const field = (
		id: string,
		label: string,
		getValue: ( booking: ListedBooking ) => string,
		enableSorting = true
	): Field< ListedBooking > => ( {
		id,
		label,
		enableSorting,
		enableHiding: false,
		filterBy: false,
		getValue: ( { item } ) => getValue( item ),
	} );
	return [
		field( 'date', __( 'When', 'studio-calendar' ), ( booking ) =>
			whenOf( booking, locale )
		),
		field(
			'event',
			__( 'Event', 'studio-calendar' ),
			( { event } ) => event,
			false
		),
		field( 'room', __( 'Room', 'studio-calendar' ), ( { room } ) => room ),
		field(
			'trainer',
			__( 'Trainer', 'studio-calendar' ),
			( { trainer } ) => trainer || __( 'Trainer', 'studio-calendar' )
		),
		field( 'status', __( 'Status', 'studio-calendar' ), statusOf ),
		...( showsPayment
			? [
					field(
						'payment',
						__( 'Payment', 'studio-calendar' ),
						( { payment } ) =>
							payment === 'paid' ? paid : unpaid
					),
				]
			: [] ),
	];
}

function whenOf( { date, from, to }: ListedBooking, locale: Locale ): string {
	const day = rangeLabel( { from: date, to: date }, locale, true );
	return `${ day }, ${ from }–${ to }`;
}

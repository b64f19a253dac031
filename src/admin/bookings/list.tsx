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
import type { Question } from './question';

interface ListProps {
	readonly page: BookingsPage;
	readonly question: Question;
	readonly isLoading: boolean;
	readonly showsPayment: boolean;
	readonly actions: Action< ListedBooking >[];
	readonly addressOf: ( booking: ListedBooking ) => string;
	readonly onAsk: ( change: Partial< Question > ) => void;
}

const NARROW = '(max-width: 782px)';

/** The table itself: WordPress's own list, with selection, sorting and pages. */
export function List( props: ListProps ) {
	const { page, question, isLoading, actions, addressOf, onAsk } = props;
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
		page: question.page,
		perPage: question.perPage,
		sort: {
			field: question.sort,
			direction: question.order === 'desc' ? 'desc' : 'asc',
		},
		layout: { enableMoving: false, density: 'compact' },
	};
	useEffect( () => setSelection( [] ), [ page ] );
	const change = ( next: View ) => onAsk( changeOf( view, next ) );
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
				totalPages: Math.ceil( page.total / question.perPage ),
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

/** The list says how it looks now; what differs is what was asked for. */
function changeOf( view: View, { sort, page = 1 }: View ): Partial< Question > {
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

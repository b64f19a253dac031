import type { ListedBooking } from '../../api/admin-bookings';
import { rangeLabel, type Locale } from '../../domain/labels';
import { useI18n } from '../../i18n/context';

export interface Column {
	/** Name of the order in the endpoint and in the URL. */
	readonly id: string;
	readonly label: string;
	readonly textOf: ( booking: ListedBooking ) => string;
}

/** Returns the list's columns; the first names the booking. */
export function useColumns( showsPayment: boolean ): readonly Column[] {
	const { locale, __ } = useI18n();
	const statusOf = useStatus();
	const paid = __( 'Paid', 'studio-calendar' );
	const unpaid = __( 'Unpaid', 'studio-calendar' );
	const trainer = __( 'Trainer', 'studio-calendar' );
	const columns: Column[] = [
		{
			id: 'date',
			label: __( 'When', 'studio-calendar' ),
			textOf: ( booking ) => whenOf( booking, locale ),
		},
		{
			id: 'room',
			label: __( 'Room', 'studio-calendar' ),
			textOf: ( { room } ) => room,
		},
		{
			id: 'trainer',
			label: trainer,
			textOf: ( booking ) => booking.trainer || trainer,
		},
		{
			id: 'status',
			label: __( 'Status', 'studio-calendar' ),
			textOf: statusOf,
		},
	];
	if ( showsPayment ) {
		columns.push( {
			id: 'payment',
			label: __( 'Payment', 'studio-calendar' ),
			textOf: ( { payment } ) => ( payment === 'paid' ? paid : unpaid ),
		} );
	}
	return columns;
}

function useStatus(): Column[ 'textOf' ] {
	const { __ } = useI18n();
	const words = {
		canceled: __( 'Canceled', 'studio-calendar' ),
		approved: __( 'Approved', 'studio-calendar' ),
		pending: __( 'Pending', 'studio-calendar' ),
		private: __( 'Private', 'studio-calendar' ),
	};
	return ( { isCanceled, isApproved, isPrivate } ) => {
		const approval = isApproved ? words.approved : words.pending;
		const status = isCanceled ? words.canceled : approval;
		return isPrivate ? `${ status }, ${ words.private }` : status;
	};
}

function whenOf( { date, from, to }: ListedBooking, locale: Locale ): string {
	const day = rangeLabel( { from: date, to: date }, locale, true );
	return `${ day }, ${ from }–${ to }`;
}

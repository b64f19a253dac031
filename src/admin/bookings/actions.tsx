import type { BulkAction, ListedBooking } from '../../api/admin-bookings';
import { useI18n } from '../../i18n/context';

/** Resolves with whether the answer came; does not reject. */
type Run = (
	action: BulkAction,
	label: string,
	bookings: readonly ListedBooking[]
) => Promise< boolean >;

export interface ListAction {
	readonly id: BulkAction;
	readonly label: string;
	/** Name of a dashicon. */
	readonly icon: string;
	/** Asked before it runs; empty if it runs at once. */
	readonly question: string;
	readonly isEligible: ( booking: ListedBooking ) => boolean;
	/** Resolves with whether the answer came; does not reject. */
	readonly run: ( bookings: readonly ListedBooking[] ) => Promise< boolean >;
}

/** Runs an action on bookings, or asks before it. */
export type StartAction = (
	action: ListAction,
	bookings: readonly ListedBooking[]
) => void;

/** Icons of the actions, beside their labels. */
const ICONS: Readonly< Record< BulkAction, string > > = {
	approve: 'yes-alt',
	cancel: 'no-alt',
	markPaid: 'money-alt',
	markUnpaid: 'undo',
	makePrivate: 'hidden',
	makeOpen: 'visibility',
};

/** Returns the actions of a role on selected bookings; the server checks again. */
export function useActions( role: string, run: Run ): readonly ListAction[] {
	const { __ } = useI18n();
	const plain = (
		id: BulkAction,
		label: string,
		isEligible: ( booking: ListedBooking ) => boolean
	): ListAction => ( {
		id,
		label,
		icon: ICONS[ id ],
		question: '',
		isEligible: ( booking ) =>
			! booking.isCanceled && isEligible( booking ),
		run: ( bookings ) => run( id, label, bookings ),
	} );
	const cancel: ListAction = {
		...plain(
			'cancel',
			__( 'Cancel booking', 'studio-calendar' ),
			() => true
		),
		question: __( 'Cancel these bookings?', 'studio-calendar' ),
	};
	if ( role !== 'Owner' ) {
		return [ cancel ];
	}
	return [
		plain(
			'approve',
			__( 'Approve', 'studio-calendar' ),
			( booking ) => ! booking.isApproved
		),
		plain(
			'markPaid',
			__( 'Mark as paid', 'studio-calendar' ),
			( booking ) => booking.payment !== 'paid'
		),
		plain(
			'markUnpaid',
			__( 'Mark as unpaid', 'studio-calendar' ),
			( booking ) => booking.payment === 'paid'
		),
		plain(
			'makePrivate',
			__( 'Make private', 'studio-calendar' ),
			( booking ) => ! booking.isPrivate
		),
		plain(
			'makeOpen',
			__( 'Make public', 'studio-calendar' ),
			( booking ) => booking.isPrivate
		),
		cancel,
	];
}

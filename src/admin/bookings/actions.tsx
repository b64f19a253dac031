import type { Action } from '@wordpress/dataviews/wp';
import type { BulkAction, ListedBooking } from '../../api/admin-bookings';
import { useI18n } from '../../i18n/context';

type Run = ( action: BulkAction, bookings: readonly ListedBooking[] ) => void;

/** Icons of the actions; on phones only icons fit, with the label as their name. */
const ICONS: Readonly< Record< BulkAction, string > > = {
	approve: 'yes-alt',
	cancel: 'no-alt',
	markPaid: 'money-alt',
	markUnpaid: 'undo',
	makePrivate: 'hidden',
	makeOpen: 'visibility',
};

/** Returns the actions of a role on selected bookings; the server checks again. */
export function useActions(
	role: string,
	run: Run
): Action< ListedBooking >[] {
	const { __ } = useI18n();
	const plain = (
		id: BulkAction,
		label: string,
		isEligible: ( booking: ListedBooking ) => boolean
	): Action< ListedBooking > => ( {
		id,
		label,
		icon: ICONS[ id ],
		supportsBulk: true,
		isEligible: ( booking ) =>
			! booking.isCanceled && isEligible( booking ),
		callback: ( bookings ) => run( id, bookings ),
	} );
	const cancel: Action< ListedBooking > = {
		id: 'cancel',
		label: __( 'Cancel booking', 'studio-calendar' ),
		icon: ICONS.cancel,
		supportsBulk: true,
		isEligible: ( booking ) => ! booking.isCanceled,
		modalHeader: __( 'Cancel these bookings?', 'studio-calendar' ),
		RenderModal: ( { items, closeModal } ) => (
			<ConfirmCancel
				bookings={ items }
				onClose={ () => closeModal?.() }
				onConfirm={ () => run( 'cancel', items ) }
			/>
		),
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

interface ConfirmCancelProps {
	readonly bookings: readonly ListedBooking[];
	readonly onClose: () => void;
	readonly onConfirm: () => void;
}

function ConfirmCancel( { bookings, onClose, onConfirm }: ConfirmCancelProps ) {
	const { __ } = useI18n();
	return (
		<>
			<ul className="sc-bookings__named">
				{ bookings.map( ( { id, date, from, event, room } ) => (
					<li
						key={ id }
					>{ `${ date } ${ from }, ${ event }, ${ room }` }</li>
				) ) }
			</ul>
			<p className="sc-bookings__buttons">
				<button
					type="button"
					className="button button-primary"
					onClick={ () => {
						onClose();
						onConfirm();
					} }
				>
					{ __( 'Cancel booking', 'studio-calendar' ) }
				</button>{ ' ' }
				<button type="button" className="button" onClick={ onClose }>
					{ __( 'Keep', 'studio-calendar' ) }
				</button>
			</p>
		</>
	);
}

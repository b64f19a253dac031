import { useEffect, useId, useRef } from '@wordpress/element';
import type { ListedBooking } from '../../api/admin-bookings';
import { useI18n } from '../../i18n/context';
import type { ListAction } from './actions';

export interface Question {
	readonly action: ListAction;
	readonly bookings: readonly ListedBooking[];
}

interface ConfirmProps {
	readonly question: Question;
	readonly onConfirm: () => void;
	readonly onClose: () => void;
}

/** Asks before an action, naming its bookings; the browser's own dialog holds the focus and gives it back. */
export function Confirm( { question, onConfirm, onClose }: ConfirmProps ) {
	const { action, bookings } = question;
	const { __ } = useI18n();
	const title = useId();
	const dialog = useRef< HTMLDialogElement >( null );
	useEffect( () => dialog.current?.showModal(), [] );
	const close = () => dialog.current?.close();
	return (
		<dialog
			ref={ dialog }
			className="sc-bookings__dialog"
			aria-labelledby={ title }
			onClose={ onClose }
		>
			<h2 id={ title }>{ action.question }</h2>
			<ul className="sc-bookings__named">
				{ bookings.map( ( { id, date, from, event, room } ) => (
					<li
						key={ id }
					>{ `${ date } ${ from }, ${ event }, ${ room }` }</li>
				) ) }
			</ul>
			<p>
				<button
					type="button"
					className="button button-primary"
					onClick={ () => {
						close();
						onConfirm();
					} }
				>
					{ action.label }
				</button>{ ' ' }
				<button type="button" className="button" onClick={ close }>
					{ __( 'Keep', 'studio-calendar' ) }
				</button>
			</p>
		</dialog>
	);
}

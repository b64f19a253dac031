import type { ApiError } from '../../api/api-error';
import { useI18n } from '../../i18n/context';
import { Dialog } from '../../ui/dialog';

interface ErrorDialogProps {
	readonly error: ApiError;
	readonly onClose: () => void;
}

/** What the server says against it, else that something went wrong (specification, 8). */
export function ErrorDialog( { error, onClose }: ErrorDialogProps ) {
	const { __ } = useI18n();
	const close = __( 'Close', 'studio-calendar' );
	return (
		<Dialog
			className="sc-dialog--small"
			title={ __( 'Not saved', 'studio-calendar' ) }
			closeLabel={ close }
			onClose={ onClose }
			foot={
				<button
					type="button"
					className="sc-btn sc-btn--main"
					onClick={ onClose }
				>
					{ close }
				</button>
			}
		>
			<p role="alert">
				{ error.message ||
					__( 'Oops something went wrong...', 'studio-calendar' ) }
			</p>
		</Dialog>
	);
}

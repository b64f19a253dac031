import type { ApiError } from '../../api/api-error';
import { useI18n } from '../../i18n/context';
import { NoticeDialog } from './notice-dialog';

interface ErrorDialogProps {
	readonly error: ApiError;
	readonly onClose: () => void;
}

/** What the server says against it, else that something went wrong (specification, 8). */
export function ErrorDialog( { error, onClose }: ErrorDialogProps ) {
	const { __ } = useI18n();
	return (
		<NoticeDialog
			title={ __( 'Not saved', 'studio-calendar' ) }
			onClose={ onClose }
		>
			<p role="alert">
				{ error.message ||
					__( 'Oops something went wrong...', 'studio-calendar' ) }
			</p>
		</NoticeDialog>
	);
}

import { isTimeout, isUnsure, type ApiError } from '../../api/api-error';
import { useI18n } from '../../i18n/context';
import { FailureText } from './failure-text';
import { NoticeDialog } from './notice-dialog';

interface ErrorDialogProps {
	readonly error: ApiError;
	/** Sends the same request again. */
	readonly onRetry: () => void;
	readonly onClose: () => void;
}

/** Dialog for a failed action. */
export function ErrorDialog( { error, onRetry, onClose }: ErrorDialogProps ) {
	const { __ } = useI18n();
	return (
		<NoticeDialog
			title={
				isTimeout( error )
					? __( 'No answer', 'studio-calendar' )
					: __( 'Not saved', 'studio-calendar' )
			}
			onRetry={ isUnsure( error ) ? onRetry : undefined }
			onClose={ onClose }
		>
			<FailureText error={ error } />
		</NoticeDialog>
	);
}

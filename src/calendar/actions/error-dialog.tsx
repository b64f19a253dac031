import { isTimeout, type ApiError } from '../../api/api-error';
import { useI18n } from '../../i18n/context';
import { failureText } from '../failure-text';
import { NoticeDialog } from './notice-dialog';

interface ErrorDialogProps {
	readonly error: ApiError;
	/** Sends the same once more. */
	readonly onRetry: () => void;
	readonly onClose: () => void;
}

/** What the server says against it, else that something went wrong (specification, 8). */
export function ErrorDialog( { error, onRetry, onClose }: ErrorDialogProps ) {
	const i18n = useI18n();
	const { __ } = i18n;
	return (
		<NoticeDialog
			title={
				isTimeout( error )
					? __( 'No answer', 'studio-calendar' )
					: __( 'Not saved', 'studio-calendar' )
			}
			onRetry={ error.isTransient ? onRetry : undefined }
			onClose={ onClose }
		>
			<p role="alert">{ failureText( error, i18n ) }</p>
		</NoticeDialog>
	);
}

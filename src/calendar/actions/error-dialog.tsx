import type { ApiError } from '../../api/api-error';
import { useI18n } from '../../i18n/context';
import { FailureText } from './failure-text';
import { NoticeDialog } from './notice-dialog';

interface ErrorDialogProps {
	readonly error: ApiError;
	readonly onClose: () => void;
}

/** An action that came to nothing. */
export function ErrorDialog( { error, onClose }: ErrorDialogProps ) {
	const { __ } = useI18n();
	return (
		<NoticeDialog
			title={ __( 'Not saved', 'studio-calendar' ) }
			onClose={ onClose }
		>
			<FailureText error={ error } />
		</NoticeDialog>
	);
}

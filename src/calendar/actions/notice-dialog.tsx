import type { PropsWithChildren } from 'react';
import { useI18n } from '../../i18n/context';
import { Dialog } from '../../ui/dialog';
import { DialogButtons } from '../../ui/dialog-buttons';

interface NoticeDialogProps {
	readonly title: string;
	/** Retries; given if a retry may succeed. */
	readonly onRetry?: ( () => void ) | undefined;
	readonly onClose: () => void;
}

/** Small dialog with a message and a "Close" button. */
export function NoticeDialog( props: PropsWithChildren< NoticeDialogProps > ) {
	const { title, onRetry, onClose, children } = props;
	const { __ } = useI18n();
	const close = __( 'Close', 'studio-calendar' );
	const closing = ( look: 'line' | 'main' ) => (
		<button
			key="close"
			type="button"
			className={ `sc-btn sc-btn--${ look }` }
			onClick={ onClose }
		>
			{ close }
		</button>
	);
	return (
		<Dialog
			className="sc-dialog--small"
			title={ title }
			closeLabel={ close }
			onClose={ onClose }
			foot={
				<DialogButtons
					others={ onRetry ? [ closing( 'line' ) ] : [] }
					main={
						onRetry ? (
							<button
								type="button"
								className="sc-btn sc-btn--main"
								onClick={ onRetry }
							>
								{ __( 'Try again', 'studio-calendar' ) }
							</button>
						) : (
							closing( 'main' )
						)
					}
				/>
			}
		>
			{ children }
		</Dialog>
	);
}

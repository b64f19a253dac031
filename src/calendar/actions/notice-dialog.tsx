import type { PropsWithChildren } from 'react';
import { useI18n } from '../../i18n/context';
import { Dialog } from '../../ui/dialog';
import { DialogButtons } from '../../ui/dialog-buttons';

interface NoticeDialogProps {
	readonly title: string;
	readonly onClose: () => void;
}

/** A small dialog that has something to say and one button, "Close". */
export function NoticeDialog( props: PropsWithChildren< NoticeDialogProps > ) {
	const { title, onClose, children } = props;
	const { __ } = useI18n();
	const close = __( 'Close', 'studio-calendar' );
	return (
		<Dialog
			className="sc-dialog--small"
			title={ title }
			closeLabel={ close }
			onClose={ onClose }
			foot={
				<DialogButtons
					others={ [] }
					main={
						<button
							type="button"
							className="sc-btn sc-btn--main"
							onClick={ onClose }
						>
							{ close }
						</button>
					}
				/>
			}
		>
			{ children }
		</Dialog>
	);
}

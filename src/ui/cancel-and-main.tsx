import type { ReactElement } from 'react';
import { DialogButtons } from './dialog-buttons';

interface CancelAndMainProps {
	/** Text of the button that leaves the dialog without doing anything. */
	readonly cancel: string;
	readonly onCancel: () => void;
	readonly main: ReactElement;
}

/** The two buttons of a dialog that does something. */
export const CancelAndMain = ( props: CancelAndMainProps ) => (
	<DialogButtons
		others={ [
			<button
				key="cancel"
				type="button"
				className="sc-btn sc-btn--line"
				onClick={ props.onCancel }
			>
				{ props.cancel }
			</button>,
		] }
		main={ props.main }
	/>
);

import { useI18n } from '../../i18n/context';
import { AlertBar } from '../alert-bar';

/**
 * Shown if a chunk cannot be loaded, for example because an update of the plugin deleted the files of the open page.
 */
export function NoChunk( { onClose }: { readonly onClose: () => void } ) {
	const { __ } = useI18n();
	return (
		<AlertBar
			text={ __( 'Oops something went wrong...', 'studio-calendar' ) }
		>
			<button
				type="button"
				className="sc-btn sc-btn--line"
				onClick={ onClose }
			>
				{ __( 'Close', 'studio-calendar' ) }
			</button>
		</AlertBar>
	);
}

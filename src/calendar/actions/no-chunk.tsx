import { useI18n } from '../../i18n/context';

/**
 * Shown if a chunk cannot be loaded, for example because an update of the plugin deleted the files of the open page.
 */
export function NoChunk( { onClose }: { readonly onClose: () => void } ) {
	const { __ } = useI18n();
	return (
		<div className="sc-bar" role="alert">
			<span>
				{ __( 'Oops something went wrong...', 'studio-calendar' ) }
			</span>
			<button
				type="button"
				className="sc-btn sc-btn--line"
				onClick={ onClose }
			>
				{ __( 'Close', 'studio-calendar' ) }
			</button>
		</div>
	);
}

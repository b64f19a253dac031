import { useI18n } from '../../i18n/context';

/** After an update of the plugin the page that is open may ask for files that are gone. */
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

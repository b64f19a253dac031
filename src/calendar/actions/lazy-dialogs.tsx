import { useI18n } from '../../i18n/context';
import type { DialogsProps } from './dialogs';
import { useChunk } from './use-chunk';

const load = async () =>
	( await import( /* webpackChunkName: "dialogs" */ './dialogs' ) ).Dialogs;

/** Dialogs come when the first one is asked for; where they cannot be had, that is said, and the next wish asks again. */
export function LazyDialogs( props: DialogsProps ) {
	const { __ } = useI18n();
	const isWanted = props.dialog !== null || props.failure !== null;
	const { part: Dialogs, hasFailed } = useChunk( 'dialogs', load, isWanted );
	if ( Dialogs ) {
		return <Dialogs { ...props } />;
	}
	return hasFailed ? (
		<div className="sc-bar" role="alert">
			<span>
				{ __( 'Oops something went wrong...', 'studio-calendar' ) }
			</span>
			<button
				type="button"
				className="sc-btn sc-btn--line"
				onClick={ () => {
					props.onClose();
					props.onFailureRead();
				} }
			>
				{ __( 'Close', 'studio-calendar' ) }
			</button>
		</div>
	) : null;
}

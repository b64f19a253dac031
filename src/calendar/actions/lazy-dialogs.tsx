import type { DialogsProps } from './dialogs';
import { NoChunk } from './no-chunk';
import { useChunk } from './use-chunk';

const load = async () =>
	( await import( /* webpackChunkName: "dialogs" */ './dialogs' ) ).Dialogs;

/** Loads the dialogs on first use; a failure is shown, and the next use retries. */
export function LazyDialogs( props: DialogsProps ) {
	const isWanted = props.dialog !== null || props.actions.failure !== null;
	const { part: Dialogs, hasFailed } = useChunk( 'dialogs', load, isWanted );
	if ( Dialogs ) {
		return <Dialogs { ...props } />;
	}
	return hasFailed ? (
		<NoChunk
			onClose={ () => {
				props.onClose();
				props.onFailureRead();
			} }
		/>
	) : null;
}

import type { ToastListProps } from './toast-list';
import { useChunk } from './use-chunk';

const load = async () =>
	( await import( /* webpackChunkName: "dialogs" */ './toast-list' ) )
		.ToastList;

/**
 * Live region of the toasts, always present so that screen readers announce its changes. Texts that need no chunk are
 * shown at once.
 */
export function Toasts( props: ToastListProps ) {
	const { actions, note } = props;
	const isWanted = note !== null || actions.canceled.length > 0;
	const { part: ToastList, hasFailed } = useChunk( 'toasts', load, isWanted );
	return (
		<div className="sc-toasts" aria-live="polite">
			{ ToastList && <ToastList { ...props } /> }
			{ hasFailed && note && <p className="sc-toast">{ note.text }</p> }
		</div>
	);
}

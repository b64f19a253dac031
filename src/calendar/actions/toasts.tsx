import type { ToastListProps } from './toast-list';
import { useChunk } from './use-chunk';

const load = async () =>
	( await import( /* webpackChunkName: "dialogs" */ './toast-list' ) )
		.ToastList;

/** The place is always there, so that readers notice what comes into it. What can be read without its part, is. */
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

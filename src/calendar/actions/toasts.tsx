import { isInToast, isUnderWay, type ToldWrite } from '../../domain/own-writes';
import { useI18n } from '../../i18n/context';
import type { Actions } from '../../store/use-actions';
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
	const { note } = props;
	const { __ } = useI18n();
	const { writes } = props.actions;
	const isWanted = note !== null || hasList( props.actions );
	const { part: ToastList, hasFailed } = useChunk( 'toasts', load, isWanted );
	const created =
		writes.findLast( isInToast )?.kind === 'add' &&
		__( 'Created Successfully', 'studio-calendar' );
	const text = note?.text ?? created;
	return (
		<div className="sc-toasts" aria-live="polite">
			{ ToastList && isWanted && <ToastList { ...props } /> }
			{ hasFailed && text && <p className="sc-toast">{ text }</p> }
		</div>
	);
}

/** The list also hears the key that takes a write back, which people may press before the server has answered. */
const hasList = ( actions: Actions ) =>
	isUnderWay( actions ) || actions.writes.some( isForList );

/** Returns whether a write has a toast, or none any more but the key that the list listens to. */
const isForList = ( write: ToldWrite ) =>
	isInToast( write ) || write.stage === 'again';

import type { Schedule } from '../../domain/booking';
import { NoChunk } from '../actions/no-chunk';
import { useChunk } from '../actions/use-chunk';
import type { CopyDialogProps } from './copy-dialog';

interface LazyCopyingProps extends Omit< CopyDialogProps, 'schedule' > {
	readonly isOpen: boolean;
	/** Null before the studio is known. */
	readonly schedule: Schedule | null;
}

const load = async () =>
	( await import( /* webpackChunkName: "copying" */ './copy-dialog' ) )
		.CopyDialog;

/** Dialog that copies a week, loaded on first use. */
export function LazyCopying( props: LazyCopyingProps ) {
	const { isOpen, schedule } = props;
	const { part: Copying, hasFailed } = useChunk( 'copying', load, isOpen );
	if ( isOpen && Copying && schedule ) {
		return <Copying { ...props } schedule={ schedule } />;
	}
	return hasFailed ? <NoChunk onClose={ props.onClose } /> : null;
}

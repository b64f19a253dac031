import { NoChunk } from '../actions/no-chunk';
import { useChunk } from '../actions/use-chunk';
import type { CopyDialogProps } from './copy-dialog';

const load = async () =>
	( await import( /* webpackChunkName: "copying" */ './copy-dialog' ) )
		.CopyDialog;

/** Dialog that copies a week, loaded on first use. */
export function LazyCopying( props: CopyDialogProps ) {
	const { part: Copying, hasFailed } = useChunk( 'copying', load, true );
	if ( Copying ) {
		return <Copying { ...props } />;
	}
	return hasFailed ? <NoChunk onClose={ props.onClose } /> : null;
}

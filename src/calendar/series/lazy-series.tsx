import { NoChunk } from '../actions/no-chunk';
import { useChunk } from '../actions/use-chunk';
import type { SeriesDialogProps } from './series-dialog';

const load = async () =>
	( await import( /* webpackChunkName: "series" */ './series-dialog' ) )
		.SeriesDialog;

/** Dialog about a series, loaded on first use. */
export function LazySeries( props: SeriesDialogProps ) {
	const { part: Series, hasFailed } = useChunk( 'series', load, true );
	if ( Series ) {
		return <Series { ...props } />;
	}
	return hasFailed ? <NoChunk onClose={ props.onClose } /> : null;
}

import type { PropsWithChildren } from 'react';
import { SeriesProvider, useSeries } from './use-series';

/** The form's series, checked once for all parts of the form that show it. */
export function Series( { children }: PropsWithChildren ) {
	return <SeriesProvider value={ useSeries() }>{ children }</SeriesProvider>;
}

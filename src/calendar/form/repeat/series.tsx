import type { PropsWithChildren } from 'react';
import { SeriesProvider, useSeries } from './use-series';

/** Provides the form's series, checked once for all parts that show it. */
export function Series( { children }: PropsWithChildren ) {
	return <SeriesProvider value={ useSeries() }>{ children }</SeriesProvider>;
}

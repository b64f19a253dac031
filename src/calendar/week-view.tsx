import { memo, useMemo } from '@wordpress/element';
import { datesOf } from '../domain/time';
import { NarrowWeek } from './narrow/narrow-week';
import { useStudio } from './studio-context';
import { useKeptPlace } from './use-kept-place';
import { isNarrow } from './use-width';
import { Week } from './week';
import type { WeekViewProps } from './week-view-props';

/** Renders a range of days, wide or narrow. */
export const WeekView = memo( function RangeOfDays( props: WeekViewProps ) {
	const { content, isSkeleton } = props;
	const { width, day } = useStudio();
	const hasDays = isNarrow( width );
	const dates = useMemo( () => datesOf( content.range ), [ content.range ] );
	const place = useKeptPlace( {
		isNarrow: hasDays,
		dates,
		bookings: content.bookings,
		...day,
	} );
	return (
		<div className="sc-view" { ...place }>
			{ hasDays ? (
				<NarrowWeek { ...props } />
			) : (
				<Week key={ isSkeleton ? 'skeleton' : 'week' } { ...props } />
			) }
		</div>
	);
} );

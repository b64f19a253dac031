import { useMemo } from '@wordpress/element';
import type { ShownRoom } from '../domain/layout';
import { datesOf, type IsoDate, type WallTime } from '../domain/time';
import type { OnBook } from './actions/open-dialog';
import type { Content } from './grid/use-layout';
import { NarrowWeek } from './narrow/narrow-week';
import type { Lead } from './narrow/use-day-in-view';
import { useKeptPlace } from './use-kept-place';
import { isNarrow } from './use-width';
import { Week } from './week';

export interface WeekViewProps {
	readonly studioId: string;
	readonly content: Content;
	/** The bookings are not known yet: rows and days only. */
	readonly isSkeleton: boolean;
	readonly rooms: readonly ShownRoom[];
	readonly now: WallTime;
	readonly label: string;
	/** Pixels that the calendar has. */
	readonly width: number;
	/** Null for who may not add bookings. */
	readonly onBook: OnBook | null;
	readonly day: {
		/** Which one a narrow calendar shows. */
		readonly date: IsoDate;
		/** A day and a room of it that somebody is led to. */
		readonly lead?: Lead | null;
		/** Shows a day, in another week if need be. */
		readonly goTo: ( date: IsoDate ) => void;
	};
}

/** A range of days as wide or as narrow as the calendar is. */
export function WeekView( props: WeekViewProps ) {
	const { content, isSkeleton, day } = props;
	const hasDays = isNarrow( props.width );
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
}

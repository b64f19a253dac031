import type { ShownRoom } from '../domain/layout';
import type { IsoDate, WallTime } from '../domain/time';
import type { OnBook } from './actions/open-dialog';
import type { Content } from './grid/use-layout';
import { NarrowWeek } from './narrow/narrow-week';
import { Week } from './week';

/** Pixels up to which a calendar is narrow (specification, 9), whatever the window is. */
const NARROW = 800;

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
		/** Shows a day, in another week if need be. */
		readonly goTo: ( date: IsoDate ) => void;
	};
}

/** A range of days as wide or as narrow as the calendar is. */
export function WeekView( props: WeekViewProps ) {
	return props.width <= NARROW ? (
		<NarrowWeek { ...props } />
	) : (
		<Week key={ props.isSkeleton ? 'skeleton' : 'week' } { ...props } />
	);
}

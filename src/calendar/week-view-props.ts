import type { ShownRoom } from '../domain/layout';
import type { IsoDate, WallTime } from '../domain/time';
import type { OnBook } from './actions/open-dialog';
import type { Content } from './grid/use-layout';
import type { Lead } from './narrow/use-day-in-view';

/** What a range of days is drawn from, wide or narrow. */
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

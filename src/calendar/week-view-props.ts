import type { Content } from './grid/use-layout';

/** What a range of days is drawn from, wide or narrow. */
export interface WeekViewProps {
	readonly content: Content;
	/** The bookings are not known yet: rows and days only. */
	readonly isSkeleton: boolean;
	readonly label: string;
}

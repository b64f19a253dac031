import type { Content } from './grid/use-layout';

/** Props of a range of days, wide or narrow. */
export interface WeekViewProps {
	readonly content: Content;
	/** Skeleton with rows and days, before bookings are loaded. */
	readonly isSkeleton: boolean;
	readonly label: string;
}

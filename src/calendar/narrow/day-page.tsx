import { memo, useMemo } from '@wordpress/element';
import type { Booking } from '../../domain/booking';
import { dayLabel } from '../../domain/labels';
import type { ShownRoom } from '../../domain/layout';
import type { RoomBlock } from '../../domain/room-blocks';
import type { IsoDate, WallTime } from '../../domain/time';
import { useI18n } from '../../i18n/context';
import type { Adding } from '../grid/free-hours';
import { useLayout, type Content } from '../grid/use-layout';
import { WeekGrid } from '../grid/week-grid';

interface DayPageProps {
	readonly content: Content;
	/** Bookings of the page's week, which may be the previous or next one. */
	readonly bookings: readonly Booking[];
	readonly isSkeleton: boolean;
	readonly date: IsoDate;
	/** All rooms on any page of the day, which share its rows. */
	readonly rooms: readonly ShownRoom[];
	readonly block: RoomBlock< ShownRoom >;
	/** Name of the rooms. */
	readonly label: string;
	readonly now: WallTime;
	readonly adding: Adding | null;
}

/** Grid of one day or of one block of its rooms. */
export const DayPage = memo( function Page( props: DayPageProps ) {
	const { content, bookings, isSkeleton, date, rooms, block, now } = props;
	const { locale } = useI18n();
	const dates = useMemo( () => [ date ], [ date ] );
	const day = useLayout( { ...content, bookings }, rooms, dates, isSkeleton );
	const layout = useMemo( () => {
		const last = block.first + block.rooms.length;
		return { ...day, columns: day.columns.slice( block.first, last ) };
	}, [ day, block ] );
	return (
		<WeekGrid
			label={ `${ props.label }, ${ dayLabel( date, locale ) }` }
			drawn={ null }
			isSkeleton={ isSkeleton }
			dates={ dates }
			rooms={ block.rooms }
			layout={ layout }
			fit={ block.fit }
			now={ now }
			role={ content.role }
			userId={ content.userId }
			people={ content.allTrainers }
			adding={ props.adding }
		/>
	);
} );

import { useMemo } from '@wordpress/element';
import { DEFAULT_SETTINGS, type Room, type Schedule } from '../domain/booking';
import { rangeLabel } from '../domain/labels';
import type { DateRange, WallTime } from '../domain/time';
import { useI18n } from '../i18n/context';
import type { WeekState } from '../store/use-week';
import { ErrorPanel } from './error-panel';
import { Foot } from './foot';
import { useRoomNames } from './room-name';
import { shownRooms } from './shown-rooms';
import { StaleBar } from './stale-bar';
import { Week } from './week';

interface BodyProps {
	readonly week: WeekState;
	/** The studio as another of its weeks showed it; null at the very first. */
	readonly studio: Schedule | null;
	readonly range: DateRange;
	/** Null shows every room. */
	readonly room: Room | null;
	readonly now: WallTime;
	/** Pixels that the calendar has. */
	readonly width: number;
	readonly onRetry: () => void;
}

const UNKNOWN_STUDIO = {
	role: 'Guest',
	userId: null,
	rooms: [],
	allTrainers: [],
	trainers: {},
	revision: null,
	offersPush: false,
	studio: { id: '', name: '', timezone: null, ...DEFAULT_SETTINGS },
} as const;

const NO_BOOKINGS: Schedule[ 'bookings' ] = [];

/** The grid, its skeleton while nothing is known of the week, or the error in its place. */
export function Body( props: BodyProps ) {
	const { week, studio, range, room, now, width, onRetry } = props;
	const known = week.status === 'ready' ? week.schedule : studio;
	const { rooms } = known ?? UNKNOWN_STUDIO;
	const roomId = room?.id ?? null;
	const shown = useMemo(
		() => shownRooms( rooms, roomId ),
		[ rooms, roomId ]
	);
	const label = useGridLabel( range, room );
	if ( week.status === 'failed' ) {
		return <ErrorPanel error={ week.error } onRetry={ onRetry } />;
	}
	if ( week.status === 'loading' ) {
		const content = {
			...( known ?? UNKNOWN_STUDIO ),
			range,
			bookings: NO_BOOKINGS,
		};
		return (
			<Week
				key="skeleton"
				isSkeleton
				content={ content }
				rooms={ shown }
				now={ now }
				label={ label }
				width={ width }
			/>
		);
	}
	return (
		<>
			{ week.isStale && (
				<StaleBar schedule={ week.schedule } onRetry={ onRetry } />
			) }
			<Week
				content={ week.schedule }
				rooms={ shown }
				now={ now }
				label={ label }
				width={ width }
			/>
			<Foot schedule={ week.schedule } />
		</>
	);
}

function useGridLabel( range: DateRange, room: Room | null ): string {
	const { locale, __ } = useI18n();
	const roomName = useRoomNames();
	const name = room ? roomName( room ) : __( 'All rooms', 'studio-calendar' );
	return `${ name }, ${ rangeLabel( range, locale, true ) }`;
}

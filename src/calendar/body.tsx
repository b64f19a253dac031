import { useMemo } from '@wordpress/element';
import { DEFAULT_SETTINGS, type Room, type Schedule } from '../domain/booking';
import { rangeLabel } from '../domain/labels';
import type { DateRange } from '../domain/time';
import { useI18n } from '../i18n/context';
import { useIsOffline } from '../store/use-live';
import type { WeekState } from '../store/use-week';
import { ErrorPanel } from './error-panel';
import { Foot } from './foot';
import type { Content } from './grid/use-layout';
import { LazySheets } from './print/lazy-sheets';
import { useRoomNames } from './room-name';
import { StaleBar } from './stale-bar';
import { WeekView } from './week-view';

interface BodyProps {
	readonly week: WeekState;
	/** The studio's data from another week; null at the start. */
	readonly studio: Schedule | null;
	readonly range: DateRange;
	/** Null for all rooms. */
	readonly room: Room | null;
	readonly onRetry: () => void;
	readonly onShowKept: () => void;
}

const UNKNOWN_STUDIO = {
	role: 'Guest',
	userId: null,
	loginUrl: null,
	newEventUrl: null,
	newRoomUrl: null,
	rooms: [],
	allTrainers: [],
	trainers: {},
	revision: null,
	offersPush: false,
	studio: { id: '', name: '', timezone: null, ...DEFAULT_SETTINGS },
} as const;

const NO_BOOKINGS: Schedule[ 'bookings' ] = [];

/** Renders the grid, a skeleton while the week is loading, or the error. */
export function Body( props: BodyProps ) {
	const { week, range, room, onRetry, onShowKept } = props;
	const isOffline = useIsOffline();
	const isReady = week.status === 'ready';
	const content = useContent( isReady ? week.schedule : skeletonOf( props ) );
	const label = useGridLabel( range, room );
	const { __ } = useI18n();
	if ( week.status === 'failed' ) {
		return (
			<ErrorPanel
				error={ week.error }
				studio={ props.studio ?? UNKNOWN_STUDIO }
				kept={ week.kept }
				onRetry={ onRetry }
				onShowKept={ onShowKept }
			/>
		);
	}
	return (
		<>
			<WeekView
				content={ content }
				isSkeleton={ ! isReady }
				label={ label }
			/>
			{ ! isReady && (
				<p className="sc-wait" aria-hidden="true">
					<span>{ __( 'Loading...', 'studio-calendar' ) }</span>
				</p>
			) }
			{ isReady && <LazySheets schedule={ week.schedule } /> }
			{ isReady && ( week.isStale || isOffline ) && (
				<StaleBar
					schedule={ week.schedule }
					isClosed={ week.isClosed }
					onRetry={ onRetry }
				/>
			) }
			{ isReady && <Foot schedule={ week.schedule } /> }
		</>
	);
}

/**
 * Returns the rendered parts of a schedule, the same object until one of them changes: each response has a new time, for which
 * no grid has to render again.
 */
function useContent( schedule: Content ): Content {
	const { bookings, range, role, userId, studio, allTrainers } = schedule;
	return useMemo(
		() => ( { bookings, range, role, userId, studio, allTrainers } ),
		[ bookings, range, role, userId, studio, allTrainers ]
	);
}

/** Returns a range without bookings, with the known data of the studio. */
const skeletonOf = ( {
	studio,
	range,
}: Pick< BodyProps, 'studio' | 'range' > ) => ( {
	...( studio ?? UNKNOWN_STUDIO ),
	range,
	bookings: NO_BOOKINGS,
} );

function useGridLabel( range: DateRange, room: Room | null ): string {
	const { locale, __ } = useI18n();
	const roomName = useRoomNames();
	const name = room ? roomName( room ) : __( 'All rooms', 'studio-calendar' );
	return `${ name }, ${ rangeLabel( range, locale, true ) }`;
}

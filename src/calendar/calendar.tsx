import {
	useCallback,
	useDeferredValue,
	useMemo,
	useState,
} from '@wordpress/element';
import type { Client } from '../api/client';
import type { Booking, Room, Schedule } from '../domain/booking';
import {
	addDays,
	isInRange,
	weekOf,
	type DateRange,
	type IsoDate,
} from '../domain/time';
import { useI18n } from '../i18n/context';
import { useExternalStore } from '../store/external-store';
import { useClock } from '../store/use-clock';
import type { KeptWeeks } from '../store/kept/kept-weeks';
import { LiveProvider, useLiveStore } from '../store/use-live';
import {
	rangeOf,
	viewOf,
	type View,
	type ViewStore,
} from '../store/view-store';
import { useWeek, type WeekState } from '../store/use-week';
import { LoadingBar } from '../ui/loading-bar';
import { BookingActions } from './actions/booking-actions';
import { Body } from './body';
import { Header } from './header/header';
import type { PendingChipProps } from './header/pending-chip';
import { MembersProvider, useMembers } from './members/context';
import type { Members } from './members/parts';
import { useDayInView } from './narrow/use-day-in-view';
import { printedPlace } from './printed';
import { Root } from './root';
import { shownRooms } from './shown-rooms';
import { useSurroundings } from './surroundings/use-surroundings';
import { isNarrow, useWidth } from './use-width';

export interface CalendarProps {
	readonly client: Client;
	readonly studioId: string;
	readonly view: ViewStore;
	/** The studio's weeks stored on this device. */
	readonly keptWeeks: KeptWeeks;
	/** The page's preload of the studio. */
	readonly preload: Schedule | null;
	/** Parts of members; null for visitors not known to be one. */
	readonly members: Members | null;
	/** Mount point, whose colors decide between light and dark. */
	readonly mount: HTMLElement;
}

const NO_ROOMS: readonly Room[] = [];

/** Shows one studio's week: the range and rooms in view and their data. */
export function Calendar( props: CalendarProps ) {
	const { client, studioId, view, mount } = props;
	const { __ } = useI18n();
	const inView = useExternalStore( view );
	const [ studio, setStudio ] = useState( props.preload );
	const [ printed ] = useState( () => printedPlace( mount, props.preload ) );
	const width = useWidth( mount );
	useSurroundings( mount );
	const now = useClock( studio );
	const shown = useShown( inView, width );
	const wanted = useRange( inView, now.date );
	const range = useRange( shown, now.date );
	const day = useDayInView( range, now.date, view );
	const { week, retry, showKept } = useWeek( client, props.keptWeeks, mount, {
		studioId,
		range,
	} );
	const live = useLiveStore( client, { studioId, range }, week );
	if ( week.status === 'ready' && week.schedule !== studio ) {
		setStudio( week.schedule );
	}
	const rooms = studio?.rooms ?? NO_ROOMS;
	const room = roomOf( rooms, shown );
	const roomsInView = useShownRooms( rooms, room );
	const onShow = useCallback(
		( { date, roomId }: Booking ) => {
			day.show( date );
			view.change( {
				...( ! isInRange( date, wanted ) && {
					week: weekOf( date ).from,
					days: null,
				} ),
				...( view.get().roomId !== roomId && { roomId: null } ),
			} );
		},
		[ day, view, wanted ]
	);
	const place = useMemo(
		() => ( {
			client,
			studioId,
			now,
			rooms: roomsInView,
			width,
			day,
			printed,
			onShow,
		} ),
		[ client, studioId, now, roomsInView, width, day, printed, onShow ]
	);
	const isLoading = isReading( week ) || shown !== inView;
	return (
		<Root
			mount={ mount }
			role={ studio?.role ?? 'Guest' }
			isBusy={ isLoading }
		>
			<MembersProvider
				loaded={ props.members }
				isMember={ studio !== null && studio.role !== 'Guest' }
			>
				<LiveProvider value={ live }>
					<BookingActions place={ place } week={ week }>
						{ ( changed ) => (
							<>
								<Header
									range={ wanted }
									rooms={ rooms }
									room={ roomOf( rooms, inView ) }
									onStep={ ( days ) =>
										view.change( {
											week: addDays( wanted.from, days ),
										} )
									}
									onToday={ () => {
										day.show( now.date );
										view.change( {
											week: null,
											days: null,
										} );
									} }
									onRange={ ( chosen ) =>
										view.change( viewOf( chosen ) )
									}
									onRoom={ ( roomId ) =>
										view.change( { roomId } )
									}
									chip={
										<Chip
											week={ changed }
											room={ room }
											onLead={ day.leadTo }
										/>
									}
								/>
								<LoadingBar
									isLoading={ isLoading }
									text={ __(
										'Loading...',
										'studio-calendar'
									) }
								/>
								<Body
									week={ changed }
									studio={ studio }
									range={ range }
									room={ room }
									onRetry={ retry }
									onShowKept={ showKept }
								/>
							</>
						) }
					</BookingActions>
				</LiveProvider>
			</MembersProvider>
		</Root>
	);
}

/** Chip with the pending bookings, for members. */
function Chip( props: PendingChipProps ) {
	const members = useMembers();
	return members && <members.PendingChip { ...props } />;
}

const isReading = ( week: WeekState ) =>
	week.status === 'loading' ||
	( week.status === 'ready' && week.isRefreshing );

/**
 * Returns the view to render: the header updates at once, a wide grid with hundreds of cards deferred; a narrow one has
 * only one day.
 */
function useShown( inView: View, width: number ): View {
	const shown = useDeferredValue( inView );
	return isNarrow( width ) ? inView : shown;
}

const roomOf = ( rooms: readonly Room[], { roomId }: View ) =>
	rooms.find( ( { id } ) => id === roomId ) ?? null;

/** Returns the studio's visible rooms. */
function useShownRooms( rooms: readonly Room[], room: Room | null ) {
	const roomId = room?.id ?? null;
	return useMemo( () => shownRooms( rooms, roomId ), [ rooms, roomId ] );
}

/** Returns the range; the same object for the same days, so that a tick of the clock renders no day again. */
function useRange( view: View, today: IsoDate ): DateRange {
	const { from, to } = rangeOf( view, today );
	return useMemo( () => ( { from, to } ), [ from, to ] );
}

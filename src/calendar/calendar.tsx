import { useMemo, useState } from '@wordpress/element';
import type { Client } from '../api/client';
import type { Room, Schedule } from '../domain/booking';
import {
	addDays,
	isInRange,
	type DateRange,
	type IsoDate,
} from '../domain/time';
import { useI18n } from '../i18n/context';
import { useClock } from '../store/use-clock';
import type { KeptWeeks } from '../store/kept-weeks';
import { LiveProvider, useLiveStore } from '../store/use-live';
import {
	rangeOf,
	useView,
	viewOf,
	type View,
	type ViewStore,
} from '../store/view-store';
import { useWeek, type WeekState } from '../store/use-week';
import { LoadingBar } from '../ui/loading-bar';
import { Desk } from './actions/desk';
import { Body } from './body';
import { Header } from './header/header';
import { PendingChip } from './header/pending-chip';
import { useDayInView } from './narrow/use-day-in-view';
import { Root } from './root';
import { useWidth } from './use-width';

export interface CalendarProps {
	readonly client: Client;
	readonly studioId: string;
	readonly view: ViewStore;
	/** What this device has kept of the studio. */
	readonly keptWeeks: KeptWeeks;
	/** What the page already brought along of the studio. */
	readonly preload: Schedule | null;
	/** The mount point: its colours decide between light and dark. */
	readonly mount: HTMLElement;
}

const NO_ROOMS: readonly Room[] = [];

/** One studio's week: which range and rooms are in view, and what is known of them. */
export function Calendar( props: CalendarProps ) {
	const { client, studioId, view, mount } = props;
	const { __ } = useI18n();
	const inView = useView( view );
	const [ studio, setStudio ] = useState( props.preload );
	const width = useWidth( mount );
	const now = useClock( studio );
	const range = useRange( inView, now.date );
	const day = useDayInView( range, now.date, view );
	const { week, retry, showKept } = useWeek( client, props.keptWeeks, {
		studioId,
		range,
	} );
	const live = useLiveStore( client, { studioId, range }, week );
	if ( week.status === 'ready' && week.schedule !== studio ) {
		setStudio( week.schedule );
	}
	const rooms = studio?.rooms ?? NO_ROOMS;
	const room = rooms.find( ( { id } ) => id === inView.roomId ) ?? null;
	const isLoading = isReading( week );
	return (
		<Root
			mount={ mount }
			role={ studio?.role ?? 'Guest' }
			isBusy={ isLoading }
		>
			<LiveProvider value={ live }>
				<Desk
					client={ client }
					studioId={ studioId }
					week={ week }
					today={ now.date }
				>
					{ ( changed, onBook ) => (
						<>
							<Header
								range={ range }
								hasToday={ isInRange( now.date, range ) }
								today={ now.date }
								rooms={ rooms }
								room={ room }
								onStep={ ( days ) =>
									view.change( {
										week: addDays( range.from, days ),
									} )
								}
								onToday={ () => {
									day.show( now.date );
									view.change( { week: null, days: null } );
								} }
								onRange={ ( chosen ) =>
									view.change( viewOf( chosen ) )
								}
								onRoom={ ( roomId ) =>
									view.change( { roomId } )
								}
								onBook={ onBook }
								chip={
									<PendingChip
										week={ changed }
										room={ room }
										onDay={ day.show }
									/>
								}
							/>
							<LoadingBar
								isLoading={ isLoading }
								text={ __( 'Loading...', 'studio-calendar' ) }
							/>
							<Body
								studioId={ studioId }
								week={ changed }
								studio={ studio }
								range={ range }
								room={ room }
								now={ now }
								width={ width }
								onBook={ onBook }
								day={ day }
								onRetry={ retry }
								onShowKept={ showKept }
							/>
						</>
					) }
				</Desk>
			</LiveProvider>
		</Root>
	);
}

const isReading = ( week: WeekState ) =>
	week.status === 'loading' ||
	( week.status === 'ready' && week.isRefreshing );

/** The same object for the same days, so that a tick of the clock draws no day anew. */
function useRange( view: View, today: IsoDate ): DateRange {
	const { from, to } = rangeOf( view, today );
	return useMemo( () => ( { from, to } ), [ from, to ] );
}

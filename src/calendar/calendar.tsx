import { useMemo, useState } from '@wordpress/element';
import type { Client } from '../api/client';
import type { Room, Schedule } from '../domain/booking';
import {
	addDays,
	isInRange,
	weekOf,
	type DateRange,
	type IsoDate,
} from '../domain/time';
import { useI18n } from '../i18n/context';
import { useClock } from '../store/use-clock';
import { LiveProvider, useLiveStore } from '../store/use-live';
import { useView, type ViewStore } from '../store/view-store';
import { useWeek, type WeekState } from '../store/use-week';
import { LoadingBar } from '../ui/loading-bar';
import { Desk } from './actions/desk';
import { Body } from './body';
import { Header } from './header/header';
import { Root } from './root';

export interface CalendarProps {
	readonly client: Client;
	readonly studioId: string;
	readonly view: ViewStore;
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
	const { week: chosenWeek, roomId: chosenRoom } = useView( view );
	const [ studio, setStudio ] = useState( props.preload );
	const [ width ] = useState( () => mount.clientWidth );
	const now = useClock( studio );
	const range = useWeekRange( chosenWeek ?? now.date );
	const { week, retry } = useWeek( client, { studioId, range } );
	const live = useLiveStore( client, { studioId, range }, week );
	if ( week.status === 'ready' && week.schedule !== studio ) {
		setStudio( week.schedule );
	}
	const rooms = studio?.rooms ?? NO_ROOMS;
	const room = rooms.find( ( { id } ) => id === chosenRoom ) ?? null;
	const isLoading = isReading( week );
	return (
		<Root
			mount={ mount }
			role={ studio?.role ?? 'Guest' }
			isBusy={ isLoading }
		>
			<LiveProvider value={ live }>
				<Header
					range={ range }
					hasToday={ isInRange( now.date, range ) }
					rooms={ rooms }
					room={ room }
					onStep={ ( days ) =>
						view.change( { week: addDays( range.from, days ) } )
					}
					onToday={ () => view.change( { week: null } ) }
					onRoom={ ( roomId ) => view.change( { roomId } ) }
				/>
				<LoadingBar
					isLoading={ isLoading }
					text={ __( 'Loading...', 'studio-calendar' ) }
				/>
				<Desk client={ client } studioId={ studioId } week={ week }>
					{ ( changed ) => (
						<Body
							week={ changed }
							studio={ studio }
							range={ range }
							room={ room }
							now={ now }
							width={ width }
							onRetry={ retry }
						/>
					) }
				</Desk>
			</LiveProvider>
		</Root>
	);
}

const isReading = ( week: WeekState ) =>
	week.status === 'loading' ||
	( week.status === 'ready' && week.isRefreshing );

/** The same object for the same week, so that a tick of the clock draws no day anew. */
function useWeekRange( date: IsoDate ): DateRange {
	const { from } = weekOf( date );
	return useMemo( () => weekOf( from ), [ from ] );
}

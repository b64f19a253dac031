import '../../../src/calendar/styles/index.css';
import { createRoot } from '@wordpress/element';
import { CardLayer } from '../../../src/calendar/actions/card-layer';
import { Root } from '../../../src/calendar/root';
import { shownRooms } from '../../../src/calendar/shown-rooms';
import {
	StudioProvider,
	type StudioInView,
} from '../../../src/calendar/studio-context';
import { Week } from '../../../src/calendar/week';
import type { Schedule } from '../../../src/domain/booking';
import { createActionStore } from '../../../src/store/action-store';
import { scheduleOf, type BenchWeek } from './schedule';

declare global {
	interface Window {
		__bench: {
			readonly mount: ( mount: HTMLElement, week: BenchWeek ) => void;
			readonly next: ( week: BenchWeek ) => void;
			readonly update: ( week: BenchWeek ) => void;
		};
	}
}

/** The present for the calendar: Friday of the first week, 14:20. */
const NOW = { date: '2026-11-20', minutes: 860 };

const nothing = () => undefined;
const never = () =>
	Promise.reject( new Error( 'The benchmark asks no server.' ) );

const STUDIO: Omit< StudioInView, 'rooms' | 'width' > = {
	client: {
		host: '',
		locale: 'en',
		isOwn: true,
		hasNonce: () => true,
		canLogIn: () => false,
		logIn: never,
		onHost: () => null,
		read: never,
		write: never,
	},
	studioId: '1',
	now: NOW,
	day: { date: NOW.date, lead: null, leadTo: nothing, goTo: nothing },
	printed: null,
	onShow: nothing,
	onBook: nothing,
	onAct: () => Promise.resolve( true ),
	onOpen: nothing,
};

const MOVING = {
	store: createActionStore( STUDIO.client, {
		written: never,
		reload: nothing,
	} ),
	toMove: null,
	onMove: nothing,
	onNote: nothing,
};

/** Renders an owner's week as below the calendar's header: cards, menus, keyboard navigation, bookable free hours. */
function Grid( {
	mount,
	schedule,
}: {
	mount: HTMLElement;
	schedule: Schedule;
} ) {
	return (
		<Root mount={ mount } role={ schedule.role } isBusy={ false }>
			<StudioProvider
				value={ {
					...STUDIO,
					rooms: shownRooms( schedule.rooms, null ),
					width: mount.clientWidth,
				} }
			>
				<CardLayer
					schedule={ schedule }
					isSettled
					onOpen={ nothing }
					moving={ MOVING }
				>
					<Week
						content={ schedule }
						isSkeleton={ false }
						label="All rooms"
					/>
				</CardLayer>
			</StudioProvider>
		</Root>
	);
}

let draw: ( week: BenchWeek ) => void = nothing;

window.__bench = {
	mount: ( mount, week ) => {
		const root = createRoot( mount );
		draw = ( shown ) =>
			root.render(
				<Grid mount={ mount } schedule={ scheduleOf( shown ) } />
			);
		draw( week );
	},
	next: ( week ) => draw( week ),
	update: ( week ) => draw( week ),
};

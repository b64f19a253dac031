import '../../../src/calendar/styles/index.css';
import { createRoot } from '@wordpress/element';
import { CardLayer } from '../../../src/calendar/actions/card-layer';
import { Root } from '../../../src/calendar/root';
import { shownRooms } from '../../../src/calendar/shown-rooms';
import { Week } from '../../../src/calendar/week';
import type { Schedule } from '../../../src/domain/booking';
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

/** Friday of the first week, 14:20. */
const NOW = { date: '2026-11-20', minutes: 860 };

const nothing = () => undefined;
const done = () => Promise.resolve( true );

/** An owner's week as the calendar draws it below its header: cards, menus, keys, free hours that can be booked. */
function Grid( {
	mount,
	schedule,
}: {
	mount: HTMLElement;
	schedule: Schedule;
} ) {
	return (
		<Root mount={ mount } role={ schedule.role } isBusy={ false }>
			<CardLayer
				schedule={ schedule }
				today={ NOW.date }
				isSettled
				onOpen={ nothing }
				onAct={ done }
			>
				<Week
					content={ schedule }
					rooms={ shownRooms( schedule.rooms, null ) }
					now={ NOW }
					label="All rooms"
					width={ mount.clientWidth }
					onBook={ nothing }
				/>
			</CardLayer>
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

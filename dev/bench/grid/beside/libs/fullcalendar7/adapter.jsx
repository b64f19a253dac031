import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import FullCalendar from '@fullcalendar/react';
import classic from '@fullcalendar/react/themes/classic';
import resourceTimeGridPlugin from '@fullcalendar/react-scheduler/resource-timegrid';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';
import './x.css';
let weeks = {};
const ref = createRef();
const toEvent = ( b ) => ( {
	id: b.id,
	resourceId: b.roomId,
	start: b.start,
	end: b.end,
	title: b.title,
	color: b.colour,
	extendedProps: { trainer: b.trainer, status: b.status },
} );
const events = ( info, ok ) =>
	ok( weeks[ info.startStr.slice( 0, 10 ) ] || [] );
const content = ( a ) => (
	<>
		<b>{ a.event.title }</b>
		<span>{ a.event.extendedProps.trainer }</span>
		<i>{ a.event.extendedProps.status }</i>
	</>
);
const plugins = [ classic, resourceTimeGridPlugin ];
window.__bench = {
	eventSelector: '.bx-ev',
	mount( el, d ) {
		weeks = { [ d.weekStart ]: d.bookings.map( toEvent ) };
		createRoot( el ).render(
			<FullCalendar
				ref={ ref }
				plugins={ plugins }
				schedulerLicenseKey="AGPL-My-Frontend-And-Backend-Are-Open-Source"
				initialView="resourceTimeGridWeek"
				datesAboveResources
				initialDate={ d.weekStart }
				firstDay={ 1 }
				headerToolbar={ false }
				allDaySlot={ false }
				slotMinTime="07:00:00"
				slotMaxTime="24:00:00"
				slotDuration="00:30:00"
				height={ 900 }
				expandRows
				locale="en-gb"
				resources={ d.rooms }
				resourceOrder=""
				events={ events }
				eventContent={ content }
				eventClass="bx-ev"
			/>
		);
	},
	next( d ) {
		weeks[ d.weekStart ] = d.bookings.map( toEvent );
		ref.current.getApi().gotoDate( d.weekStart );
	},
	update( d, c ) {
		const e = ref.current.getApi().getEventById( c.id );
		e.setProp( 'title', c.title );
		e.setExtendedProp( 'status', c.status );
	},
};

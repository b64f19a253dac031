import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import FullCalendar from '@fullcalendar/react';
import resourceTimeGridPlugin from '@fullcalendar/resource-timegrid';
import '../fullcalendar6/x.css';
let weeks = {};
const ref = createRef();
const toEvent = ( b ) => ( {
	id: b.id,
	resourceId: b.roomId,
	start: b.start,
	end: b.end,
	title: b.title,
	backgroundColor: b.colour,
	borderColor: b.colour,
	extendedProps: { trainer: b.trainer, status: b.status },
} );
const events = ( info, ok ) =>
	ok( weeks[ info.startStr.slice( 0, 10 ) ] || [] ); // the data is in memory: resolves synchronously
// variant: eventContent returns an HTML string, so no React portal per event
const esc = ( s ) =>
	s.replace( /[&<>"]/g, ( c ) => '&#' + c.charCodeAt( 0 ) + ';' );
const content = ( a ) => ( {
	html: `<b>${ esc( a.event.title ) }</b><span>${ esc( a.event.extendedProps.trainer ) }</span><i>${ a.event.extendedProps.status }</i>`,
} );
const plugins = [ resourceTimeGridPlugin ];
window.__bench = {
	eventSelector: '.fc-timegrid-event',
	mount( el, d ) {
		weeks = { [ d.weekStart ]: d.bookings.map( toEvent ) };
		createRoot( el ).render(
			<FullCalendar
				ref={ ref }
				plugins={ plugins }
				schedulerLicenseKey="GPL-My-Project-Is-Open-Source"
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

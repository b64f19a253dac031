import { createCalendar, ResourceTimeGrid } from '@event-calendar/core';
import '@event-calendar/core/index.css';
let ec;
const esc = ( s ) =>
	s.replace( /[&<>"]/g, ( c ) => '&#' + c.charCodeAt( 0 ) + ';' );
const toEvent = ( b ) => ( {
	id: b.id,
	resourceId: b.roomId,
	start: b.start,
	end: b.end,
	title: b.title,
	backgroundColor: b.colour,
	extendedProps: { trainer: b.trainer, status: b.status },
} );
window.__bench = {
	eventSelector: '.ec-event',
	mount( el, d ) {
		ec = createCalendar( el, [ ResourceTimeGrid ], {
			view: 'resourceTimeGridWeek',
			datesAboveResources: true,
			date: d.weekStart,
			firstDay: 1,
			headerToolbar: { start: '', center: '', end: '' },
			allDaySlot: false,
			slotMinTime: '07:00',
			slotMaxTime: '24:00',
			slotDuration: '00:30',
			slotHeight: 24,
			height: '900px',
			locale: 'en-GB',
			resources: d.rooms,
			events: d.bookings.map( toEvent ),
			eventContent: ( i ) => ( {
				html: `<b>${ esc( i.event.title ) }</b><span>${ esc( i.event.extendedProps.trainer ) }</span><i>${ i.event.extendedProps.status }</i>`,
			} ),
		} );
	},
	next( d ) {
		ec.setOption( 'date', d.weekStart );
		ec.setOption( 'events', d.bookings.map( toEvent ) );
	},
	update( d, c ) {
		ec.updateEvent( toEvent( c ) );
	},
};

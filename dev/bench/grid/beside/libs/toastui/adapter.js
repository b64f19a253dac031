import Calendar from '@toast-ui/calendar';
import '@toast-ui/calendar/dist/toastui-calendar.min.css';
import './x.css';
// No resource columns: plain week, rooms as "calendars" (colours), concurrent events side by side.
let cal;
const esc = ( s ) =>
	s.replace( /[&<>"]/g, ( c ) => '&#' + c.charCodeAt( 0 ) + ';' );
const toEvent = ( b ) => ( {
	id: b.id,
	calendarId: b.roomId,
	title: b.title,
	start: b.start,
	end: b.end,
	category: 'time',
	backgroundColor: b.colour,
	color: '#fff',
	raw: { trainer: b.trainer, status: b.status },
} );
window.__bench = {
	eventSelector: '.toastui-calendar-event-time',
	mount( el, d ) {
		cal = new Calendar( el, {
			defaultView: 'week',
			usageStatistics: false,
			isReadOnly: true,
			gridSelection: false,
			week: {
				startDayOfWeek: 1,
				hourStart: 7,
				hourEnd: 24,
				taskView: false,
				eventView: [ 'time' ],
				showNowIndicator: false,
			},
			calendars: d.rooms.map( ( r ) => ( {
				id: r.id,
				name: r.title,
				backgroundColor: r.colour,
				borderColor: r.colour,
			} ) ),
			template: {
				time: ( e ) =>
					`<b>${ esc( e.title ) }</b><span>${ esc( e.raw.trainer ) }</span><i>${ e.raw.status }</i>`,
			},
		} );
		cal.setDate( d.weekStart );
		cal.createEvents( d.bookings.map( toEvent ) );
	},
	next( d ) {
		cal.clear();
		cal.setDate( d.weekStart );
		cal.createEvents( d.bookings.map( toEvent ) );
	},
	update( d, c ) {
		cal.updateEvent( c.id, c.roomId, {
			title: c.title,
			raw: { trainer: c.trainer, status: c.status },
		} );
	},
};

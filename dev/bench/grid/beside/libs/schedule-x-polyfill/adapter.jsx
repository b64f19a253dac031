// Variant: as the library's docs say, 'temporal-polyfill/global', which replaces the browser's own Temporal even where it exists.
import { createRoot } from 'react-dom/client';
import 'temporal-polyfill/global';
import { createCalendar, createViewWeek } from '@schedule-x/calendar';
import { ScheduleXCalendar } from '@schedule-x/react';
import { createEventsServicePlugin } from '@schedule-x/events-service';
import { createCalendarControlsPlugin } from '@schedule-x/calendar-controls';
import '@schedule-x/theme-default/dist/index.css';
import '../schedule-x/x.css';
// The resource week view is a premium package: plain week, all rooms in one day column (concurrent events side by side),
// rooms told apart by colour (a "calendar" per room).
const TZ = 'Europe/Berlin';
let ev, ctl;
const zdt = ( s ) => Temporal.PlainDateTime.from( s ).toZonedDateTime( TZ );
const esc = ( s ) =>
	s.replace( /[&<>"]/g, ( c ) => '&#' + c.charCodeAt( 0 ) + ';' );
const html = ( b ) =>
	`<div style="height:100%;overflow:hidden;background:${ b.colour };color:#fff"><b>${ esc( b.title ) }</b><span>${ esc( b.trainer ) }</span><i>${ b.status }</i></div>`;
const toEvent = ( b ) => ( {
	id: b.id,
	start: zdt( b.start ),
	end: zdt( b.end ),
	title: b.title,
	calendarId: b.roomId,
	_customContent: { timeGrid: html( b ) },
} );
window.__bench = {
	eventSelector: '.sx__time-grid-event',
	mount( el, d ) {
		ev = createEventsServicePlugin();
		ctl = createCalendarControlsPlugin();
		const calendars = {};
		for ( const r of d.rooms )
			calendars[ r.id ] = {
				colorName: r.id,
				label: r.title,
				lightColors: {
					main: r.colour,
					container: r.colour + '33',
					onContainer: '#111',
				},
			};
		const app = createCalendar(
			{
				views: [ createViewWeek() ],
				defaultView: 'week',
				selectedDate: Temporal.PlainDate.from( d.weekStart ),
				timezone: TZ,
				locale: 'en-GB',
				firstDayOfWeek: 1,
				isResponsive: false,
				dayBoundaries: { start: '07:00', end: '24:00' },
				weekOptions: {
					gridHeight: 816,
					gridStep: 30,
					eventOverlap: false,
				},
				calendars,
				events: d.bookings.map( toEvent ),
			},
			[ ev, ctl ]
		);
		createRoot( el ).render( <ScheduleXCalendar calendarApp={ app } /> );
	},
	next( d ) {
		ev.set( d.bookings.map( toEvent ) );
		ctl.setDate( Temporal.PlainDate.from( d.weekStart ) );
	},
	update( d, c ) {
		ev.update( toEvent( c ) );
	},
};

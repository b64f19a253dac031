import { createRoot } from 'react-dom/client';
import { DayPilot, DayPilotCalendar } from '@daypilot/daypilot-lite-react';
// Lite has viewType "Resources" with a flat column list; each column may carry its own `start`, so 7 x R columns
// Events snap to whole cells in Lite, so cells are 15 minutes (68 rows) to keep adjacent bookings from overlapping.
// (day above room is a header hierarchy = Pro; here one header row "Mon 16 Room 1").
const esc = ( s ) =>
	s.replace( /[&<>"]/g, ( c ) => '&#' + c.charCodeAt( 0 ) + ';' );
const html = ( b ) =>
	`<b>${ esc( b.title ) }</b><span>${ esc( b.trainer ) }</span><i>${ b.status }</i>`;
const toEvent = ( b ) => ( {
	id: b.id,
	resource: b.roomId,
	start: b.start,
	end: b.end,
	text: b.title,
	html: html( b ),
	backColor: b.colour,
	barHidden: true,
} );
const cols = ( d ) =>
	d.days.flatMap( ( day ) =>
		d.rooms.map( ( r ) => ( {
			id: r.id,
			name: `${ day.slice( 8 ) } ${ r.title }`,
			start: day,
		} ) )
	);
let root, api;
const render = ( d ) =>
	root.render(
		<DayPilotCalendar
			viewType="Resources"
			startDate={ d.weekStart }
			columns={ cols( d ) }
			events={ d.bookings.map( toEvent ) }
			businessBeginsHour={ 7 }
			businessEndsHour={ 24 }
			heightSpec="BusinessHoursNoScroll"
			cellHeight={ 12 }
			cellDuration={ 15 }
			durationBarVisible={ false }
			controlRef={ ( c ) => {
				api = c;
			} }
		/>
	);
window.__bench = {
	eventSelector: '.calendar_default_event',
	mount( el, d ) {
		root = createRoot( el );
		render( d );
	},
	next( d ) {
		render( d );
	},
	update( d, c ) {
		api.events.update( toEvent( c ) );
	},
};

import { createRoot } from 'react-dom/client';
import { Calendar, dateFnsLocalizer } from 'react-big-calendar';
import { format, parse, startOfWeek, getDay } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import './x.css';
const localizer = dateFnsLocalizer( {
	format,
	parse,
	startOfWeek,
	getDay,
	locales: { 'en-GB': enGB },
} );
const toEvent = ( b ) => ( {
	id: b.id,
	resourceId: b.roomId,
	start: new Date( b.start ),
	end: new Date( b.end ),
	title: b.title,
	trainer: b.trainer,
	status: b.status,
	colour: b.colour,
} );
const Ev = ( { event } ) => (
	<>
		<b>{ event.title }</b>
		<span>{ event.trainer }</span>
		<i>{ event.status }</i>
	</>
);
const components = { event: Ev },
	views = [ 'week' ],
	noop = () => {};
const eventPropGetter = ( e ) => ( { style: { backgroundColor: e.colour } } );
const min = new Date( 2026, 10, 16, 7, 0 ),
	max = new Date( 2026, 10, 16, 23, 59 );
let root, cur, date;
const render = ( d ) =>
	root.render(
		<Calendar
			localizer={ localizer }
			culture="en-GB"
			views={ views }
			view="week"
			onView={ noop }
			onNavigate={ noop }
			toolbar={ false }
			date={ date }
			events={ cur }
			resources={ d.rooms }
			resourceIdAccessor="id"
			resourceTitleAccessor="title"
			resourceGroupingLayout
			min={ min }
			max={ max }
			step={ 30 }
			timeslots={ 2 }
			components={ components }
			eventPropGetter={ eventPropGetter }
			style={ { height: 900 } }
		/>
	);
window.__bench = {
	eventSelector: '.rbc-event',
	mount( el, d ) {
		root = createRoot( el );
		cur = d.bookings.map( toEvent );
		date = new Date( d.weekStart + 'T12:00' );
		render( d );
	},
	next( d ) {
		cur = d.bookings.map( toEvent );
		date = new Date( d.weekStart + 'T12:00' );
		render( d );
	},
	update( d, c ) {
		cur = cur.map( ( e ) => ( e.id === c.id ? toEvent( c ) : e ) );
		render( d );
	},
};

import { createRoot } from '@wordpress/element';
import './bookings.css';
import { BookingsScreen } from './bookings-screen';
import type { ScreenConfig } from './config';

const mount = document.querySelector< HTMLElement >(
	'[data-studio-calendar-bookings]'
);
if ( mount ) {
	const config = JSON.parse(
		mount.dataset[ 'studioCalendarBookings' ] ?? ''
	) as ScreenConfig;
	createRoot( mount ).render( <BookingsScreen config={ config } /> );
}

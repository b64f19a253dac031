import { createKeptWeeks } from '../../../src/store/kept/kept-weeks';
import { deviceStorage } from '../../../src/store/safe-storage';
import { makeSchedule } from '../support/bookings';

let mockIsThere = false;

/** Simulates the browser's network, which either loads the chunk or fails. */
jest.mock( '../../../src/store/kept/keep-week', () => {
	if ( ! mockIsThere ) {
		throw new Error( 'Loading chunk live failed.' );
	}
	return jest.requireActual< object >( '../../../src/store/kept/keep-week' );
} );

it( 'keeps no week while the part for it is missing, and the next one once it is there', async () => {
	const schedule = makeSchedule( { userId: '5' } );
	const keptWeeks = createKeptWeeks( deviceStorage( window ), {
		host: 'https://studio.example/wp-json',
		studioId: '1',
		locale: 'en',
		userId: '5',
	} );
	await keptWeeks.keep( schedule );
	expect( keptWeeks.read( schedule.range ) ).toBeNull();
	expect( console ).toHaveErroredWith( 'Studio Calendar: chunk: keep-week' );

	mockIsThere = true;
	await keptWeeks.keep( schedule );
	expect( keptWeeks.read( schedule.range ) ).not.toBeNull();
} );

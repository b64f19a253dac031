import { startValues } from '../../../../src/calendar/form/start-values';
import { dialogOf } from '../../../../src/calendar/members/act';
import type { Schedule } from '../../../../src/domain/booking';
import { at, makeBooking, makeSchedule } from '../../support/bookings';

const NOW = { date: '2026-11-20', minutes: at( '10:20' ) };

const salsa = makeBooking( { hiddenOwnerDescription: 'Key at the desk' } );

/** Returns the form of a menu's entry in a schedule with Salsa and its trainer, user 5. */
function formOf(
	action: 'duplicate' | 'nextWeek',
	part: Partial< Schedule > = {}
) {
	const dialog = dialogOf( action, salsa );
	const schedule = makeSchedule( {
		role: 'Owner',
		userId: '5',
		bookings: [ salsa ],
		allTrainers: [
			{ id: '5', name: 'Anna Tamm' },
			{ id: '6', name: 'Liis Kask' },
		],
		...part,
	} );
	return dialog.kind === 'create'
		? startValues( dialog, schedule, NOW )
		: null;
}

describe( 'the form of a copy', () => {
	it( 'has the booking a week later at the same time', () => {
		expect( formOf( 'nextWeek' ) ).toMatchObject( {
			trainerId: '5',
			eventId: '7',
			roomId: '11',
			date: '2026-11-27',
			from: at( '18:00' ),
			to: at( '19:00' ),
			hiddenDescription: 'Key at the desk',
			isRepeat: false,
		} );
	} );

	it( 'has it on its day at the next free time', () => {
		expect( formOf( 'duplicate' ) ).toMatchObject( {
			date: '2026-11-20',
			from: at( '19:00' ),
			to: at( '20:00' ),
		} );
	} );

	it( 'is for the booking’s trainer where an owner copies it', () => {
		expect( formOf( 'nextWeek', { userId: '6' } ) ).toMatchObject( {
			trainerId: '5',
			eventId: '7',
		} );
	} );

	it( 'is for an admin themselves, without the event of the trainer', () => {
		expect(
			formOf( 'nextWeek', { userId: '6', role: 'Admin' } )
		).toMatchObject( { trainerId: '6', eventId: null } );
	} );
} );

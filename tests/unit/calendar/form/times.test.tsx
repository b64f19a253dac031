import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TimeFields } from '../../../../src/calendar/form/time-fields';
import type { FormProblems } from '../../../../src/calendar/form/use-errors';
import type { BookingFormValues } from '../../../../src/domain/booking-form';
import { at } from '../../support/bookings';
import { endDemo } from '../../support/demo-weeks';
import { showPart } from '../../support/form-part';
import {
	checkbox,
	checked,
	rested,
	series,
	startSeries,
} from '../../support/series';

const user = userEvent.setup();
const problems: FormProblems = {
	hasErrors: false,
	lacksReason: false,
	textOf: () => undefined,
	touch: jest.fn(),
	touchAll: jest.fn(),
};
const from = () => screen.getByRole( 'textbox', { name: 'Time from' } );
const to = () => screen.getByRole( 'textbox', { name: 'Time to' } );

const times = ( values: Partial< BookingFormValues > = {} ) =>
	showPart( <TimeFields problems={ problems } />, { values } );

/** Types digits over a time from its start, without selecting it first. */
const overwrite = ( field: HTMLElement, figures: string ) =>
	user.type( field, figures, {
		initialSelectionStart: 0,
		initialSelectionEnd: 0,
	} );

describe( 'a start that is moved', () => {
	it( 'takes the end along', async () => {
		const { values } = times();
		await user.clear( from() );
		await user.type( from(), '1000' );
		expect( to() ).toHaveValue( '11:30' );
		expect( values() ).toMatchObject( {
			from: at( '10:00' ),
			to: at( '11:30' ),
		} );
	} );

	it( 'keeps the length that was there before the first figure', async () => {
		times();
		await overwrite( from(), '2015' );
		expect( from() ).toHaveValue( '20:15' );
		expect( to() ).toHaveValue( '21:45' );
	} );

	it( 'takes the end no further than the day', async () => {
		times();
		await overwrite( from(), '2330' );
		expect( to() ).toHaveValue( '24:00' );
	} );

	it( 'leaves an end that has no length to it', async () => {
		times( { to: at( '17:00' ) } );
		await overwrite( from(), '1900' );
		expect( to() ).toHaveValue( '17:00' );
	} );

	it( 'has the length of an end that was typed since', async () => {
		times();
		await user.clear( to() );
		await user.type( to(), '1900' );
		await overwrite( from(), '1000' );
		expect( to() ).toHaveValue( '11:00' );
	} );
} );

describe( 'what makes no time', () => {
	it( 'is said, stays said, and is no time of the form', async () => {
		const { values } = times();
		await user.clear( from() );
		await user.type( from(), '29:00' );
		expect( from() ).toHaveValue( '2' );
		expect( from() ).toHaveAccessibleDescription(
			'Enter a valid time from 00:00 to 23:59'
		);
		await user.tab();
		expect( from() ).toHaveValue( '2' );
		expect( from() ).toBeInvalid();
		expect( values().from ).toBeNull();
		await user.clear( from() );
		await user.type( from(), '2000' );
		expect( from() ).toBeValid();
		expect( values().from ).toBe( at( '20:00' ) );
	} );

	it( 'is half a minute, when the field is left', async () => {
		const { values } = times();
		await user.clear( to() );
		await user.type( to(), '12:5' );
		expect( to() ).toBeValid();
		await user.tab();
		expect( to() ).toHaveValue( '12:5' );
		expect( to() ).toHaveAccessibleDescription(
			'Enter a valid time from 00:01 to 24:00'
		);
		expect( values().to ).toBeNull();
	} );

	it( 'is a paste that is not understood, which leaves the time', () => {
		const { values } = times();
		fireEvent.change( from(), { target: { value: 'noon' } } );
		expect( from() ).toHaveValue( '18:00' );
		expect( from() ).toBeInvalid();
		expect( values().from ).toBe( at( '18:00' ) );
		fireEvent.blur( from() );
		expect( from() ).toBeValid();
	} );

	it( 'is forgotten once another time is chosen', async () => {
		const { values } = times();
		await overwrite( from(), '29' );
		expect( values().from ).toBeNull();
		await user.clear( from() );
		fireEvent.change( from(), { target: { value: '6:30 pm' } } );
		expect( from() ).toHaveValue( '18:30' );
		expect( from() ).toBeValid();
	} );
} );

describe( 'a repeat', () => {
	beforeEach( startSeries );
	afterEach( endDemo );

	it( 'says how many dates its weeks are', async () => {
		series( { dateUntil: '2027-02-12' } );
		await rested();
		expect(
			screen.getByRole( 'spinbutton', { name: 'Number of weeks' } )
		).toHaveValue( 12 );
		expect( screen.getByText( '13 dates' ) ).toBeVisible();
		expect( checked() ).toMatchObject( [ { repeat: 12 } ] );
	} );

	it( 'that is ticked again has an until date behind its date', async () => {
		const { values } = series( {
			isRepeat: false,
			dateUntil: '2026-11-01',
		} );
		fireEvent.click( checkbox( 'Repeat event / booking' ) );
		expect( values() ).toMatchObject( {
			isRepeat: true,
			dateUntil: '2026-12-18',
		} );
		await rested();
		expect( checked() ).toMatchObject( [ { repeat: 4 } ] );
	} );
} );

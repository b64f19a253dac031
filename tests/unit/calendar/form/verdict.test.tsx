import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AvailabilityStrip } from '../../../../src/calendar/form/availability/availability-strip';
import { RepeatFields } from '../../../../src/calendar/form/repeat/repeat-fields';
import { makeSchedule } from '../../support/bookings';
import { wireBooking } from '../../support/fake-server';
import { showPart } from '../../support/form-part';
import {
	added,
	button,
	open,
	openEdit,
	openForm,
	press,
	refused,
	setUpForm,
	studio,
	text,
	type,
	writes,
} from '../../support/form';
import { partOf } from '../../support/strip';
import {
	checkbox,
	instead,
	line,
	rested,
	startSeries,
	studio as demo,
} from '../../support/series';

const WHY = 'Reason, for the history';

/** Returns the strip's sentence on the selected time. */
const sentence = () =>
	within( partOf( '.sc-strip__head' ) as HTMLElement ).getByRole( 'status' );

describe( 'of a series', () => {
	const user = userEvent.setup( {
		advanceTimers: jest.advanceTimersByTime,
	} );

	beforeEach( () => {
		jest.useFakeTimers( { now: Date.parse( '2026-11-20T12:20:00Z' ) } );
		startSeries();
	} );

	afterEach( () => jest.useRealTimers() );

	/** Renders a series from Friday 20 November, 18:00–19:30 in the Big hall; the loaded week contains none of it. */
	async function show() {
		const shown = showPart(
			<>
				<AvailabilityStrip />
				<RepeatFields />
			</>,
			{
				values: { isRepeat: true, dateUntil: '2026-12-11' },
				schedule: {
					rooms: [
						{ id: '11', name: 'Big hall' },
						{ id: '12', name: 'Small hall' },
					],
					range: { from: '2026-11-02', to: '2026-11-08' },
					studio: makeSchedule().studio,
				},
			}
		);
		await rested();
		return shown;
	}

	it( 'the strip refuses nothing that the list skips or mends', async () => {
		demo.taken = [ '2026-11-20' ];
		await show();
		expect( line( /Fri 20 Nov/ ) ).toHaveTextContent( 'Taken 18:00–19:30' );
		expect( sentence() ).toHaveTextContent(
			'Taken 18:00–19:30 · Zumba. This date is skipped'
		);
		expect( sentence() ).toHaveClass( 'is-warn' );
		expect(
			screen.queryByRole( 'button', { name: /^Next free/ } )
		).not.toBeInTheDocument();

		await user.selectOptions( instead( 'Fri 20 Nov' ), 'Change room' );
		await rested();
		expect( screen.getByText( '4 of 4 dates are free.' ) ).toBeVisible();
		expect( sentence() ).toHaveTextContent( 'Another room on this date' );
		expect( sentence() ).toHaveClass( 'is-ok' );
	} );

	it( 'the strip says that a date is skipped by hand', async () => {
		await show();
		expect( sentence() ).toHaveTextContent( 'Free 07:00–24:00' );
		await user.click( checkbox( /Fri 20 Nov/ ) );
		await rested();
		expect( sentence() ).toHaveTextContent( 'This date is skipped' );
		expect( sentence() ).not.toHaveTextContent( 'Free' );
	} );
} );

describe( 'the gap', () => {
	setUpForm();

	beforeEach( () => {
		studio.settings = { minutesGapBetweenBookings: 15 };
		studio.bookings = [
			wireBooking( {
				title: 'Zumba',
				time_from: '14:00',
				time_to: '15:00',
			} ),
		];
	} );

	it( 'is asked of an owner, by a sentence and the button', async () => {
		await openForm();
		expect( sentence() ).toHaveTextContent(
			'Leave 15 min free before Zumba'
		);
		expect( sentence() ).toHaveClass( 'is-warn' );
		expect( button( 'Create anyway' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await type( WHY, 'Same group stays' );
		expect( button( 'Create anyway' ) ).toHaveAttribute(
			'aria-disabled',
			'false'
		);
		await type( 'Time to', '1345' );
		expect( sentence() ).toHaveClass( 'is-ok' );
		expect( button( 'Create' ) ).toBeInTheDocument();
		expect( screen.queryByLabelText( WHY ) ).not.toBeInTheDocument();
	} );

	it( 'is broken with a reason, which is sent in no address', async () => {
		await openForm();
		await press( 'Create anyway' );
		expect( text( WHY ) ).toHaveFocus();
		expect( text( WHY ) ).toHaveAccessibleDescription(
			'Enter a reason of at least 2 characters'
		);
		expect( writes() ).toEqual( [] );
		await type( WHY, ' Same group ' );
		await press( 'Create anyway' );
		expect( added() ).toMatchObject( { reason: 'Same group' } );
		expect( writes()[ 0 ]?.url.search ).toBe( '' );
	} );

	it( 'that is kept after all is told no reason', async () => {
		await openForm();
		await type( WHY, 'Same group' );
		await type( 'Time to', '1345' );
		await press( 'Create' );
		expect( added() ).not.toHaveProperty( 'reason' );
	} );

	it( 'has its reason in the draft', async () => {
		await openForm();
		await type( WHY, 'Same group' );
		document.body.replaceChildren();
		await open();
		await press( 'Book' );
		await press( 'Continue' );
		expect( text( WHY ) ).toHaveValue( 'Same group' );
	} );

	it( 'shows what the server has against a reason, until it is another', async () => {
		await openForm();
		await type( WHY, 'Same group' );
		studio.refusal = refused( 'invalid', 'Enter a shorter text', {
			fields: { reason: 'Enter a shorter text' },
		} );
		await press( 'Create anyway' );
		expect( text( WHY ) ).toHaveAccessibleDescription(
			'Enter a shorter text'
		);
		await type( WHY, 'Same' );
		expect( text( WHY ) ).not.toHaveAccessibleDescription();
		expect( console ).toHaveErrored();
	} );

	it( 'of an external host is broken without a reason, whose field it does not know', async () => {
		await open( {
			external: {
				restUrl: 'https://host.example/wp-json/studio/v1/',
				ajaxUrl: 'https://host.example/wp-admin/admin-ajax.php',
			},
		} );
		await press( 'Book' );
		expect( button( 'Create anyway' ) ).toBeInTheDocument();
		expect( screen.queryByLabelText( WHY ) ).not.toBeInTheDocument();
		await press( 'Create anyway' );
		expect( added() ).not.toHaveProperty( 'reason' );
	} );

	it( 'is refused to a trainer', async () => {
		studio.permission = 'Trainer';
		await openForm();
		expect( sentence() ).toHaveClass( 'is-bad' );
		expect(
			screen.queryByRole( 'button', { name: 'Create anyway' } )
		).not.toBeInTheDocument();
	} );

	it( 'does not hinder a booking that stays where it is', async () => {
		studio.permission = 'Trainer';
		studio.bookings = [
			...studio.bookings,
			wireBooking( { id: 42, time_from: '15:00', time_to: '16:00' } ),
		].reverse();
		await openEdit( 'Salsa I' );
		expect( sentence() ).toHaveClass( 'is-warn' );
		expect( button( 'Save' ) ).toBeInTheDocument();
		await type( 'Time to', '1630' );
		expect( sentence() ).toHaveClass( 'is-bad' );
	} );

	it( 'never lets an overlap through as a question', async () => {
		await openForm();
		await type( 'Time to', '1415' );
		expect( sentence() ).toHaveClass( 'is-bad' );
		expect( button( 'Create' ) ).toBeInTheDocument();
	} );
} );

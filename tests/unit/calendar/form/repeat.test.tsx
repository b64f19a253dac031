import { screen, within } from '@testing-library/react';
import { axe } from '../../support/axe';
import { endDemo, user, wait } from '../../support/demo-weeks';
import { wireError } from '../../support/fake-server';
import {
	checkbox,
	checked,
	checks,
	instead,
	line,
	rested,
	series,
	startSeries,
	studio,
	sum,
} from '../../support/series';
import { checkKey } from '../../../../src/store/use-date-checks';

beforeEach( startSeries );
afterEach( endDemo );

const weeks = () =>
	screen.getByRole( 'spinbutton', { name: 'Number of weeks' } );
const lines = () =>
	within( screen.getByRole( 'list', { name: 'Dates' } ) )
		.getAllByRole( 'listitem' )
		.map( ( { textContent } ) => textContent );

describe( 'repeating', () => {
	it( 'is off, and says nothing of dates, until it is asked for', async () => {
		const { values } = series( { isRepeat: false, dateUntil: null } );
		expect( screen.queryByText( 'Until' ) ).not.toBeInTheDocument();
		await user.click( checkbox( 'Repeat event / booking' ) );
		expect( values() ).toMatchObject( {
			isRepeat: true,
			dateUntil: '2026-12-18',
		} );
		expect( screen.getByLabelText( 'Type' ) ).toHaveDisplayValue(
			'Weekly'
		);
		await rested();
		expect( lines() ).toHaveLength( 5 );
	} );

	it( 'is let go of with all that was chosen for its dates', async () => {
		studio.taken = [ '2026-11-27' ];
		const { values } = series();
		await rested();
		expect( values().skipDates ).toEqual( [ '2026-11-27' ] );
		await user.click( checkbox( 'Repeat event / booking' ) );
		expect( values() ).toMatchObject( { isRepeat: false, skipDates: [] } );
	} );

	it( 'shows the weeks until a date', () => {
		series( { dateUntil: '2026-12-31' } );
		expect( weeks() ).toHaveValue( 5 );
		expect( weeks() ).toHaveAccessibleName( 'Number of weeks' );
		expect( screen.getByText( 'weeks' ) ).toBeInTheDocument();
	} );

	it( 'sets the date by a number of weeks', async () => {
		const { values } = series();
		await user.clear( weeks() );
		expect( values().dateUntil ).toBe( '2026-12-11' );
		await user.type( weeks(), '6' );
		expect( values().dateUntil ).toBe( '2027-01-01' );
		await user.clear( weeks() );
		await user.type( weeks(), '53' );
		expect( values().dateUntil ).toBe( '2026-12-25' );
		await user.tab();
		expect( weeks() ).toHaveValue( 5 );
	} );

	it( 'needs a week at least', () => {
		series( { dateUntil: '2026-11-26' } );
		expect( weeks() ).toHaveValue( 0 );
		expect( screen.queryByRole( 'list' ) ).not.toBeInTheDocument();
	} );

	it( 'shows why its until date cannot be taken', () => {
		series( { dateUntil: null }, 'Please select date' );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Please select date'
		);
	} );
} );

describe( 'the dates', () => {
	it( 'are asked about at once, by a dry run of what would be saved', async () => {
		series( { hiddenDescription: 'Key at the bar.' } );
		await rested();
		expect( checked() ).toHaveLength( 1 );
		expect( checked()[ 0 ] ).toMatchObject( {
			dry_run: true,
			date: '2026-11-20',
			repeat: 3,
			room_id: '11',
			time_from: '18:00',
			time_to: '19:30',
			event_id: '7',
			trainer_id: '5',
			hiddenOwnerCustomDescription: '',
		} );
	} );

	it( 'are free and ticked, or taken with what and when', async () => {
		studio.taken = [ '2026-11-27' ];
		series();
		await rested();
		expect( lines() ).toEqual( [
			'Fri 20 NovFree',
			'Fri 27 NovTaken 18:00–19:30 · ZumbaSkipChange roomChange time',
			'Fri 4 DecFree',
			'Fri 11 DecFree',
		] );
		expect( checkbox( /Fri 4 Dec/ ) ).toBeChecked();
		expect( sum() ).toHaveTextContent(
			'3 of 4 dates are free. 1 date will be skipped.'
		);
	} );

	it( 'that are closed or past say so in the words of the server', async () => {
		studio.taken = [ '2026-11-27' ];
		studio.problem = {
			code: 'outside_hours',
			message: 'The studio is closed at this time',
		};
		series();
		await rested();
		expect( line( /Fri 27 Nov/ ) ).toHaveTextContent(
			'The studio is closed at this time'
		);
	} );

	it( 'that clash are left out by themselves, the first one, too', async () => {
		studio.taken = [ '2026-11-20', '2026-12-04' ];
		const { values } = series();
		await rested();
		expect( values().skipDates ).toEqual( [ '2026-11-20', '2026-12-04' ] );
	} );

	it( 'can be unticked, and ticked again', async () => {
		const { values } = series();
		await rested();
		await user.click( checkbox( /Fri 4 Dec/ ) );
		expect( values().skipDates ).toEqual( [ '2026-12-04' ] );
		expect( sum() ).toHaveTextContent(
			'4 of 4 dates are free. 1 date will be skipped.'
		);
		await rested();
		expect( checked() ).toHaveLength( 1 );
		await user.click( checkbox( /Fri 4 Dec/ ) );
		expect( values().skipDates ).toEqual( [] );
	} );

	it( 'are not asked about while the form is not complete', async () => {
		series( { eventId: null } );
		await rested();
		expect( checked() ).toHaveLength( 0 );
		expect(
			screen.getByText( /once room, event and times are selected/ )
		).toBeInTheDocument();
	} );

	it( 'are not asked about at hosts that may not know a dry run', async () => {
		series( {}, undefined, { revision: null } );
		await rested();
		expect( checked() ).toHaveLength( 0 );
		expect( screen.queryByRole( 'list' ) ).not.toBeInTheDocument();
		expect( weeks() ).toHaveValue( 3 );
	} );

	it( 'are asked about again when the form rests, and not while it changes', async () => {
		series();
		await rested();
		await user.clear( weeks() );
		await user.type( weeks(), '5' );
		await wait( 200 );
		await user.clear( weeks() );
		await user.type( weeks(), '2' );
		await rested();
		expect( checked().map( ( { repeat } ) => repeat ) ).toEqual( [ 3, 2 ] );
		expect( lines() ).toHaveLength( 3 );
	} );

	it( 'say that they are being checked, and keep what is known of them', async () => {
		studio.isSilent = true;
		series();
		await rested();
		expect( screen.getByText( 'Checking the dates…' ) ).toBeInTheDocument();
		expect( screen.getByText( 'Loading...' ) ).toBeInTheDocument();
	} );

	it( 'show the last answer, however late an earlier one comes', async () => {
		const late = checks();
		series();
		await rested();
		await user.type( weeks(), '{Backspace}2' );
		await rested();
		expect( lines() ).toHaveLength( 3 );
		studio.taken = [ '2026-11-20' ];
		late.answer( 0 );
		await rested();
		expect( line( /Fri 20 Nov/ ) ).toHaveTextContent( 'Free' );
	} );

	it( 'that could not be checked say so, and are asked about again', async () => {
		studio.refusal = {
			status: 403,
			body: wireError(
				'forbidden',
				'Sorry, you are not allowed to do this.'
			),
		};
		series();
		await rested();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Sorry, you are not allowed to do this.'
		);
		studio.refusal = null;
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await rested();
		expect( sum() ).toHaveTextContent( '4 of 4 dates are free.' );
		expect( console ).toHaveErrored();
	} );

	it( 'that an answer leaves out are not waited for: it says so, and they are asked about again', async () => {
		const first = { date: '2026-11-20', free: true };
		studio.refusal = { body: { status: 'ok', dates: [ first ] } };
		series();
		await rested();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Oops something went wrong...'
		);
		studio.refusal = null;
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await rested();
		expect( sum() ).toHaveTextContent( '4 of 4 dates are free.' );
	} );

	it( 'are looked at again after a save that was refused', async () => {
		const { cache, values } = series();
		await rested();
		studio.taken = [ '2026-12-11' ];
		await cache.invalidateQueries( { queryKey: checkKey( '1' ) } );
		await rested();
		expect( line( /Fri 11 Dec/ ) ).toHaveTextContent( 'Taken 18:00–19:30' );
		expect( values().skipDates ).toEqual( [ '2026-12-11' ] );
	} );

	it( 'have no flaws for axe', async () => {
		studio.taken = [ '2026-11-27', '2026-12-04' ];
		const { container } = series();
		await rested();
		await user.selectOptions( instead( 'Fri 27 Nov' ), 'Change time' );
		await user.selectOptions( instead( 'Fri 4 Dec' ), 'Change room' );
		await rested();
		jest.useRealTimers();
		expect( await axe( container ) ).toEqual( [] );
	} );
} );

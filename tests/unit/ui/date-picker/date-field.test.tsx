import '../../support/browser';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { DateField } from '../../../../src/ui/date-picker/date-field';
import { axe } from '../../support/axe';
// Loads this lazy chunk beforehand, so that no test waits for it.
import '../../../../src/ui/date-picker/date-picker';

const onChange = jest.fn();
beforeEach( () => onChange.mockClear() );

const keys = userEvent.setup();

function field( props: Partial< ComponentProps< typeof DateField > > = {} ) {
	return render(
		<DateField
			label="Date"
			value="2026-11-18"
			today="2026-11-20"
			onChange={ onChange }
			{ ...props }
		/>
	);
}

const button = () => screen.getByRole( 'button', { name: /^Date: / } );
const picker = () => screen.findByRole( 'dialog', { name: 'Date' } );
const gone = () =>
	expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
const day = ( name: string | RegExp ) =>
	within( screen.getByRole( 'grid' ) ).getByRole( 'button', { name } );
const focused = () =>
	button().ownerDocument.activeElement?.getAttribute( 'data-date' );

async function open(
	props: Partial< ComponentProps< typeof DateField > > = {}
) {
	field( props );
	await keys.click( button() );
	await picker();
}

describe( 'the field', () => {
	it( 'says its date in words', () => {
		field();
		expect( button() ).toHaveTextContent( 'Wed 18 Nov 2026' );
	} );

	it( 'says that there is none', () => {
		field( { value: null } );
		expect( button() ).toHaveAccessibleName( 'Date: Select date...' );
	} );

	it( 'names what is wrong with it', () => {
		field( { error: 'Please select date' } );
		expect( button() ).toBeInvalid();
		expect( button() ).toHaveAccessibleDescription( 'Please select date' );
	} );

	it.each( [ '{Enter}', ' ', '{ArrowDown}' ] )(
		'opens by %p',
		async ( key ) => {
			field();
			button().focus();
			await keys.keyboard( key );
			expect( await picker() ).toBeInTheDocument();
			expect( button() ).toHaveAttribute( 'aria-expanded', 'true' );
		}
	);

	it( 'takes a chosen day at once, closes and has the focus again', async () => {
		await open();
		expect(
			screen.queryByRole( 'button', { name: 'Save' } )
		).not.toBeInTheDocument();
		await keys.click( day( 'Thursday 26 November 2026' ) );
		expect( onChange ).toHaveBeenCalledWith( '2026-11-26' );
		gone();
		expect( button() ).toHaveFocus();
	} );

	it( 'waits for Save where it is asked to', async () => {
		await open( { isAutoSave: false } );
		await keys.click( day( 'Thursday 26 November 2026' ) );
		expect( onChange ).not.toHaveBeenCalled();
		expect( screen.getByText( 'Thu 26 Nov 2026' ) ).toBeInTheDocument();
		await keys.click( screen.getByRole( 'button', { name: 'Save' } ) );
		expect( onChange ).toHaveBeenCalledWith( '2026-11-26' );
		gone();
	} );

	it( 'has nothing to save before a date is chosen', async () => {
		await open( { isAutoSave: false, value: null } );
		expect( screen.getByText( 'Pick a date' ) ).toBeInTheDocument();
		const save = screen.getByRole( 'button', { name: 'Save' } );
		expect( save ).toHaveAttribute( 'aria-disabled', 'true' );
		await keys.click( save );
		expect( await picker() ).toBeInTheDocument();
		expect( onChange ).not.toHaveBeenCalled();
	} );
} );

describe( 'the month', () => {
	it( 'starts on Sunday', async () => {
		await open();
		expect(
			screen
				.getAllByRole( 'columnheader', { hidden: true } )
				.map( ( head ) => head.textContent )
		).toEqual( [ 'Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa' ] );
		expect( screen.getAllByRole( 'gridcell' )[ 0 ] ).toHaveTextContent(
			/^1$/
		);
	} );

	it( 'is turned by its buttons', async () => {
		await open();
		await keys.click(
			screen.getByRole( 'button', { name: 'Next month' } )
		);
		expect( screen.getByRole( 'grid' ) ).toHaveAccessibleName(
			'December 2026'
		);
		await keys.click(
			screen.getByRole( 'button', { name: 'Previous month' } )
		);
		expect( screen.getByText( 'November 2026' ) ).toBeInTheDocument();
	} );

	it( 'marks today and what is chosen, in words, too', async () => {
		await open();
		expect( day( /^Today, Friday 20 November 2026$/ ) ).toBeEnabled();
		expect( day( 'Wednesday 18 November 2026, selected' ) ).toHaveFocus();
		expect(
			screen.getByRole( 'gridcell', { selected: true } )
		).toHaveTextContent( '18' );
	} );

	it.each( [
		[ 'before the first', { min: '2026-11-10' }, 'Monday 9' ],
		[ 'after the last', { max: '2026-11-25' }, 'Thursday 26' ],
		[ 'at weekends', { hasNoWeekends: true }, 'Saturday 21' ],
		[ 'of no list', { availableDates: [ '2026-11-24' ] }, 'Monday 23' ],
	] )( 'has no days to choose %s', async ( _, rules, name ) => {
		await open( rules );
		const off = day( `${ name } November 2026, not available` );
		expect( off ).toHaveAttribute( 'aria-disabled', 'true' );
		await keys.click( off );
		expect( onChange ).not.toHaveBeenCalled();
		off.focus();
		await keys.keyboard( '{Enter}' );
		expect( onChange ).not.toHaveBeenCalled();
		expect( await picker() ).toBeInTheDocument();
	} );

	it( 'does not go to months without a day to choose', async () => {
		await open( { min: '2026-11-10', max: '2026-11-25' } );
		for ( const name of [ 'Previous month', 'Next month' ] ) {
			await keys.click( screen.getByRole( 'button', { name } ) );
		}
		expect( screen.getByText( 'November 2026' ) ).toBeInTheDocument();
	} );

	it( 'begins at the first day that may be chosen', async () => {
		await open( { value: null, min: '2027-02-03' } );
		expect( focused() ).toBe( '2027-02-03' );
	} );
} );

describe( 'the keyboard', () => {
	it.each( [
		[ '{ArrowRight}', '2026-11-19' ],
		[ '{ArrowLeft}', '2026-11-17' ],
		[ '{ArrowDown}', '2026-11-25' ],
		[ '{ArrowUp}', '2026-11-11' ],
		[ '{Home}', '2026-11-15' ],
		[ '{End}', '2026-11-21' ],
		[ '{PageUp}', '2026-10-18' ],
		[ '{PageDown}', '2026-12-18' ],
		[ '{Shift>}{PageUp}{/Shift}', '2025-11-18' ],
		[ '{Shift>}{PageDown}{/Shift}', '2027-11-18' ],
	] )( '%s goes to %s', async ( key, date ) => {
		await open();
		expect( focused() ).toBe( '2026-11-18' );
		await keys.keyboard( key );
		expect( focused() ).toBe( date );
		await keys.keyboard( '{Enter}' );
		expect( onChange ).toHaveBeenCalledWith( date );
	} );

	it( 'reaches days that may not be chosen, so that they are heard', async () => {
		await open( { hasNoWeekends: true } );
		await keys.keyboard( '{End} ' );
		expect( focused() ).toBe( '2026-11-21' );
		expect( onChange ).not.toHaveBeenCalled();
	} );

	it( 'starts at today where nothing is chosen', async () => {
		await open( { value: null } );
		expect( focused() ).toBe( '2026-11-20' );
	} );

	it( 'closes by Escape without choosing, and what lies under it does not hear of it', async () => {
		const onKeyDown = jest.fn();
		document.body.addEventListener( 'keydown', onKeyDown );
		await open();
		await keys.keyboard( '{ArrowRight}{Escape}' );
		gone();
		expect( button() ).toHaveFocus();
		expect( onChange ).not.toHaveBeenCalled();
		expect( onKeyDown ).not.toHaveBeenCalled();
		document.body.removeEventListener( 'keydown', onKeyDown );
	} );

	it( 'is given up by Escape while it is still loading, without closing the form that the field is in', async () => {
		field();
		button().focus();
		fireEvent.click( button() );
		expect( button() ).toHaveAttribute( 'aria-expanded', 'true' );
		gone();
		// False: the key is used, and a form's window leaves it (ui/windows/modal.ts).
		expect( fireEvent.keyDown( button(), { key: 'Escape' } ) ).toBe(
			false
		);
		expect( button() ).toHaveAttribute( 'aria-expanded', 'false' );
		await keys.keyboard( '{ArrowDown}' );
		await picker();
		await keys.keyboard( '{Escape}' );
		expect( fireEvent.keyDown( button(), { key: 'Escape' } ) ).toBe( true );
	} );

	it( 'goes round inside by Tab', async () => {
		await open();
		const stops = [ 'Close', 'Previous month', 'Next month' ];
		await keys.tab();
		for ( const name of stops ) {
			expect( screen.getByRole( 'button', { name } ) ).toHaveFocus();
			await keys.tab();
		}
		expect( focused() ).toBe( '2026-11-18' );
		await keys.tab( { shift: true } );
		expect(
			screen.getByRole( 'button', { name: 'Next month' } )
		).toHaveFocus();
	} );
} );

it( 'closes by its close control, and by a press outside', async () => {
	await open();
	await keys.click( screen.getByRole( 'button', { name: 'Close' } ) );
	gone();
	await keys.click( button() );
	await picker();
	await keys.click( document.body );
	gone();
	expect( onChange ).not.toHaveBeenCalled();
} );

it( 'closes by its own button and opens no second time', async () => {
	await open();
	await keys.click( button() );
	gone();
	expect( button() ).toHaveAttribute( 'aria-expanded', 'false' );
} );

it( 'has nothing that axe finds wrong', async () => {
	await open( { min: '2026-11-10' } );
	expect( await axe( document.body ) ).toEqual( [] );
} );

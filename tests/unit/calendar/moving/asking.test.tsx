import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createClient } from '../../../../src/api/client';
import { Asking } from '../../../../src/calendar/moving/drop/asking';
import {
	forgetTyped,
	reasonFor,
} from '../../../../src/calendar/moving/drop/reasons';
import type { Asking as Asked } from '../../../../src/domain/moving/states';
import { createQueryClient } from '../../../../src/store/query-client';
import { axe } from '../../support/axe';
import { at, makeBooking, makeSchedule } from '../../support/bookings';
import { inStudio } from '../../support/in-studio';
import { CONFIG } from '../../support/mounted';

const EXTERNAL = createClient(
	{
		...CONFIG,
		external: {
			restUrl: 'https://host.example/wp-json/studio/v1/',
			ajaxUrl: 'https://host.example/wp-admin/admin-ajax.php',
		},
	},
	'en',
	null
);

const yoga = makeBooking( { id: '50', title: 'Yoga' } );

/** Asks about a booking at a new place that breaks the gap, unless the state says otherwise. */
function ask(
	part: Partial< Asked[ 'booking' ] > = {},
	stance: 'asks' | 'fits' = 'asks',
	studio: Parameters< typeof inStudio >[ 1 ] = {}
) {
	const booking = makeBooking( { id: '41', ...part } );
	const place = {
		roomId: '11',
		date: booking.date,
		from: at( '12:00' ),
		to: at( '13:00' ),
	};
	const verdict = { kind: 'close', to: yoga, side: 'after' } as const;
	const calls = { yes: jest.fn(), no: jest.fn(), opened: jest.fn() };
	const view = render(
		<QueryClientProvider client={ createQueryClient() }>
			{ inStudio(
				<Asking
					state={ {
						status: 'asking',
						booking,
						over: { place, verdict, stance },
					} }
					schedule={ makeSchedule( { role: 'Owner' } ) }
					broken={
						stance === 'asks' ? 'Leave 15 min free after Yoga' : ''
					}
					following="offered"
					anchor={ () => null }
					onYes={ calls.yes }
					onNo={ calls.no }
				/>,
				{ onOpen: calls.opened, ...studio }
			) }
		</QueryClientProvider>
	);
	return { ...view, ...calls, booking, place };
}

const field = () =>
	screen.queryByRole( 'textbox', { name: 'Reason, for the history' } );
const press = ( name: string ) =>
	userEvent.click( screen.getByRole( 'button', { name } ) );

afterEach( () => forgetTyped( makeBooking( { id: '41' } ) ) );

describe( 'a gap', () => {
	it( 'is broken with a reason, whose field has the focus and takes Enter', async () => {
		const { yes, place, container } = ask();
		expect( field() ).toHaveFocus();
		expect( field() ).toBeRequired();
		expect( await axe( container ) ).toEqual( [] );
		await userEvent.keyboard( '  Same group stays {Enter}' );
		expect( yes ).toHaveBeenCalledTimes( 1 );
		expect( reasonFor( place ) ).toBe( 'Same group stays' );
	} );

	it.each( [ '', ' ', 'x', ' x ', '🕺' ] )(
		'is not broken with “%s”: the error is below the field, which keeps focus and text',
		async ( text ) => {
			const { yes, container } = ask();
			await userEvent.keyboard( `${ text }{Enter}` );
			await press( 'Move anyway' );
			expect( yes ).not.toHaveBeenCalled();
			expect( field() ).toHaveFocus();
			expect( field() ).toHaveValue( text );
			expect( field() ).toHaveAccessibleDescription(
				'Enter a reason of at least 2 characters'
			);
			expect( await axe( container ) ).toEqual( [] );
			await userEvent.keyboard( 'ab' );
			expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
			await press( 'Move anyway' );
			expect( yes ).toHaveBeenCalledTimes( 1 );
		}
	);

	it( 'needs none to put the card back, and keeps what was typed for the next question', async () => {
		const { yes, no, unmount } = ask();
		await userEvent.keyboard( 'S' );
		await press( 'Put back' );
		expect( no ).toHaveBeenCalledTimes( 1 );
		expect( yes ).not.toHaveBeenCalled();
		unmount();
		ask();
		expect( field() ).toHaveValue( 'S' );
	} );

	it( 'of an external host is broken without: it would not know the field', async () => {
		const { yes, place } = ask( {}, 'asks', { client: EXTERNAL } );
		expect( field() ).not.toBeInTheDocument();
		expect(
			screen.getByRole( 'button', { name: 'Move anyway' } )
		).toHaveFocus();
		await userEvent.keyboard( '{Enter}' );
		expect( yes ).toHaveBeenCalledTimes( 1 );
		expect( reasonFor( place ) ).toBe( '' );
	} );
} );

describe( 'a gap that a booking of a series breaks', () => {
	const series = { seriesId: '40' };

	it( 'is asked with the same field and three answers; Enter is “This one”', async () => {
		const { yes, place } = ask( series );
		expect( screen.getByRole( 'alertdialog' ) ).toHaveAccessibleName(
			'Leave 15 min free after Yoga. Which bookings move?'
		);
		expect( field() ).toHaveFocus();
		expect(
			screen.getAllByRole( 'button' ).map( ( one ) => one.textContent )
		).toEqual( [
			'This one',
			'This and following…',
			'All to come…',
			'Put back',
		] );
		await userEvent.keyboard( 'Same group{Enter}' );
		expect( yes ).toHaveBeenCalledTimes( 1 );
		expect( reasonFor( place ) ).toBe( 'Same group' );
	} );

	it( 'gives the reason to the dialog of the series', async () => {
		const { opened, no } = ask( series );
		await press( 'All to come…' );
		expect( no ).not.toHaveBeenCalled();
		expect( field() ).toHaveFocus();
		await userEvent.keyboard( 'Same group ' );
		await press( 'All to come…' );
		await act(
			() => new Promise( ( resolve ) => void setTimeout( resolve ) )
		);
		expect( opened.mock.calls ).toMatchObject( [
			[
				{
					kind: 'series',
					scope: 'all',
					edit: { reason: 'Same group' },
				},
			],
		] );
	} );

	it( 'is not asked about where it is kept', async () => {
		const { yes, place } = ask( series, 'fits' );
		expect( field() ).not.toBeInTheDocument();
		expect(
			screen.getByRole( 'button', { name: 'This one' } )
		).toHaveFocus();
		await userEvent.keyboard( '{Enter}' );
		expect( yes ).toHaveBeenCalledTimes( 1 );
		expect( reasonFor( place ) ).toBe( '' );
	} );
} );

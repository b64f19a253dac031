import { act, render, screen } from '@testing-library/react';
import { PresenceMarks } from '../../../../src/calendar/grid/presence-marks';
import { uniformRows } from '../../../../src/domain/layout';
import type { OtherPerson, Slot } from '../../../../src/domain/presence';
import { LanguageProvider } from '../../../../src/i18n/context';
import { createTexts } from '../../../../src/i18n/texts';
import type { PushOptions } from '../../../../src/realtime/adapter';
import { subscribe } from '../../../../src/realtime/live';
import {
	createLiveStore,
	type LiveStore,
} from '../../../../src/store/live-store';
import { LiveProvider } from '../../../../src/store/use-live';
import { useSlotPresence } from '../../../../src/store/use-slot-presence';
import { at } from '../../support/bookings';

const ROWS = uniformRows( { earliestHour: 7, latestHour: 24 }, 65 );
const ANNA: OtherPerson = {
	key: 'a:1',
	userId: '5',
	roomId: '11',
	date: '2026-11-20',
	from: at( '12:00' ),
	to: at( '14:00' ),
};

let store: LiveStore;
let line: PushOptions;
const hold = jest.fn< undefined, [ Slot | null ] >();
let disconnect: () => void;

beforeEach( async () => {
	store = createLiveStore();
	disconnect = store.connect( null, ( told ) =>
		subscribe( {
			...told,
			host: 'https://studio.example',
			studioId: '1',
			memberId: '4',
			access: () => Promise.resolve( null ),
			check: () => Promise.resolve( false ),
			connect: ( options ) => {
				line = options;
				return Promise.resolve( {
					announce: () => undefined,
					hold,
					close: () => undefined,
				} );
			},
		} )
	);
	await act( () => Promise.resolve() );
} );

afterEach( () => act( () => disconnect() ) );

const inCalendar = ( part: React.ReactNode ) => (
	<LanguageProvider value={ { locale: 'en', texts: createTexts() } }>
		<LiveProvider value={ store }>{ part }</LiveProvider>
	</LanguageProvider>
);

const show = () =>
	render(
		inCalendar(
			<PresenceMarks
				roomId="11"
				date="2026-11-20"
				rows={ ROWS }
				people={ [ { id: '5', name: 'Anna Tamm' } ] }
			/>
		)
	);

it( 'marks what another member is booking, where it lies, until they stop', () => {
	show();
	act( () => line.onPeople( [ ANNA ] ) );
	const mark = screen.getByText( 'Anna Tamm is booking' );
	expect( mark ).toHaveStyle( { top: '325px', height: '128px' } );
	act( () => line.onPeople( [] ) );
	expect( mark ).not.toBeInTheDocument();
} );

it( 'marks neither another room nor another day, and names nobody it does not know', () => {
	show();
	act( () =>
		line.onPeople( [
			{ ...ANNA, key: '1', roomId: '12' },
			{ ...ANNA, key: '2', date: '2026-11-21' },
			{ ...ANNA, key: '3', userId: '99', from: at( '7:00' ) },
		] )
	);
	expect( screen.getByText( 'Someone is booking' ) ).toBeInTheDocument();
	expect( screen.queryByText( /Anna/ ) ).not.toBeInTheDocument();
} );

it( 'forgets everybody when the line is gone', () => {
	show();
	act( () => line.onPeople( [ ANNA ] ) );
	act( () => line.onGone() );
	expect( screen.queryByText( /Anna/ ) ).not.toBeInTheDocument();
} );

function Form( { slot }: { readonly slot: Slot | null } ) {
	useSlotPresence( slot );
	return null;
}

it( 'shows the others what this form holds, as it changes, until it is closed', () => {
	const slot = {
		roomId: '11',
		date: '2026-11-20',
		from: at( '12:00' ),
		to: at( '14:00' ),
	};
	const view = render( inCalendar( <Form slot={ slot } /> ) );
	expect( hold ).toHaveBeenLastCalledWith( slot );
	hold.mockClear();
	view.rerender( inCalendar( <Form slot={ { ...slot } } /> ) );
	expect( hold ).not.toHaveBeenCalled();
	const later = { ...slot, to: at( '15:00' ) };
	view.rerender( inCalendar( <Form slot={ later } /> ) );
	expect( hold ).toHaveBeenLastCalledWith( later );
	view.rerender( inCalendar( <Form slot={ null } /> ) );
	expect( hold ).toHaveBeenLastCalledWith( null );
	view.rerender( inCalendar( <Form slot={ slot } /> ) );
	view.unmount();
	expect( hold ).toHaveBeenLastCalledWith( null );
} );

import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { createClient } from '../../../../src/api/client';
import { useDrop } from '../../../../src/calendar/moving/use-drop';
import { createActionStore } from '../../../../src/store/action-store';
import { createQueryClient } from '../../../../src/store/query-client';
import { at, makeBooking } from '../../support/bookings';
import { FakeServer } from '../../support/fake-server';
import { inStudio } from '../../support/in-studio';
import { CONFIG } from '../../support/mounted';

const booking = makeBooking( { id: '41' } );
const PLACE = {
	roomId: '11',
	date: booking.date,
	from: at( '12:00' ),
	to: at( '13:00' ),
};

/** Frames that a test draws by itself, so that the server can answer before the next one. */
function holdFrames() {
	const frames: FrameRequestCallback[] = [];
	jest.spyOn( window, 'requestAnimationFrame' ).mockImplementation(
		( frame ) => frames.push( frame )
	);
	return () => frames.splice( 0 ).forEach( ( frame ) => frame( 0 ) );
}

function prepare() {
	const client = createClient(
		{ ...CONFIG, nonce: 'abcdef1234' },
		'en',
		null
	);
	const store = createActionStore( client, {
		written: () => Promise.resolve(),
		reload: () => undefined,
	} );
	const [ onNote, onPlaced ] = [ jest.fn(), jest.fn() ];
	const { result } = renderHook(
		() => useDrop( { layer: { current: null }, store, onNote } ),
		{
			wrapper: ( { children } ) => (
				<QueryClientProvider client={ createQueryClient() }>
					{ inStudio( children, { client } ) }
				</QueryClientProvider>
			),
		}
	);
	return { drop: result.current, store, onNote, onPlaced };
}

it( 'sends a drop at once, and shows the card at its place after the frame with the ghost', async () => {
	const draw = holdFrames();
	const server = new FakeServer();
	server.answer( () => new Promise( () => undefined ) );
	const { drop, store, onPlaced } = prepare();
	void drop( booking, PLACE, 'Owner', onPlaced );
	await waitFor( () => expect( server.calls ).toHaveLength( 1 ) );
	expect( store.get().moved ).toEqual( [] );
	draw();
	await waitFor( () => expect( onPlaced ).toHaveBeenCalledTimes( 1 ) );
	expect( store.get().moved ).toMatchObject( [ { id: '41', ...PLACE } ] );
} );

it( 'leaves a card where it was that was refused before that frame', async () => {
	const draw = holdFrames();
	const server = new FakeServer();
	server.answer( { status: 403, body: { code: 'forbidden' } } );
	const { drop, store, onNote, onPlaced } = prepare();
	await drop( booking, PLACE, 'Owner', onPlaced );
	expect( server.calls.length ).toBeGreaterThan( 0 );
	expect( onNote ).not.toHaveBeenCalled();
	draw();
	await waitFor( () => expect( onNote ).toHaveBeenCalledTimes( 1 ) );
	expect( onPlaced ).toHaveBeenCalledTimes( 1 );
	expect( store.get().moved ).toEqual( [] );
	expect( console ).toHaveErrored();
} );

/** Other tabs of this browser are told of each write of the calendar, and of an undo, but not of what was refused. */
import { RELOAD_ACTION } from '../../../../src/contract/realtime';
import { wireError } from '../../support/fake-server';
import {
	button,
	choose,
	desk,
	open,
	press,
	seconds,
	setUpDesk,
	settle,
} from '../../support/desk';

setUpDesk();

const said: unknown[] = [];

class Channel {
	onmessage: unknown = null;
	postMessage = ( message: unknown ) => said.push( message );
	close = () => undefined;
}

beforeEach( () => {
	said.length = 0;
	Object.assign( window, { BroadcastChannel: Channel } );
} );

afterEach( () => {
	Reflect.deleteProperty( window, 'BroadcastChannel' );
} );

const CHANGED = { action: RELOAD_ACTION, payload: { studioId: '1' } };

it( 'a write and its undo', async () => {
	await open();
	await seconds( 3 );
	await choose( 'Approve' );
	await settle();
	expect( said ).toEqual( [ CHANGED ] );
	await press( button( 'Undo' ) );
	await settle();
	expect( said ).toEqual( [ CHANGED, CHANGED ] );
} );

it( 'not a write that was refused', async () => {
	await open();
	await seconds( 3 );
	desk.refusal = {
		status: 409,
		body: wireError( 'changed_meanwhile', 'Review it.' ),
	};
	await choose( 'Approve' );
	await settle();
	expect( said ).toEqual( [] );
	expect( console ).toHaveErrored();
} );

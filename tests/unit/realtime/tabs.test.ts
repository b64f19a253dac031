import { BroadcastChannel } from 'node:worker_threads';
import { openTabs } from '../../../src/realtime/tabs';

const HOST = 'https://studio.example/wp-json/studio-calendar/v1';

/** jsdom has no BroadcastChannel; Node's works like that of browsers. */
beforeAll( () => {
	Object.assign( window, { BroadcastChannel } );
} );

/** Waits until a message that was sent after all others has arrived; another thread delivers all of them. */
async function arrived(): Promise< void > {
	for ( let turn = 0; turn < 5; turn++ ) {
		const [ from, to ] = [ 'arrived', 'arrived' ].map(
			( name ) => new BroadcastChannel( name )
		);
		await new Promise( ( resolve ) => {
			if ( to ) {
				to.onmessage = resolve;
			}
			from?.postMessage( turn );
		} );
		from?.close();
		to?.close();
	}
}

it( 'tells the other tabs of the studio, and neither itself nor others', async () => {
	const heard: string[] = [];
	const tabs = [
		openTabs( HOST, '1', () => heard.push( 'own' ) ),
		openTabs( HOST, '1', () => heard.push( 'other tab' ) ),
		openTabs( HOST, '2', () => heard.push( 'other studio' ) ),
		openTabs( 'https://b.example', '1', () => heard.push( 'other host' ) ),
	];
	tabs[ 0 ]?.announce();
	await arrived();
	expect( heard ).toEqual( [ 'other tab' ] );
	tabs[ 1 ]?.close();
	tabs[ 0 ]?.announce();
	await arrived();
	expect( heard ).toEqual( [ 'other tab' ] );
	tabs.forEach( ( tab ) => tab.close() );
} );

it( 'says that something changed, never what', async () => {
	const listener = new BroadcastChannel( `studio-calendar ${ HOST } 1` );
	const said: unknown[] = [];
	listener.onmessage = ( { data }: { readonly data: unknown } ) =>
		said.push( data );
	const tab = openTabs( HOST, '1', () => undefined );
	tab.announce();
	await arrived();
	expect( said ).toEqual( [
		{ action: 'reloadBookingsByStudioId', payload: { studioId: '1' } },
	] );
	tab.close();
	listener.close();
} );

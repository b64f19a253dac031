import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server on a free port of this machine; returns the port. */
export async function listen( server: Server ): Promise< number > {
	await new Promise< void >( ( resolve ) => {
		server.listen( 0, '127.0.0.1', resolve );
	} );
	return ( server.address() as AddressInfo ).port;
}

/** Stops a server with the connections that are still open. */
export async function stopListening( server: Server ): Promise< void > {
	server.closeAllConnections();
	await new Promise( ( resolve ) => server.close( resolve ) );
}

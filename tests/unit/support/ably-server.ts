import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface AblyProcess {
	readonly port: number;
	readonly stop: () => void;
}

/** Starts the server of tests/fixtures/ably in a process of its own. */
export async function startAblyProcess(): Promise< AblyProcess > {
	const script = join( process.cwd(), 'tests/fixtures/ably/main.mjs' );
	const server: ChildProcess = spawn( 'node', [ script ], {
		stdio: [ 'ignore', 'pipe', 'inherit' ],
	} );
	if ( ! server.stdout ) {
		throw new Error( 'The server of tests/fixtures/ably says nothing.' );
	}
	const [ said ] = ( await once( server.stdout, 'data' ) ) as [ Buffer ];
	return { port: Number( said ), stop: () => void server.kill() };
}

import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../dev/lib/server.mjs';

/** Size of the screen in pixels; windows are smaller. */
const SCREEN = '2000x1400x24';

/** Milliseconds until a page must be as it is waited for. A busy machine takes seconds for what takes a tenth of one otherwise. */
const WAIT_MS = 40_000;

const LIBRARIES = '/usr/lib';

/** Returns the path of the browser that comes with WebKitGTK; its folder has the machine's architecture in its name. */
function miniBrowser() {
	const path = readdirSync( LIBRARIES )
		.filter( ( name ) => name.includes( '-linux-' ) )
		.map( ( name ) =>
			join( LIBRARIES, name, 'webkit2gtk-4.1', 'MiniBrowser' )
		);
	return path[ 0 ];
}

/** Tries a task until it throws no more. */
async function eventually( task ) {
	const end = Date.now() + WAIT_MS;
	for (;;) {
		try {
			return await task();
		} catch ( error ) {
			if ( Date.now() > end ) {
				throw error;
			}
			await delay( 100 );
		}
	}
}

/**
 * Starts WebKitGTK, the engine of Safari, on a screen of its own. It is driven by the WebDriver protocol, which is JSON over HTTP.
 *
 * @return {Promise<{ open: ( url: string ) => Promise<void>, resize: ( width: number, height: number ) => Promise<void>, run: ( script: string ) => Promise<any>, until: ( script: string ) => Promise<void>, stop: () => Promise<void> }>}
 *         `resize` sets the page's own size in pixels; `until` waits until a script returns something true.
 */
export async function startWebKit() {
	const port = await freePort();
	const driver = spawn(
		'xvfb-run',
		[
			...[ '--auto-servernum', '--server-args', `-screen 0 ${ SCREEN }` ],
			...[ 'WebKitWebDriver', `--port=${ port }` ],
		],
		{
			// A group, because xvfb-run leaves its screen behind.
			detached: true,
			stdio: 'ignore',
			env: {
				...process.env,
				// Its sandbox needs rights that containers lack. Only pages of this machine are opened.
				WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
				LIBGL_ALWAYS_SOFTWARE: '1',
				NO_AT_BRIDGE: '1',
			},
		}
	);
	const ask = async ( method, path, body ) => {
		const answer = await fetch( `http://127.0.0.1:${ port }${ path }`, {
			method,
			body: body && JSON.stringify( body ),
		} );
		const { value } = await answer.json();
		if ( ! answer.ok ) {
			throw new Error(
				`${ path }: ${ value.error }: ${ value.message }`
			);
		}
		return value;
	};
	const stopDriver = () => process.kill( -driver.pid );
	try {
		const { sessionId } = await eventually( () =>
			ask( 'POST', '/session', {
				capabilities: {
					alwaysMatch: {
						'webkitgtk:browserOptions': {
							binary: miniBrowser(),
							args: [ '--automation' ],
						},
					},
				},
			} )
		);
		const post = ( path, body ) =>
			ask( 'POST', `/session/${ sessionId }${ path }`, body );
		const run = ( script ) => post( '/execute/sync', { script, args: [] } );
		const frame = { width: 0, height: 0 };
		return {
			run,
			open: ( url ) => post( '/url', { url } ),
			until: ( script ) =>
				eventually( async () => {
					if ( ! ( await run( script ) ) ) {
						throw new Error( `Not so in time: ${ script }` );
					}
				} ),
			resize: ( width, height ) =>
				eventually( async () => {
					await post( '/window/rect', {
						width: width + frame.width,
						height: height + frame.height,
					} );
					const size = await run(
						'return [innerWidth, innerHeight]'
					);
					frame.width += width - size[ 0 ];
					frame.height += height - size[ 1 ];
					if ( width !== size[ 0 ] || height !== size[ 1 ] ) {
						throw new Error( `The page has ${ size } pixels.` );
					}
				} ),
			stop: async () => {
				await ask( 'DELETE', `/session/${ sessionId }` ).finally(
					stopDriver
				);
			},
		};
	} catch ( error ) {
		stopDriver();
		throw error;
	}
}

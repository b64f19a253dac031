/**
 * `npm run playground`: serves the plugin directory's preview on this machine: the directory's blueprint in WordPress
 * Playground, with the tests' WordPress and with the checkout's zip instead of the directory's. PORT sets the port.
 * Playground (580 MB) is downloaded from npm into the cache once.
 */
import {
	cpSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fail, say } from '../lib/log.mjs';
import { runMain } from '../lib/main.mjs';
import { repo, work } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { isFree, portInUse, readPort } from '../lib/server.mjs';
import { getPlayground } from '../lib/wasm.mjs';
import { getWordPress } from '../lib/wordpress.mjs';
import { packPlugin } from '../zip.mjs';

const BLUEPRINT = join( repo, '.wordpress-org/blueprints/blueprint.json' );

const ZIP = 'studio-calendar.zip';

/** Folder of the preview, made again in each run and not deleted, so that it can be inspected. */
const FOLDER = join( work, 'playground' );

/** Returns the blueprint with the zip beside it instead of the plugin from the directory. */
function withOurZip( { steps, ...blueprint } ) {
	const pluginData = { resource: 'bundled', path: ZIP };
	return {
		...blueprint,
		steps: steps.map( ( step ) =>
			step.step === 'installPlugin' ? { ...step, pluginData } : step
		),
	};
}

async function prepare( blueprint ) {
	const { dir } = await getWordPress();
	rmSync( FOLDER, { recursive: true, force: true } );
	mkdirSync( FOLDER, { recursive: true } );
	cpSync( dir, join( FOLDER, 'wordpress' ), { recursive: true } );
	await packPlugin( join( FOLDER, ZIP ) );
	writeFileSync(
		join( FOLDER, 'blueprint.json' ),
		JSON.stringify( withOurZip( blueprint ) )
	);
}

async function main() {
	const port = readPort();
	if ( ! ( await isFree( port ) ) ) {
		fail( portInUse( port, 'npm run playground' ) );
	}
	const playground = await getPlayground();
	const blueprint = JSON.parse( readFileSync( BLUEPRINT, 'utf8' ) );
	await prepare( blueprint );
	const url = `http://127.0.0.1:${ port }`;
	say( `Once it is ready: ${ url }${ blueprint.landingPage }` );
	// From now on the end by a signal counts as success.
	process.exitCode = 0;
	await run( process.execPath, [
		playground,
		'server',
		...[ '--site-url', url ],
		...[ '--port', String( port ) ],
		...[ '--php', blueprint.preferredVersions.php ],
		'--wordpress-install-mode=install-from-existing-files',
		...[ '--mount-dir-before-install', join( FOLDER, 'wordpress' ) ],
		'/wordpress',
		...[ '--blueprint', join( FOLDER, 'blueprint.json' ) ],
		'--blueprint-may-read-adjacent-files',
	] );
}

await runMain( main );

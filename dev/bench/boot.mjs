/**
 * `npm run bench:boot [-- --rounds=300]`: what the plugin costs where it is not used: a page without a calendar, a REST route
 * and an admin-ajax call of WordPress's own, with the plugin and without it in turn, by one worker of PHP with opcache.
 */
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fail, say } from '../lib/log.mjs';
import { runMain } from '../lib/main.mjs';
import { work } from '../lib/paths.mjs';
import { freePort, serve } from '../lib/server.mjs';
import { makeSite } from '../lib/site.mjs';

/** What is asked for, as a visitor. */
const PLACES = {
	'a page without a calendar': '/?page_id=2',
	'a REST route of WordPress': '/?rest_route=/wp/v2/types/post',
	'an admin-ajax call': '/wp-admin/admin-ajax.php?action=heartbeat',
};

/** The first answers compile PHP's files and fill WordPress's own caches. */
const WARM_UP = 20;

const PROBE = fileURLToPath(
	new URL( 'mu-plugins/boot-probe.php', import.meta.url )
);

async function openSite() {
	const site = await makeSite( {
		dir: join( work, 'bench/site-boot' ),
		url: 'http://127.0.0.1',
		wp: '7.1',
		db: 'sqlite',
		debug: false,
	} );
	const folder = join( site.dir, 'wp-content/mu-plugins' );
	mkdirSync( folder, { recursive: true } );
	rmSync( join( folder, 'boot-probe.php' ), { force: true } );
	symlinkSync( PROBE, join( folder, 'boot-probe.php' ) );
	return serve( site, { port: await freePort(), workers: 1 } );
}

async function cost( url, headers ) {
	const answer = await fetch( url, { headers } );
	await answer.arrayBuffer();
	const number = ( name ) => Number( answer.headers.get( `x-${ name }` ) );
	if ( ! answer.headers.has( 'x-files' ) ) {
		fail( `${ url } answered ${ answer.status } without its costs.` );
	}
	return {
		milliseconds: number( 'milliseconds' ),
		kilobytes: number( 'kilobytes' ),
		queries: number( 'queries' ),
		files: number( 'files' ),
	};
}

function median( costs, name ) {
	const sorted = costs
		.map( ( one ) => one[ name ] )
		.sort( ( a, b ) => a - b );
	return sorted[ Math.floor( sorted.length / 2 ) ];
}

async function measure( url, rounds ) {
	const costs = { on: [], off: [] };
	for ( let round = -WARM_UP; round < rounds; round++ ) {
		// Who is first changes, so that neither gains by it.
		const order = round % 2 === 0 ? [ 'on', 'off' ] : [ 'off', 'on' ];
		for ( const kind of order ) {
			const headers = kind === 'off' ? { 'X-Without-Plugin': '1' } : {};
			const one = await cost( url, headers );
			if ( round >= 0 ) {
				costs[ kind ].push( one );
			}
		}
	}
	const names = [ 'milliseconds', 'kilobytes', 'queries', 'files' ];
	const [ on, off ] = [ costs.on, costs.off ].map( ( all ) =>
		Object.fromEntries(
			names.map( ( name ) => [ name, median( all, name ) ] )
		)
	);
	return { on, off };
}

function row( place, { on, off } ) {
	const more = on.milliseconds - off.milliseconds;
	return [
		place,
		`${ off.milliseconds.toFixed( 2 ) } ms`,
		`${ more.toFixed( 2 ) } ms (${ ( ( 100 * more ) / off.milliseconds ).toFixed( 1 ) } %)`,
		`${ ( ( on.kilobytes - off.kilobytes ) / 1024 ).toFixed( 2 ) } MB`,
		on.queries - off.queries,
		on.files - off.files,
	];
}

await runMain( async () => {
	const { values } = parseArgs( {
		options: { rounds: { type: 'string', default: '300' } },
	} );
	const rounds = Number( values.rounds );
	if ( ! Number.isInteger( rounds ) || rounds < 1 ) {
		fail( '--rounds takes a whole number from 1 on.' );
	}
	const server = await openSite();
	try {
		say(
			'| request | without | the plugin adds | memory | queries | files |'
		);
		say( '|---|---|---|---|---|---|' );
		for ( const [ place, path ] of Object.entries( PLACES ) ) {
			const result = await measure( server.url + path, rounds );
			say( `| ${ row( place, result ).join( ' | ' ) } |` );
		}
	} finally {
		await server.stop();
	}
} );

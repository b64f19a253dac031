/**
 * `npm run bench:boot [-- --rounds=300]`: measures what the plugin costs where it is not used: on a page without a
 * calendar, a REST route and an admin-ajax action of WordPress. Requests with and without the plugin alternate; one PHP
 * worker process with opcache serves them.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, say } from '../lib/log.mjs';
import { runMain } from '../lib/main.mjs';
import { repo, work } from '../lib/paths.mjs';
import { freePort, serve } from '../lib/server.mjs';
import { makeSite } from '../lib/site.mjs';
import { addProbe } from './lib/bench-site.mjs';
import { interleaved, median } from './lib/reads.mjs';

/** Measured requests; a visitor sends them. */
const PLACES = {
	'a page without a calendar': '/?page_id=2',
	'a REST route of WordPress': '/?rest_route=/wp/v2/types/post',
	'an admin-ajax call': '/wp-admin/admin-ajax.php?action=heartbeat',
};

async function openSite() {
	const site = await makeSite( {
		dir: join( work, 'bench/site-boot' ),
		url: 'http://127.0.0.1',
		wp: '7.1',
		db: 'sqlite',
		debug: false,
	} );
	addProbe( site, 'boot-probe' );
	return serve( site, {
		port: await freePort(),
		workers: 1,
		env: { STUDIO_CALENDAR_CHECKOUT: repo },
	} );
}

/** Names of the probe's response headers, without `X-` (dev/bench/mu-plugins/boot-probe.php). */
const COSTS = [ 'milliseconds', 'kilobytes', 'queries', 'files' ];

function mediansOf( answers ) {
	const of = ( name ) =>
		median(
			answers.map( ( { status, headers } ) =>
				headers.has( `x-${ name }` )
					? Number( headers.get( `x-${ name }` ) )
					: fail( `An answer ${ status } came without its costs.` )
			)
		);
	return Object.fromEntries( COSTS.map( ( name ) => [ name, of( name ) ] ) );
}

async function measure( base, path, rounds ) {
	const request = { base, path, method: 'GET' };
	const [ on, off ] = await interleaved(
		[
			{ ...request, headers: {} },
			{ ...request, headers: { 'X-Without-Plugin': '1' } },
		],
		rounds
	);
	return { on: mediansOf( on ), off: mediansOf( off ) };
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
			const result = await measure( server.url, path, rounds );
			say( `| ${ row( place, result ).join( ' | ' ) } |` );
		}
	} finally {
		await server.stop();
	}
} );

/**
 * `npm run bench:page [-- --runs=7]`: measures how fast browsers show a calendar of eight rooms and 500 bookings a
 * week, compared with the same WordPress page without a calendar. Prints a table; fails only if no booking is painted
 * at all.
 */
import { chromium } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import config from '../../playwright.config.mjs';
import { build } from '../build.mjs';
import { say } from '../lib/log.mjs';
import { withLock } from '../lib/lock.mjs';
import { logIn } from '../lib/logins.mjs';
import { runMain } from '../lib/main.mjs';
import { work } from '../lib/paths.mjs';
import { freePort, serve } from '../lib/server.mjs';
import { wpEval } from '../lib/site.mjs';
import { furnish } from './lib/bench-site.mjs';
import { median } from './lib/reads.mjs';
import { printTable } from './lib/report.mjs';
import { visitPage } from './page/visit.mjs';

const BOOKINGS = 500;
const SLOWDOWNS = [ 1, 4 ];
const MEASURES = [
	[ 'firstPaint', 'first contentful paint' ],
	[ 'firstBookings', 'first bookings painted' ],
	[ 'nextWeek', 'next week painted' ],
	[ 'info', 'card pressed: next paint' ],
	[ 'menu', 'menu pressed: next paint' ],
	[ 'paging', 'next week pressed: next paint' ],
];

const seed = fileURLToPath( new URL( 'page/seed-page.php', import.meta.url ) );

function thisMonday() {
	const today = new Date();
	const back = ( today.getUTCDay() + 6 ) % 7;
	return new Date( today.getTime() - back * 86_400_000 )
		.toISOString()
		.slice( 0, 10 );
}

/** Converts a `Cookie` header to Playwright's format. */
const cookiesOf = ( { cookie }, url ) =>
	cookie.split( '; ' ).map( ( pair ) => {
		const [ name, value ] = pair.split( '=' );
		return { name, value, url };
	} );

/** Returns all kinds of visits. A round has one of each, so that a slow moment of the machine affects all kinds. */
function kindsOf( pages, cookies ) {
	return SLOWDOWNS.flatMap( ( slowdown ) =>
		[ 'guest', 'owner' ].flatMap( ( role ) => {
			const visit = {
				slowdown,
				cookies: role === 'owner' ? cookies : [],
			};
			return [
				{
					...visit,
					name: `${ slowdown }x ${ role }`,
					url: pages.with,
					hasCalendar: true,
					isUsed: role === 'owner',
				},
				{
					...visit,
					name: `${ slowdown }x ${ role }, no calendar`,
					url: pages.without,
					hasCalendar: false,
					isUsed: false,
				},
			];
		} )
	);
}

async function measure( kinds, runs ) {
	const browser = await chromium.launch( config.use.launchOptions );
	const found = kinds.map( () => [] );
	try {
		for ( let run = 0; run <= runs; run++ ) {
			for ( const [ at, kind ] of kinds.entries() ) {
				const result = await visitPage( browser, kind );
				// The first round fills the caches and is not counted.
				found[ at ].push( ...( run > 0 ? [ result ] : [] ) );
			}
			say( `round ${ run } of ${ runs }` );
		}
	} finally {
		await browser.close();
	}
	return kinds.map( ( { name }, at ) => ( {
		name,
		cls: Math.max( ...found[ at ].map( ( { cls } ) => cls ) ),
		...Object.fromEntries(
			MEASURES.map( ( [ key ] ) => [
				key,
				median(
					found[ at ].flatMap( ( result ) => result[ key ] ?? [] )
				),
			] )
		),
	} ) );
}

const ms = ( number ) =>
	Number.isFinite( number ) ? number.toFixed( 0 ) : '';

function publish( rows, runs, load ) {
	const head = [ 'page', 'CLS', ...MEASURES.map( ( [ , text ] ) => text ) ];
	printTable( [
		head,
		...rows.map( ( row ) => [
			row.name,
			row.cls.toFixed( 4 ),
			...MEASURES.map( ( [ key ] ) => ms( row[ key ] ) ),
		] ),
	] );
	for ( const [ at, row ] of rows.entries() ) {
		if ( row.firstBookings > 0 ) {
			const ratio = row.firstBookings / rows[ at + 1 ].firstPaint;
			say(
				`${ row.name }: first bookings at ${ ratio.toFixed( 2 ) } times the first paint of the page without a calendar`
			);
		}
	}
	say( `Median of ${ runs } interleaved runs, milliseconds; ${ load }.` );
	mkdirSync( join( work, 'results' ), { recursive: true } );
	writeFileSync(
		join( work, 'results/bench-page.json' ),
		JSON.stringify( { runs, load, rows }, null, '\t' )
	);
}

async function main() {
	const { values } = parseArgs( {
		options: { runs: { type: 'string', default: '7' } },
	} );
	const runs = Number( values.runs );
	await build();
	const { site, demo } = await furnish( 'sqlite', 'sqlite' );
	const server = await serve( site, { port: await freePort(), workers: 4 } );
	try {
		const owner = demo.users.owner.id;
		const pages = await wpEval( site, seed, {
			owner,
			monday: thisMonday(),
			week: BOOKINGS,
		} );
		const [ [ caller ] ] = await logIn( site, [ owner ], [ server.url ] );
		const moved = JSON.parse(
			JSON.stringify( pages ).replaceAll( site.url, server.url )
		);
		const before = loadavg()[ 0 ].toFixed( 1 );
		const rows = await measure(
			kindsOf( moved, cookiesOf( caller, server.url ) ),
			runs
		);
		const load = `load average ${ before } before, ${ loadavg()[ 0 ].toFixed( 1 ) } after`;
		publish( rows, runs, load );
	} finally {
		await server.stop();
	}
}

// Two benchmarks at once would distort each other's figures.
await runMain( () => withLock( 'load', main ) );

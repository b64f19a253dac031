/**
 * `npm run bench:page [-- --runs=7 --without-presses]`: measures how fast browsers show a calendar of eight rooms and 500
 * bookings a week, beside the same WordPress page without one and beside one with the bookings as a plain table, over a
 * line of 10 Mbit/s with 40 ms, behind a front that compresses; then how soon it answers presses. Prints two tables;
 * fails only if no booking is painted at all.
 */
import { chromium } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from '../build.mjs';
import { launchOptions } from '../lib/chromium.mjs';
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
import { startFront } from './page/front.mjs';
import { pressAll } from './page/presses.mjs';
import { visitPage } from './page/visit.mjs';

const BOOKINGS = 500;
const SLOWDOWNS = [ 1, 4 ];

/** What is measured of presses, with its aim in milliseconds at a quarter of the speed. */
const PRESSES = {
	lift: [ 'lift a card, M', 100 ],
	step: [ 'move it, an arrow', 100 ],
	move: [ 'move it, slowest of 10 steps by mouse', 100 ],
	drop: [ 'drop it, Enter', 100 ],
	card: [ 'card', 100 ],
	close: [ 'close its window, Escape', 100 ],
	menu: [ 'menu', 100 ],
	next: [ 'next week', 100 ],
	form: [ "day's header, opens the form", 100 ],
	picker: [ 'date picker', 100 ],
	typing: [ 'slowest of 20 keys in the form', 50 ],
	week: [ 'next week complete', 250 ],
};

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

/**
 * Returns all kinds of visits; `floor` names the one that its bookings are compared with. A round has one of each, so that a
 * slow moment of the machine affects all kinds.
 */
function kindsOf( pages, cookies ) {
	return SLOWDOWNS.flatMap( ( slowdown ) => [
		...[ 'guest', 'owner' ].flatMap( ( role ) => {
			const name = `${ slowdown }x ${ role }`;
			const floor = `${ name }, no calendar`;
			const visit = {
				slowdown,
				cookies: role === 'owner' ? cookies : [],
				floor,
			};
			return [
				{ ...visit, name: floor, url: pages.without },
				{ ...visit, name, url: pages.with },
				{ ...visit, name: `${ name }, table`, url: pages.table },
			];
		} ),
		{
			name: `${ slowdown }x guest, scripts delayed`,
			floor: `${ slowdown }x guest, no calendar`,
			url: pages.with,
			slowdown,
			cookies: [],
			scripts: false,
		},
	] );
}

/** Returns the median of a measure; undefined where no visit has it. */
function middle( results, name ) {
	const numbers = results.flatMap( ( result ) => result[ name ] ?? [] );
	return numbers.length > 0 ? median( numbers ) : undefined;
}

async function measure( browser, kinds, runs ) {
	const found = kinds.map( () => [] );
	for ( let run = 0; run <= runs; run++ ) {
		for ( const [ at, kind ] of kinds.entries() ) {
			const result = await visitPage( browser, kind );
			// The first round fills the caches of the server and is not counted.
			found[ at ].push( ...( run > 0 ? [ result ] : [] ) );
		}
		say( `round ${ run } of ${ runs }` );
	}
	return kinds.map( ( { name, floor }, at ) => ( {
		name,
		floor,
		...Object.fromEntries(
			[ 'cold', 'warm' ].map( ( cache ) => {
				const results = found[ at ].map( ( visit ) => visit[ cache ] );
				return [
					cache,
					{
						cls: Math.max( ...results.map( ( { cls } ) => cls ) ),
						firstPaint: middle( results, 'firstPaint' ),
						firstBookings: middle( results, 'firstBookings' ),
					},
				];
			} )
		),
	} ) );
}

const ms = ( number ) => number?.toFixed( 0 ) ?? '';

/** Prints the visits; the ratio is that of the first bookings to the first paint of the page without a calendar. */
function publishVisits( rows ) {
	const cells = ( { cls, firstPaint, firstBookings }, floor ) => [
		ms( firstPaint ),
		ms( firstBookings ),
		firstBookings === undefined
			? ''
			: ( firstBookings / floor.firstPaint ).toFixed( 2 ),
		cls.toFixed( 4 ),
	];
	const columns = [ 'first paint', 'first bookings', 'ratio', 'CLS' ];
	printTable( [
		[
			'page',
			...[ 'cold', 'warm' ].flatMap( ( cache ) =>
				columns.map( ( column ) => `${ cache } ${ column }` )
			),
		],
		...rows.map( ( row ) => {
			const floor = rows.find( ( { name } ) => name === row.floor );
			return [
				row.name,
				...cells( row.cold, floor.cold ),
				...cells( row.warm, floor.warm ),
			];
		} ),
	] );
}

/** Returns the value that three of four do not exceed. */
const p75 = ( numbers ) =>
	[ ...numbers ].sort( ( a, b ) => a - b )[
		Math.ceil( numbers.length * 0.75 ) - 1
	];

/** Three visits of the owner's at a quarter of the speed: 21 presses of each kind. */
async function measurePresses( browser, visit ) {
	const visits = [];
	for ( let turn = 0; turn < 3; turn++ ) {
		visits.push( await pressAll( browser, { ...visit, slowdown: 4 } ) );
		say( `round ${ turn } of presses` );
	}
	return Object.keys( PRESSES ).map( ( name ) => {
		const all = visits.flatMap( ( one ) => one[ name ] );
		return { name, p75: p75( all ), median: median( all ) };
	} );
}

function publishPresses( rows ) {
	printTable( [
		[ 'press at 4x', 'aim', 'median', 'p75' ],
		...rows.map( ( row ) => [
			PRESSES[ row.name ][ 0 ],
			String( PRESSES[ row.name ][ 1 ] ),
			ms( row.median ),
			ms( row.p75 ),
		] ),
	] );
}

async function main() {
	const { values } = parseArgs( {
		options: {
			runs: { type: 'string', default: '7' },
			'without-presses': { type: 'boolean', default: false },
		},
	} );
	const runs = Number( values.runs );
	await build();
	const { site, demo } = await furnish( 'sqlite', 'sqlite' );
	const [ port, behind ] = [ await freePort(), await freePort() ];
	const url = `http://127.0.0.1:${ port }`;
	const server = await serve( site, {
		port: behind,
		workers: 4,
		env: { SITE_URL: url },
	} );
	const front = await startFront( port, server.url );
	const browser = await chromium.launch( launchOptions );
	try {
		const owner = demo.users.owner.id;
		const pages = await wpEval( site, seed, {
			owner,
			monday: thisMonday(),
			week: BOOKINGS,
		} );
		const [ [ caller ] ] = await logIn( site, [ owner ], [ front.url ] );
		const moved = JSON.parse(
			JSON.stringify( pages ).replaceAll( site.url, front.url )
		);
		const cookies = cookiesOf( caller, front.url );
		const before = loadavg()[ 0 ].toFixed( 1 );
		const visits = await measure(
			browser,
			kindsOf( moved, cookies ),
			runs
		);
		publishVisits( visits );
		const presses = values[ 'without-presses' ]
			? []
			: await measurePresses( browser, { url: moved.with, cookies } );
		if ( presses.length > 0 ) {
			publishPresses( presses );
		}
		const load = `load average ${ before } before, ${ loadavg()[ 0 ].toFixed( 1 ) } after`;
		say(
			`Medians of ${ runs } interleaved runs, milliseconds; CLS the worst; ${ load }.`
		);
		mkdirSync( join( work, 'results' ), { recursive: true } );
		writeFileSync(
			join( work, 'results/bench-page.json' ),
			JSON.stringify( { runs, load, visits, presses }, null, '\t' )
		);
	} finally {
		await browser.close();
		await front.stop();
		await server.stop();
	}
}

// Two benchmarks at once would distort each other's figures.
await runMain( () => withLock( 'load', main ) );

// This file has more than 400 lines on purpose: it is copied together with its adapters and nothing else, and its order
// is that of a run: server, pages, measurements, tables.
// Usage: node run.mjs [--only a,b] [--size 8x500,4x120] [--reps 7] [--json out.json] [--md out.md] [--shots dir]
//                     [--extra name=path/bundle.js[,path/style.css]]... [--no-throttle] [--throttle-only]
//                     [--trace 8x500|none] [--box seconds] [--budget seconds]
import { chromium } from 'playwright-core';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createRequire } from 'node:module';
import {
	readFileSync,
	writeFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
} from 'node:fs';
import { gzipSync, brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
const here = path.dirname( fileURLToPath( import.meta.url ) ),
	dist = path.join( here, 'dist' );
const a = process.argv.slice( 2 ),
	opt = ( n, d ) => {
		const i = a.indexOf( '--' + n );
		return i < 0 ? d : a[ i + 1 ];
	},
	has = ( n ) => a.includes( '--' + n );
const ALL = [
	'floor',
	'react-floor',
	'event-calendar',
	'daypilot-lite',
	'react-big-calendar',
	'fullcalendar6',
	'fullcalendar7',
	'schedule-x',
	'toastui',
];
const MORE = [ 'blank', 'fullcalendar6-html', 'schedule-x-polyfill' ]; // variants, measured only at 8x500
const sizes = opt( 'size', '1x20,4x120,8x500,12x2000' )
	.split( ',' )
	.map( ( s ) => {
		const [ rooms, bookings ] = s.split( 'x' ).map( Number );
		return { key: s, rooms, bookings };
	} );
const reps = +opt( 'reps', 7 ),
	budget = +opt( 'budget', 600 ),
	T0 = Date.now();
const THROTTLE = { key: '8x500', rooms: 8, bookings: 500, rate: 4 };
const libs = Object.fromEntries(
	[ ...ALL, ...MORE ].map( ( n ) => [
		n,
		{
			js: path.join( dist, n + '.js' ),
			css: path.join( dist, n + '.css' ),
		},
	] )
);
a.forEach( ( x, i ) => {
	if ( a[ i - 1 ] === '--extra' ) {
		const [ name, files ] = x.split( /=(.*)/s );
		const [ js, css ] = files.split( ',' );
		libs[ name ] = {
			js: path.resolve( js ),
			css: css && path.resolve( css ),
			extra: true,
		};
	}
} );
const only = opt( 'only' ) ? opt( 'only' ).split( ',' ) : Object.keys( libs );
for ( const n of Object.keys( libs ) )
	if ( libs[ n ].extra && ! only.includes( n ) ) only.push( n );
const z = ( b ) => ( {
		min: b.length,
		gz: gzipSync( b, { level: 9 } ).length,
		br: brotliCompressSync( b ).length,
	} ),
	add = ( p, q ) => ( {
		min: p.min + q.min,
		gz: p.gz + q.gz,
		br: p.br + q.br,
	} );
const bundle = existsSync( path.join( dist, 'sizes.json' ) )
	? JSON.parse( readFileSync( path.join( dist, 'sizes.json' ) ) )
	: {};
const skipped = {};
for ( const n of only ) {
	if ( ! libs[ n ] || ! existsSync( libs[ n ].js ) ) {
		skipped[ n ] = 'bundle not found';
		continue;
	}
	if ( libs[ n ].extra ) {
		const j = z( readFileSync( libs[ n ].js ) ),
			c = libs[ n ].css
				? z( readFileSync( libs[ n ].css ) )
				: { min: 0, gz: 0, br: 0 };
		bundle[ n ] = {
			js: j,
			css: c,
			total: add( j, c ),
			withoutReact: null,
			note: 'as supplied',
		};
	}
}
const server = http.createServer( ( q, r ) => {
	const u = new URL( q.url, 'http://x' ),
		m = u.pathname.match( /^\/(page|js|css)\/([\w.-]+)$/ );
	if ( u.pathname === '/harness.js' ) {
		r.setHeader( 'content-type', 'text/javascript' );
		return r.end( readFileSync( path.join( dist, '_harness.js' ) ) );
	}
	if ( u.pathname === '/base.css' ) {
		r.setHeader( 'content-type', 'text/css' );
		return r.end( readFileSync( path.join( here, 'src/base.css' ) ) );
	}
	const l = m && libs[ m[ 2 ] ];
	if ( ! l ) {
		r.statusCode = 404;
		return r.end();
	}
	if ( m[ 1 ] === 'js' ) {
		r.setHeader( 'content-type', 'text/javascript; charset=utf-8' );
		return r.end( readFileSync( l.js ) );
	}
	if ( m[ 1 ] === 'css' ) {
		r.setHeader( 'content-type', 'text/css; charset=utf-8' );
		return r.end(
			l.css && existsSync( l.css ) ? readFileSync( l.css ) : ''
		);
	}
	r.setHeader( 'content-type', 'text/html; charset=utf-8' );
	r.end(
		`<!doctype html><html lang="en"><meta charset="utf-8"><title>${ m[ 2 ] }</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/base.css"><link rel="stylesheet" href="/css/${ m[ 2 ] }"><body><p id="pre">Page text <b>bold</b> <i>italic</i></p><div id="app"></div><script src="/js/${ m[ 2 ] }"></script><script src="/harness.js"></script></body></html>`
	);
} );
await new Promise( ( ok ) => server.listen( 0, '127.0.0.1', ok ) );
const origin = `http://127.0.0.1:${ server.address().port }`;
const browser = await chromium.launch( {
	executablePath: process.env.CHROMIUM || '/usr/bin/chromium-headless-shell',
	headless: true,
	args: [
		'--no-sandbox',
		'--disable-gpu',
		'--disable-quic',
		'--no-first-run',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-sync',
	],
} );
const KEYS = [
	'ScriptDuration',
	'LayoutDuration',
	'RecalcStyleDuration',
	'TaskDuration',
];
const withTimeout = ( p, ms, what ) => {
	let t;
	return Promise.race( [
		p,
		new Promise( ( _, no ) => {
			t = setTimeout( () => no( new Error( 'timeout: ' + what ) ), ms );
		} ),
	] ).finally( () => clearTimeout( t ) );
};

// Returns the main thread's time by kind, from a traced run (never from a timed run): the union of the intervals,
// without the style and layout intervals that are nested in script.
function breakdown( buf ) {
	const ev = JSON.parse( buf.toString() ).traceEvents.filter(
			( e ) => e.ph === 'X' && e.dur
		),
		K = {
			script: [
				'FunctionCall',
				'RunMicrotasks',
				'EvaluateScript',
				'FireAnimationFrame',
				'TimerFire',
			],
			layout: [ 'Layout', 'UpdateLayoutTree' ],
			paint: [ 'PrePaint', 'Paint', 'Layerize', 'Commit' ],
		};
	const per = {};
	for ( const e of ev ) {
		const k = Object.keys( K ).find( ( k ) => K[ k ].includes( e.name ) );
		if ( k )
			( per[ e.pid + '/' + e.tid ] ||= {
				script: [],
				layout: [],
				paint: [],
			} )[ k ].push( [ e.ts, e.ts + e.dur ] );
	}
	const union = ( v ) => {
		v.sort( ( p, q ) => p[ 0 ] - q[ 0 ] );
		const o = [];
		for ( const [ s, e ] of v ) {
			const l = o[ o.length - 1 ];
			if ( l && s <= l[ 1 ] ) l[ 1 ] = Math.max( l[ 1 ], e );
			else o.push( [ s, e ] );
		}
		return o;
	};
	const len = ( v ) => v.reduce( ( t, [ s, e ] ) => t + e - s, 0 ) / 1000,
		both = ( p, q ) => {
			let t = 0;
			for ( const [ s, e ] of p )
				for ( const [ u, v ] of q )
					t += Math.max( 0, Math.min( e, v ) - Math.max( s, u ) );
			return t / 1000;
		};
	let best = { script: 0, layout: 0, paint: 0 };
	for ( const t of Object.values( per ) ) {
		const s = union( t.script ),
			l = union( t.layout ),
			p = union( t.paint ),
			x = {
				script: len( s ) - both( s, l ),
				layout: len( l ),
				paint: len( p ),
			};
		if (
			x.script + x.layout + x.paint >
			best.script + best.layout + best.paint
		)
			best = x;
	}
	return best;
}
async function one(
	name,
	size,
	{ throttle = 1, shot, full = false, trace = false } = {}
) {
	const ctx = await browser.newContext( {
		viewport: { width: 1440, height: 900 },
		timezoneId: 'Europe/Berlin',
		locale: 'en-GB',
		reducedMotion: 'reduce',
	} ); // a new context means a new renderer process without JIT-compiled code
	const errors = [];
	const tt = [ Date.now() ],
		tick = () => tt.push( Date.now() );
	try {
		return await withTimeout(
			( async () => {
				const page = await ctx.newPage();
				page.on( 'pageerror', ( e ) =>
					errors.push( String( e.message ).slice( 0, 200 ) )
				);
				page.on(
					'console',
					( m ) =>
						m.type() === 'error' &&
						errors.push( m.text().slice( 0, 200 ) )
				);
				const cdp = await ctx.newCDPSession( page );
				await cdp.send( 'Performance.enable' );
				await page.goto( `${ origin }/page/${ name }`, {
					waitUntil: 'load',
				} );
				if ( ! ( await page.evaluate( () => window.__h.ready() ) ) )
					throw new Error(
						'window.__bench.mount missing ' + errors.join( '; ' )
					);
				await page.evaluate( ( s ) => window.__h.prepare( s ), {
					rooms: size.rooms,
					bookings: size.bookings,
				} );
				await page.waitForTimeout( 300 );
				if ( throttle > 1 )
					await cdp.send( 'Emulation.setCPUThrottlingRate', {
						rate: throttle,
					} );
				const metrics = async () =>
					Object.fromEntries(
						( await cdp.send( 'Performance.getMetrics' ) ).metrics
							.filter( ( m ) => KEYS.includes( m.name ) )
							.map( ( m ) => [ m.name, m.value * 1000 ] )
					);
				const phase = async ( k ) => {
					const m0 = await metrics(),
						r = await page.evaluate(
							( k ) => window.__h[ k ](),
							k
						),
						m1 = await metrics();
					if ( r.timeout )
						throw new Error(
							`${ k }: not complete after 20 s, ${ r.seen } event elements ${ errors[ 0 ] || '' }`
						);
					const d = ( x ) => Math.max( 0, m1[ x ] - m0[ x ] );
					return {
						painted: r.painted,
						sync: r.sync,
						frames: r.frames,
						cdpScript: Math.max(
							0,
							d( 'ScriptDuration' ) - r.check
						),
						layout:
							d( 'LayoutDuration' ) + d( 'RecalcStyleDuration' ),
						busy: Math.max( 0, d( 'TaskDuration' ) - r.check ),
					};
				};
				if ( trace ) {
					await browser.startTracing( page, {
						categories: [ 'devtools.timeline' ],
					} );
					const r = await page.evaluate( () => window.__h.mount() ),
						b = breakdown( await browser.stopTracing() );
					if ( r.timeout ) throw new Error( 'mount: not complete' );
					b.script = Math.max( 0, b.script - r.check );
					return { trace: b };
				}
				tick();
				const out = { mount: await phase( 'mount' ) };
				tick();
				if ( full || shot )
					out.mountState = await page.evaluate( () =>
						window.__h.settle( 'mount' )
					);
				else await page.waitForTimeout( 50 );
				if ( shot ) await page.screenshot( { path: shot } );
				if ( throttle === 1 ) {
					tick();
					out.next = await phase( 'next' );
					if ( full )
						out.nextState = await page.evaluate( () =>
							window.__h.settle( 'next' )
						);
					else await page.waitForTimeout( 50 );
					out.update = await phase( 'update' );
					if ( full )
						out.updateState = await page.evaluate( () =>
							window.__h.settle( 'update' )
						);
					await cdp.send( 'HeapProfiler.enable' );
					await cdp.send( 'HeapProfiler.collectGarbage' );
					await cdp.send( 'HeapProfiler.collectGarbage' );
					out.heapMB =
						( await cdp.send( 'Runtime.getHeapUsage' ) ).usedSize /
						1048576;
				}
				tick();
				if ( errors.length ) out.errors = errors.slice( 0, 3 );
				return out;
			} )(),
			60000,
			`${ name } ${ size.key }`
		);
	} finally {
		await ctx.close().catch( () => {} );
		tick();
		if ( process.env.TICKS )
			process.stderr.write(
				`${ name } ${ size.key } ${ tt.map( ( t, i ) => ( i ? t - tt[ i - 1 ] : 0 ) ).join( ' ' ) }\n`
			);
	}
}
const med = ( v ) => {
	v = v.filter( ( x ) => Number.isFinite( x ) ).sort( ( p, q ) => p - q );
	if ( ! v.length ) return null;
	const m = v.length >> 1,
		r = ( x ) => Math.round( x * 10 ) / 10;
	return {
		median: r( v.length % 2 ? v[ m ] : ( v[ m - 1 ] + v[ m ] ) / 2 ),
		min: r( v[ 0 ] ),
		max: r( v[ v.length - 1 ] ),
		n: v.length,
	};
};
const results = {},
	raw = {},
	live = only.filter( ( n ) => ! skipped[ n ] );
const put = ( n, s, r ) => ( ( raw[ n ] ||= {} )[ s ] ||= [] ).push( r );
const spent = {},
	box = +opt( 'box', 17 ); // seconds per library and size; a slower library stops after 3 repetitions
const failed = {}; // "name|size" -> reason; a library is not measured again at that size after its first failure
const jobs = has( 'throttle-only' )
	? []
	: sizes.map( ( s ) => ( { s, key: s.key, o: {} } ) );
if ( ! has( 'no-throttle' ) )
	jobs.push( {
		s: THROTTLE,
		key: `${ THROTTLE.key }@cpu4x`,
		o: { throttle: THROTTLE.rate },
	} );
const shots = opt( 'shots' );
if ( shots ) mkdirSync( shots, { recursive: true } );
const cpuTicks = () => {
		const v = readFileSync( '/proc/stat', 'utf8' )
			.split( '\n' )[ 0 ]
			.trim()
			.split( /\s+/ )
			.slice( 1 )
			.map( Number );
		return {
			total: v.slice( 0, 8 ).reduce( ( p, q ) => p + q, 0 ),
			steal: v[ 7 ] || 0,
		};
	},
	c0 = cpuTicks();
const load0 = os.loadavg();
let cut = false;
await one( live[ 0 ], sizes[ 0 ] ).catch( () => {} ); // warms up the browser; the result is discarded
const skip = ( n, j ) => MORE.includes( n ) && j.s.key !== '8x500';
const traces = {};
for ( let i = 0; i < 1; i++ )
	for ( const j of jobs )
		if (
			! j.o.throttle &&
			( ! opt( 'trace' ) ||
				opt( 'trace' ).split( ',' ).includes( j.key ) )
		)
			for ( const n of live ) {
				if ( skip( n, j ) ) continue;
				if (
					failed[ n + '|' + j.key ] ||
					( Date.now() - T0 ) / 1000 > budget
				)
					continue;
				try {
					( ( traces[ n ] ||= {} )[ j.key ] ||= [] ).push(
						( await one( n, j.s, { trace: true } ) ).trace
					);
				} catch ( e ) {
					process.stderr.write(
						`trace ${ n } ${ j.key }: ${ e.message }\n`
					);
				}
			}
process.stderr.write(
	`traces ${ Math.round( ( Date.now() - T0 ) / 1000 ) } s\n`
);
for ( let rep = 0; rep < reps && ! cut; rep++ )
	for ( const j of jobs ) {
		const order = live.map(
			( _, i ) =>
				live[ ( i + rep * 3 + jobs.indexOf( j ) ) % live.length ]
		); // The libraries are interleaved, and their order rotates.
		for ( const n of rep % 2 ? order.reverse() : order ) {
			if (
				skip( n, j ) ||
				failed[ n + '|' + j.key ] ||
				( ( spent[ n + '|' + j.key ] || 0 ) > box && rep >= 3 )
			)
				continue;
			if ( ( Date.now() - T0 ) / 1000 > budget ) {
				cut = true;
				break;
			}
			const t = Date.now();
			try {
				put(
					n,
					j.key,
					await one( n, j.s, {
						...j.o,
						full: rep === 0,
						shot:
							shots && rep === 0 && ! j.o.throttle
								? path.join( shots, `${ n }-${ j.key }.png` )
								: null,
					} )
				);
			} catch ( e ) {
				failed[ n + '|' + j.key ] = e.message;
				process.stderr.write(
					`SKIP ${ n } ${ j.key }: ${ e.message }\n`
				);
			}
			spent[ n + '|' + j.key ] =
				( spent[ n + '|' + j.key ] || 0 ) + ( Date.now() - t ) / 1000;
		}
		process.stderr.write(
			`rep ${ rep + 1 }/${ reps } ${ Math.round( ( Date.now() - T0 ) / 1000 ) } s\n`
		);
	}
const version = browser.version();
await browser.close();
server.close();
for ( const n of live ) {
	results[ n ] = { bundle: bundle[ n ] || null, sizes: {} };
	for ( const j of jobs ) {
		const rs = raw[ n ]?.[ j.key ];
		if ( failed[ n + '|' + j.key ] ) {
			results[ n ].sizes[ j.key ] = {
				skipped: failed[ n + '|' + j.key ],
			};
			if ( ! rs ) continue;
		}
		if ( ! rs ) continue;
		const o = ( results[ n ].sizes[ j.key ] ||= {} );
		for ( const p of [ 'mount', 'next', 'update' ] )
			if ( rs[ 0 ][ p ] )
				o[ p ] = Object.fromEntries(
					[
						'painted',
						'cdpScript',
						'layout',
						'busy',
						'sync',
						'frames',
					].map( ( k ) => [
						k,
						med( rs.map( ( r ) => r[ p ]?.[ k ] ) ),
					] )
				);
		const tr = traces[ n ]?.[ j.key ];
		if ( tr )
			o.mountTrace = Object.fromEntries(
				[ 'script', 'layout', 'paint' ].map( ( k ) => [
					k,
					med( tr.map( ( x ) => x[ k ] ) ),
				] )
			);
		if ( rs[ 0 ].heapMB ) o.heapMB = med( rs.map( ( r ) => r.heapMB ) );
		o.mountState = rs[ 0 ].mountState;
		o.nextState = rs[ 0 ].nextState;
		o.updateState = rs[ 0 ].updateState;
		o.errors = rs.find( ( r ) => r.errors )?.errors;
	}
}
// Installed versions of the libraries.
const versions = {};
for ( const l of readdirSync( path.join( here, 'libs' ) ) ) {
	const f = path.join( here, 'libs', l, 'package.json' );
	if ( ! existsSync( f ) ) continue;
	const d = JSON.parse( readFileSync( f ) ).dependencies || {};
	versions[ l ] = Object.fromEntries(
		Object.keys( d ).map( ( k ) => {
			const g = path.join(
				here,
				'libs',
				l,
				'node_modules',
				k,
				'package.json'
			);
			return [
				k,
				existsSync( g )
					? JSON.parse( readFileSync( g ) ).version
					: 'not installed',
			];
		} )
	);
}
versions.harness = Object.fromEntries(
	[ 'react', 'react-dom', 'esbuild', 'playwright-core' ].map( ( k ) => [
		k,
		JSON.parse(
			readFileSync( path.join( here, 'node_modules', k, 'package.json' ) )
		).version,
	] )
);
const doc = {
	date: new Date().toISOString(),
	machine: {
		cpus: os.cpus().length,
		model: os.cpus()[ 0 ].model,
		memGB: Math.round( os.totalmem() / 2 ** 30 ),
		node: process.version,
		chromium: version,
		loadBefore: load0,
		loadAfter: os.loadavg(),
		stealPercent: +(
			( 100 * ( cpuTicks().steal - c0.steal ) ) /
			( cpuTicks().total - c0.total )
		).toFixed( 2 ),
	},
	reps,
	cutByBudget: cut,
	seconds: Math.round( ( Date.now() - T0 ) / 1000 ),
	versions,
	skipped,
	results,
};
if ( opt( 'json' ) )
	writeFileSync( opt( 'json' ), JSON.stringify( doc, null, 1 ) + '\n' );

// Tables of the report.
const c = ( m ) => ( m ? `${ m.median } (${ m.min }-${ m.max })` : 'n/a' ),
	kb = ( b ) => ( b ? ( b / 1024 ).toFixed( 1 ) : 'n/a' );
let md = `Chromium ${ version }, Node ${ process.version }, ${ os.cpus().length } cores, ${ cut ? `up to ${ reps } repetitions (cut by the time budget, see reps)` : `${ reps } repetitions` }, ${ doc.seconds } s. Median (min-max), ms unless stated.\n`;
for ( const j of jobs ) {
	const t = j.o.throttle,
		H = t
			? [ 'lib', 'mount painted', 'mount busy', 'reps' ]
			: [
					'lib',
					'mount painted',
					'script / layout / paint',
					'mount busy',
					'next painted',
					'next busy',
					'update painted',
					'update busy',
					'DOM elements',
					'heap MB',
					'events shown / N',
					'reps',
				];
	md += `\n### ${ j.key }${ t ? ' (CPU slowed 4x)' : '' }\n\n| ${ H.join( ' | ' ) } |\n|${ H.map( () => '---' ).join( '|' ) }|\n`;
	for ( const n of live ) {
		const o = results[ n ].sizes[ j.key ];
		if ( ! o || ( ! o.mount && ! o.skipped ) ) continue;
		if ( ! o.mount ) {
			md += `| ${ n } | skipped: ${ o.skipped } |${ ' |'.repeat( H.length - 2 ) }\n`;
			continue;
		}
		const row = [ n, c( o.mount.painted ) ];
		if ( ! t )
			row.push(
				[ 'script', 'layout', 'paint' ]
					.map( ( k ) => o.mountTrace?.[ k ]?.median ?? 'n/a' )
					.join( ' / ' )
			);
		row.push( c( o.mount.busy ) );
		if ( ! t )
			row.push(
				c( o.next?.painted ),
				c( o.next?.busy ),
				c( o.update?.painted ),
				c( o.update?.busy ),
				o.mountState.elements,
				o.heapMB?.median.toFixed( 1 ),
				`${ o.mountState.count } / ${ j.s.bookings }`
			);
		row.push( o.mount.painted.n );
		md += `| ${ row.join( ' | ' ) } |\n`;
	}
}
md += `\n### Bundle (JS + CSS, KiB)\n\n| lib | min | gzip | brotli | min w/o React | gzip w/o React | brotli w/o React |\n|---|---|---|---|---|---|---|\n`;
for ( const n of live ) {
	const b = bundle[ n ];
	if ( b?.total )
		md += `| ${ n } | ${ kb( b.total.min ) } | ${ kb( b.total.gz ) } | ${ kb( b.total.br ) } | ${ kb( b.withoutReact?.min ) } | ${ kb( b.withoutReact?.gz ) } | ${ kb( b.withoutReact?.br ) } |\n`;
}
if ( Object.keys( skipped ).length )
	md += `\nNot run: ${ JSON.stringify( skipped ) }\n`;
if ( opt( 'md' ) ) writeFileSync( opt( 'md' ), md );
console.log( md );

// Loaded in every page after the adapter bundle. Exposes window.__h for the runner.
import { makeWeek, changeOne } from './gen.js';
const frame = () =>
	new Promise( ( r ) => {
		const c = new MessageChannel();
		c.port1.onmessage = () => r();
		requestAnimationFrame( () => c.port2.postMessage( 0 ) );
	} );
const root = () => document.getElementById( 'app' );
const B = () => window.__bench;
const els = () =>
	document.querySelectorAll( B().eventSelector || '[data-booking-id]' );
const expected = ( d ) =>
	B().expectedCount ? B().expectedCount( d ) : d.bookings.length;
const S = {};

// t0 -> fn() -> [rAF: is the DOM complete? -> style, layout, paint -> message task: timestamp]* until the answer was yes.
// The check runs before the frame's paint, so "painted" always includes the paint of the complete DOM. Its own cost is
// taken out of `painted` here and out of script/busy by the runner.
async function phase( fn, check ) {
	await frame();
	await frame();
	return await new Promise( ( res ) => {
		const mc = new MessageChannel();
		let cost = 0,
			frames = 0,
			t0 = 0,
			sync = 0,
			ok = false;
		const loop = () =>
			requestAnimationFrame( () => {
				const c = performance.now();
				try {
					ok = check();
				} catch ( e ) {
					ok = false; /* not there yet */
				}
				cost += performance.now() - c;
				mc.port2.postMessage( 0 );
			} );
		mc.port1.onmessage = () => {
			const t = performance.now();
			frames++;
			if ( ok )
				res( { painted: t - t0 - cost, sync, check: cost, frames } );
			else if ( t - t0 > 20000 )
				res( {
					timeout: true,
					painted: t - t0,
					sync,
					check: cost,
					frames,
					seen: els().length,
				} );
			else loop();
		};
		const go = new MessageChannel(); // start from a task, right after a painted frame
		go.port1.onmessage = () => {
			t0 = performance.now();
			fn();
			sync = performance.now() - t0;
			loop();
		};
		go.port2.postMessage( 0 );
	} );
}
const checkWeek = ( d ) => () => {
	const e = els();
	if ( e.length !== expected( d ) ) return false;
	if ( ! e.length ) return true;
	for ( const i of [ 0, e.length >> 1, e.length - 1 ] )
		if ( ! new RegExp( `${ d.tag }\\d{4}` ).test( e[ i ].textContent ) )
			return false;
	return true;
};
const full = ( d ) => {
	const t = root().textContent;
	let n = 0,
		tr = 0;
	for ( const b of d.bookings ) if ( t.includes( b.title ) ) n++;
	for ( const e of els() )
		if ( /confirmed|pending|paid|cancelled/.test( e.textContent ) ) tr++;
	return { titles: n, withStatus: tr };
};
const dom = () => {
	let nodes = 0;
	const w = document.createTreeWalker( document.body, NodeFilter.SHOW_ALL );
	while ( w.nextNode() ) nodes++;
	return {
		elements: document.body.querySelectorAll(
			'*:not(script, #pre, #pre *)'
		).length,
		nodes,
	};
};

window.__h = {
	prepare( size ) {
		S.w0 = makeWeek( { ...size, week: 0 } );
		S.w1 = makeWeek( { ...size, week: 1 } );
		S.ch = changeOne( S.w1 );
		return { w0: S.w0.bookings.length, w1: S.w1.bookings.length };
	},
	ready: () => !! ( window.__bench && window.__bench.mount ),
	mount: () => phase( () => B().mount( root(), S.w0 ), checkWeek( S.w0 ) ),
	next: () => phase( () => B().next( S.w1 ), checkWeek( S.w1 ) ),
	update: () =>
		phase(
			() => B().update( S.ch.data, S.ch.changed ),
			() => {
				if ( ! expected( S.w1 ) ) return true;
				for ( const e of els() ) {
					const t = e.textContent;
					if ( t.includes( S.ch.changed.title ) ) return true;
				}
				return false;
			}
		),
	// after settling: did anything still move after "painted"?
	async settle( which ) {
		await new Promise( ( r ) => setTimeout( r, 150 ) );
		const d = which === 'mount' ? S.w0 : S.w1;
		return {
			count: els().length,
			expected: d.bookings.length,
			...full( which === 'update' ? S.ch.data : d ),
			...dom(),
		};
	},
	dom,
	count: () => els().length,
};

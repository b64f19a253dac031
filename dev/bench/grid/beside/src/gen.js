// Deterministic workload generator. Pure, no dependencies; runs in the page and in Node.
// makeWeek({rooms, bookings, week}) -> data (shape documented in README.md).
export const DAY_START = 7 * 60,
	DAY_END = 24 * 60,
	SLOT = 15;
const BASE_MONDAY = Date.UTC( 2026, 10, 16 ); // Monday 2026-11-16; no DST change in either week
const CLASSES = [
	'Yoga Flow',
	'Pilates',
	'Reformer',
	'HIIT',
	'Spinning',
	'Barre',
	'Salsa',
	'Ballet',
	'Boxing',
	'Band rehearsal',
];
const TRAINERS = [
	'Anna Berg',
	'Ben Osei',
	'Carla Ruiz',
	'Dmitri Volkov',
	'Eve Lindqvist',
	'Farid Haddad',
	'Grace Okafor',
	'Hiro Tanaka',
	'Ines Costa',
	'Jonas Weber',
	'Katja Novak',
	'Liam Byrne',
];
export const STATUSES = [ 'confirmed', 'pending', 'paid', 'cancelled' ];
const COLOURS = [
	'#2563eb',
	'#059669',
	'#d97706',
	'#dc2626',
	'#7c3aed',
	'#0891b2',
	'#be185d',
	'#4d7c0f',
	'#475569',
	'#b45309',
	'#0f766e',
	'#6d28d9',
];
const rng = ( a ) => () => {
	a |= 0;
	a = ( a + 0x6d2b79f5 ) | 0;
	let t = Math.imul( a ^ ( a >>> 15 ), 1 | a );
	t = ( t + Math.imul( t ^ ( t >>> 7 ), 61 | t ) ) ^ t;
	return ( ( t ^ ( t >>> 14 ) ) >>> 0 ) / 4294967296;
};
const pad = ( n, w = 2 ) => String( n ).padStart( w, '0' );
const iso = ( ms ) => new Date( ms ).toISOString().slice( 0, 10 );
const local = ( day, min ) =>
	`${ day }T${ pad( Math.floor( min / 60 ) ) }:${ pad( min % 60 ) }:00`;

export function makeWeek( { rooms: R, bookings: N, week = 0 } ) {
	const rnd = rng( 1e6 * R + 100 * N + week * 7919 + 1 );
	const monday = BASE_MONDAY + week * 7 * 864e5;
	const days = Array.from( { length: 7 }, ( _, i ) =>
		iso( monday + i * 864e5 )
	);
	const rooms = Array.from( { length: R }, ( _, i ) => ( {
		id: `r${ i + 1 }`,
		title: `Room ${ i + 1 }`,
		colour: COLOURS[ i % COLOURS.length ],
	} ) );
	const bookings = [];
	const cells = R * 7,
		per = Math.floor( N / cells ),
		extra = N - per * cells;
	// which (room, day) cells get one more booking: seeded shuffle
	const order = Array.from( { length: cells }, ( _, i ) => i );
	for ( let i = cells - 1; i > 0; i-- ) {
		const j = Math.floor( rnd() * ( i + 1 ) );
		[ order[ i ], order[ j ] ] = [ order[ j ], order[ i ] ];
	}
	const count = new Array( cells ).fill( per );
	for ( let i = 0; i < extra; i++ ) count[ order[ i ] ]++;
	const total = ( DAY_END - DAY_START ) / SLOT - 1; // last booking ends at 23:45 at the latest
	let id = 0;
	const tag = String.fromCharCode( 65 + ( week % 26 ) );
	for ( let c = 0; c < cells; c++ ) {
		const room = rooms[ c % R ],
			dayIndex = Math.floor( c / R ),
			k = count[ c ];
		if ( ! k ) continue;
		const avg = total / k; // slots available per booking
		const maxDur = Math.min( 8, Math.max( 1, Math.floor( avg * 0.9 ) ) ),
			minDur = Math.min( maxDur, avg >= 6 ? 3 : 1 );
		const dur = Array.from(
			{ length: k },
			() => minDur + Math.floor( rnd() * ( maxDur - minDur + 1 ) )
		);
		let used = dur.reduce( ( a, b ) => a + b, 0 );
		for ( let i = 0; used > total; i = ( i + 1 ) % k )
			if ( dur[ i ] > 1 ) {
				dur[ i ]--;
				used--;
			}
		const gaps = Array.from( { length: k }, () => rnd() ),
			gsum = gaps.reduce( ( a, b ) => a + b, 0 ) + rnd();
		let at = 0;
		const free = total - used;
		let given = 0;
		for ( let i = 0; i < k; i++ ) {
			const g = Math.floor( ( free * gaps[ i ] ) / gsum );
			given += g;
			at += g;
			const startMin = DAY_START + at * SLOT,
				endMin = startMin + dur[ i ] * SLOT;
			at += dur[ i ];
			const n = id++;
			bookings.push( {
				id: `b${ tag }${ pad( n, 4 ) }`,
				roomId: room.id,
				dayIndex,
				startMin,
				endMin,
				start: local( days[ dayIndex ], startMin ),
				end: local( days[ dayIndex ], endMin ),
				title: `${ CLASSES[ Math.floor( rnd() * CLASSES.length ) ] } ${ tag }${ pad( n, 4 ) }`,
				trainer: TRAINERS[ Math.floor( rnd() * TRAINERS.length ) ],
				status: STATUSES[ Math.floor( rnd() * 3 ) ],
				colour: room.colour,
			} );
		}
	}
	return {
		week,
		tag,
		weekStart: days[ 0 ],
		days,
		dayStartMin: DAY_START,
		dayEndMin: DAY_END,
		rooms,
		bookings,
	};
}

// Same week, one booking replaced by a new object; every other booking object is the same reference.
export function changeOne( data ) {
	const i = Math.floor( data.bookings.length / 2 ),
		old = data.bookings[ i ];
	const changed = {
		...old,
		title: `CHANGED ${ old.title }`,
		status: old.status === 'cancelled' ? 'paid' : 'cancelled',
	};
	const bookings = data.bookings.slice();
	bookings[ i ] = changed;
	return { data: { ...data, bookings }, changed };
}

/** Turns the table of role-matrix.json into cells: one request each, with the response that it must get. */
import { readFileSync } from 'node:fs';

const read = ( name ) =>
	JSON.parse( readFileSync( new URL( name, import.meta.url ), 'utf8' ) );

const table = read( '../role-matrix.json' );

const MISSING = 4_000_000_000;

/** Columns that a booking needs before an action can change it. */
const BEFORE = {
	restore: { is_canceled: 1 },
	approve: { status: 'Pending' },
	markUnpaid: { payment_status: 'paid' },
};

/** Reason that every addition and edit gives; the server keeps it of owners alone. */
export const REASON = 'Same group stays';

/**
 * First days, as indexes for `dateOf`, of what is no cell of the matrix; each cell has a day of its own before them. Nobody may
 * book more than 20 years ahead.
 */
export const DAYS_OF = { emptyWeeks: 5599, ways: 5800, texts: 6000 };

/** Returns a date, `index` days into a future period that no other test uses. */
export const dateOf = ( index ) =>
	new Date( Date.UTC( 2030, 0, 1 + index ) ).toISOString().slice( 0, 10 );

/** Weeks without bookings, from a Monday: an owner who copies one is told so, everyone else may not. */
const EMPTY_WEEKS = {
	from: dateOf( DAYS_OF.emptyWeeks ),
	to: dateOf( DAYS_OF.emptyWeeks + 7 ),
};

/** A plan that nobody was told. */
const OTHER_PLAN = { plan: 'another' };

/** Parameters of a studio's endpoints, besides its ID. A second word in a key tells two cells of one endpoint apart. */
const ABOUT_STUDIO = {
	'booking/getInRange_ready': {
		date_from: '2029-12-31',
		date_to: '2030-01-06',
	},
	'realtime/token': {},
	'admin/bookings': { per_page: '5' },
	'admin/bookings by payment': { per_page: '5', payment: 'unpaid' },
	'admin/count': {},
	'admin/totals': { date_from: '2029-12-31', date_to: '2030-01-06' },
	'admin/own': {},
	'booking/copy-week': EMPTY_WEEKS,
	'booking/copy-week dry_run': { ...EMPTY_WEEKS, dry_run: '1' },
	'booking/copy-week plan': { ...EMPTY_WEEKS, ...OTHER_PLAN },
};

/** Second words of the calls that write. */
const WAYS = { dry_run: { dry_run: '1' }, plan: OTHER_PLAN };

const isBookingCall = ( call ) =>
	call.startsWith( 'edit_booking' ) ||
	/^(booking\/(?!get|add|copy|undo)|admin\/bookings\/)/.test( call );

/** Returns the action: `cancel` for `booking/cancel` and `admin/bookings/cancel`, `edit` for `edit_booking`. */
export const actionOf = ( call ) =>
	call.replace( '_booking', '' ).split( '/' ).at( -1 );

/** Returns whether an endpoint takes many bookings at once and returns a result for each. */
export const isBulk = ( call ) => table.calls[ call ].bulk === true;

/** People who cannot have a booking in the first studio. */
const STRANGERS = [ 'visitor', 'farTrainer' ];

/** Returns the person to whom a target belongs, as seen by the person who sends the request. */
function trainerOf( person, target ) {
	if ( target === 'own' ) {
		return STRANGERS.includes( person ) ? 'trainer' : person;
	}
	if ( target === 'elsewhere' ) {
		return 'farTrainer';
	}
	return person === 'trainer' ? 'otherTrainer' : 'trainer';
}

/** Returns how an endpoint treats a person with this nonce: `as themselves`, `as a guest`, or refused with a code. */
function doorFor( person, nonce, door ) {
	const rule = table.people[ person ].login
		? table.nonces[ nonce ]
		: table.withoutLogin;
	return rule[ door ];
}

/** Returns the expected code, and the role that the schedule has to name. */
function expectation( { person, nonce, call, target } ) {
	const { door, targets } = table.calls[ call ];
	const way = doorFor( person, nonce, door );
	if ( way !== 'as themselves' && way !== 'as a guest' ) {
		return { code: way };
	}
	const place = target === 'elsewhere' ? 'elsewhere' : 'studio';
	const role =
		way === 'as a guest' ? 'Guest' : table.people[ person ][ place ];
	const answers = targets[ target ];
	const key = [ person, role, '*' ].find( ( name ) => name in answers );
	return {
		code: answers[ key ],
		role,
		loggedIn: table.people[ person ].login,
	};
}

/**
 * Returns the nonces to try on a target. Each call checks the nonce before it looks for the target: cells without one show that for
 * every target, those with another bad one for the first, where the person may do most.
 */
const noncesAt = ( target, targets, nonces ) =>
	target === Object.keys( targets )[ 0 ]
		? nonces
		: nonces.filter( ( nonce ) => ! OTHER_BAD.includes( nonce ) );

const OTHER_BAD = [ 'foreign', 'expired' ];

/** Returns every cell of the table for one method and some nonces, each with a day of its own. */
export function cellsOf( method, nonces, firstDay ) {
	const cells = [];
	for ( const [ call, { targets } ] of Object.entries( table.calls ) ) {
		for ( const target of Object.keys( targets ) ) {
			for ( const person of Object.keys( table.people ) ) {
				for ( const nonce of noncesAt( target, targets, nonces ) ) {
					const cell = { method, call, target, person, nonce };
					const expected = expectation( cell );
					if ( expected.code === null ) {
						continue;
					}
					cells.push( {
						...cell,
						name: `${ method } ${ call }, ${ target }: ${ person }, ${ nonce } nonce`,
						day: firstDay + cells.length,
						expected,
					} );
				}
			}
		}
	}
	return cells;
}

export const NONCES = Object.keys( table.nonces );

/** Returns the booking that a cell needs in the database before its request, or null. */
export function rowFor( stage, { call, target, person, day } ) {
	if ( ! isBookingCall( call ) || target === 'missing' ) {
		return null;
	}
	const place = target === 'elsewhere' ? stage.elsewhere : stage.studio;
	return {
		studio_id: place.id,
		room_id: place.room,
		event_id: stage.event,
		trainer_id: stage.people[ trainerOf( person, target ) ].id,
		booking_date: dateOf( day ),
		...BEFORE[ actionOf( call ) ],
	};
}

function nonceOf( stage, { person, nonce } ) {
	if ( nonce === 'missing' ) {
		return undefined;
	}
	const foreign = person === 'owner' ? 'trainer' : 'owner';
	return nonce === 'foreign'
		? stage.people[ foreign ].nonces.valid
		: stage.people[ person ].nonces[ nonce ];
}

function addition( stage, { call, target, person, day } ) {
	const place = target === 'elsewhere' ? stage.elsewhere : stage.studio;
	const isThemselves = target === 'elsewhere' && person !== 'visitor';
	const trainer = isThemselves
		? person
		: trainerOf( person, target === 'others' ? target : 'own' );
	return {
		studio_id: target === 'missing' ? MISSING : place.id,
		room_id: place.room,
		event_id: stage.event,
		trainer_id: stage.people[ trainer ].id,
		date: dateOf( day ),
		time_from: '18:00',
		time_to: '19:00',
		request_id: `cell-${ day }`,
		reason: REASON,
		...( call.endsWith( 'dry_run' ) ? { dry_run: true } : {} ),
	};
}

/** Returns the endpoint and the parameters of a cell; `id` is the booking that was inserted for it. */
function callOf( stage, cell, id ) {
	const { call, target, person, day } = cell;
	const request_id = `cell-${ day }`;
	const someone =
		target === 'missing'
			? MISSING
			: stage.people[ trainerOf( person, target ) ].id;
	if ( call.startsWith( 'booking/add' ) ) {
		return {
			call: 'booking/add',
			params: { post_data: JSON.stringify( addition( stage, cell ) ) },
		};
	}
	if ( call in ABOUT_STUDIO ) {
		const studio = {
			studio: stage.studio.id,
			elsewhere: stage.elsewhere.id,
			missing: MISSING,
		}[ target ];
		return {
			call: call.split( ' ' )[ 0 ],
			params: { studio_id: studio, ...ABOUT_STUDIO[ call ] },
		};
	}
	if ( call === 'admin/settings' ) {
		return { call, params: {} };
	}
	if ( isBulk( call ) ) {
		return { call, params: { ids: String( id ), flag: '1' } };
	}
	const [ name, way ] = call.split( ' ' );
	const tried = WAYS[ way ] ?? {};
	if ( name === 'edit_booking' ) {
		return {
			call: `ajax:${ name }`,
			params: {
				booking_id: id,
				time_to: '20:00',
				reason: REASON,
				request_id,
				...tried,
			},
		};
	}
	if ( call === 'booking/undo' ) {
		return { call, params: { request_id: `nobody-${ day }` } };
	}
	if ( call === 'get_trainer_history' ) {
		return { call: `ajax:${ call }`, params: { trainer_id: someone } };
	}
	return call.startsWith( 'events/' )
		? { call, params: { id: someone } }
		: { call: `${ name }/${ id }`, params: { request_id, ...tried } };
}

/** Returns the request of a cell for Client.ask(). */
export function questionOf( stage, cell, id ) {
	return {
		...callOf( stage, cell, id ?? MISSING ),
		method: cell.method,
		cookie: stage.people[ cell.person ].cookie,
		nonce: nonceOf( stage, cell ),
	};
}

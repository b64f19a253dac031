/** Requests of section 7 of the specification, sent as POST. Times are HH:MM in the studio's time zone. */

/**
 * The sender of requests: one user at one WordPress server, with the cookie and nonce of a login there.
 *
 * @typedef {{ base: string, id: number, cookie: string, nonce: string }} Caller
 */

const rest = ( caller, route, form, headers ) => ( {
	base: caller.base,
	path: `/index.php?rest_route=/studio-calendar/v1/${ route }`,
	form: { ...form, _wpnonce: caller.nonce },
	headers: { Cookie: caller.cookie, ...headers },
} );

/**
 * @param {Caller} caller
 * @param {object} data    Members of `post_data` that differ from the defaults: date, time_from, time_to, studio_id,
 *                         room_id and event_id are required; trainer_id is by default the sender.
 * @param {object} headers
 */
export function add( caller, data, headers = {} ) {
	const full = {
		private: false,
		trainer_id: caller.id,
		repeat: 0,
		hiddenOwnerCustomDescription: '',
		locale: 'en',
		...data,
	};
	return rest(
		caller,
		'booking/add',
		{ post_data: JSON.stringify( full ) },
		headers
	);
}

/** @param {object} data Has booking_id, studio_id and the changed fields. */
export function edit( caller, data, headers = {} ) {
	const text = Object.entries( data ).map( ( [ key, value ] ) => [
		key,
		String( value ),
	] );
	return {
		base: caller.base,
		path: '/wp-admin/admin-ajax.php',
		form: {
			action: 'edit_booking',
			...Object.fromEntries( text ),
			_wpnonce: caller.nonce,
		},
		headers: { Cookie: caller.cookie, ...headers },
	};
}

/**
 * Returns a request for an action on a booking that needs only the booking's ID.
 *
 * @param {Caller} caller
 * @param {'approve'|'cancel'|'restore'|'markPaid'|'markUnpaid'} action
 * @param {number} id
 * @param {{ requestId?: string, headers?: Record<string, string> }} [more]
 */
export const change = ( caller, action, id, { requestId, headers } = {} ) =>
	rest(
		caller,
		`booking/${ action }/${ id }`,
		requestId === undefined ? {} : { request_id: requestId },
		headers
	);
export const cancel = ( caller, id, headers ) =>
	change( caller, 'cancel', id, { headers } );
export const approve = ( caller, id, headers ) =>
	change( caller, 'approve', id, { headers } );
export const restore = ( caller, id, headers ) =>
	change( caller, 'restore', id, { headers } );

/**
 * @param {Caller} caller
 * @param {number} id
 * @param {{ scope: 'one'|'following'|'all', request_id?: string, dry_run?: '1', plan?: string }} data
 */
export const cancelSeries = ( caller, id, data ) =>
	rest( caller, `booking/cancel/${ id }`, data );

/** @param {object} data Has studio_id, the dates `from` and `to`, and may leave out bookings. */
export const copyWeek = ( caller, data ) =>
	rest( caller, 'booking/copy-week', data );

/** Returns a request that takes a write back. @param {string} requestId Of that write. */
export const undo = ( caller, requestId ) =>
	rest( caller, 'booking/undo', { request_id: requestId } );

/** @param {object} range Has studio_id, date_from and date_to (inclusive). */
export const readWeek = ( caller, range ) =>
	rest( caller, 'booking/getInRange_ready', range );

/** Returns a request to WordPress's own endpoint for a room. */
const room = ( caller, id, more, form ) => ( {
	base: caller.base,
	path: `/index.php?rest_route=/wp/v2/studio_cal_room/${ id }${ more }`,
	form: { ...form, _wpnonce: caller.nonce },
	headers: { Cookie: caller.cookie },
} );

/** Returns a request that moves a room to the Trash. */
export const closeRoom = ( caller, id ) =>
	room( caller, id, '&_method=DELETE', {} );

export const renameRoom = ( caller, id, title ) =>
	room( caller, id, '', { title } );

/** Returns a request that restores a room from the Trash. */
export const openRoom = ( caller, id ) =>
	room( caller, id, '', { status: 'publish' } );

/** Returns the IDs of the bookings in a successful response to add or edit. */
export const idsOf = ( answer ) =>
	( answer.json?.bookings ?? [] ).map( ( booking ) => Number( booking.id ) );

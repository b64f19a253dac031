import { expect, type APIRequestContext } from '@playwright/test';
import { demo } from './demo';
import { nonceOf } from './nonce';

/** Studio that no other spec changes. Its owner is the administrator. */
export interface OwnStudio {
	readonly id: number;
	/** URL of its calendar in the full window. */
	readonly page: string;
	/** Books another event on the same day and in the same room, as another person would meanwhile. */
	readonly book: (
		title: string,
		from: string,
		to: string
	) => Promise< void >;
	/** Cancels the first booking. */
	readonly cancel: () => Promise< void >;
	/** Deletes it. */
	readonly remove: () => Promise< void >;
}

/** Answer to what creates a post, or bookings. */
interface Answer {
	readonly id: number;
	readonly bookings?: readonly { readonly id: number }[];
}

/**
 * Creates a studio with one room and one booking. Its calendar's changes are the test's own, whereas all specs change the
 * demo studio at the same time.
 *
 * @param api  Requests of a browser in which the administrator is logged in.
 * @param date Date of the booking in the past, since a room with upcoming bookings cannot be deleted.
 */
export async function createStudio(
	api: APIRequestContext,
	name: string,
	date: string
): Promise< OwnStudio > {
	const nonce = await nonceOf( api );
	const send = async (
		path: string,
		form: Readonly< Record< string, string | number > >
	) => {
		const answer = await api.post( `${ demo.url }wp-json/${ path }`, {
			form,
			headers: { 'X-WP-Nonce': nonce },
		} );
		expect( answer.ok(), await answer.text() ).toBe( true );
		return ( await answer.json() ) as Answer;
	};
	const create = async ( type: string, title: string, parent = 0 ) => {
		const status = 'publish';
		const post = { title, status, ...( parent ? { parent } : {} ) };
		return ( await send( `wp/v2/studio_cal_${ type }`, post ) ).id;
	};
	const studio = await create( 'studio', name );
	const room = await create( 'room', 'Hall', studio );
	const events: number[] = [];
	const book = async ( title: string, from: string, to: string ) => {
		const event = await create( 'event', title );
		events.push( event );
		const booking = {
			studio_id: studio,
			room_id: room,
			event_id: event,
			trainer_id: demo.users.admin.id,
			date,
			time_from: from,
			time_to: to,
		};
		const { bookings } = await send( 'studio-calendar/v1/booking/add', {
			post_data: JSON.stringify( booking ),
			_wpnonce: nonce,
		} );
		return bookings?.[ 0 ]?.id ?? 0;
	};
	const first = await book( 'Tango', '10:00', '11:00' );
	const remove = async ( type: string, id: number ) => {
		const answer = await api.delete(
			`${ demo.url }wp-json/wp/v2/studio_cal_${ type }/${ id }?force=true`,
			{ headers: { 'X-WP-Nonce': nonce } }
		);
		expect( answer.ok(), await answer.text() ).toBe( true );
	};
	return {
		id: studio,
		book: async ( ...booking ) => {
			await book( ...booking );
		},
		cancel: async () => {
			await send( `studio-calendar/v1/booking/cancel/${ first }`, {
				_wpnonce: nonce,
			} );
		},
		page: `${ demo.url }?studio_calendar=page&studio_id=${ studio }`,
		remove: async () => {
			await remove( 'room', room );
			await remove( 'studio', studio );
			for ( const event of events ) {
				await remove( 'event', event );
			}
		},
	};
}

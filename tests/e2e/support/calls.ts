import {
	expect,
	request as requests,
	type APIRequestContext,
	type Page,
} from '@playwright/test';
import { demo, type DemoRole } from './demo';
import { nonceOf } from './nonce';
import { loginOf } from './logins';

interface Taken {
	readonly date: string;
	readonly from: string;
	readonly to: string;
	readonly room: string;
}

interface Named {
	readonly id: number;
	readonly name: string;
}

/** Books without the app, as another person would meanwhile; the page's visitor must be allowed to. */
export const book = ( page: Page, taken: Taken ) =>
	bookBy( page.request, 'owner', taken );

/** Books as a person who does not have the page open. */
export async function bookAs(
	role: DemoRole,
	slots: readonly Taken[]
): Promise< void > {
	const request = await requests.newContext( {
		storageState: loginOf( role ),
	} );
	for ( const taken of slots ) {
		await bookBy( request, role, taken );
	}
	await request.dispose();
}

async function bookBy(
	request: APIRequestContext,
	role: DemoRole,
	taken: Taken
): Promise< void > {
	const trainerId = demo.users[ role ].id;
	const answer = await ask( request );
	const { rooms } = await answer< { rooms: readonly Named[] } >(
		'booking/getInRange_ready',
		{
			studio_id: String( demo.studio.id ),
			date_from: taken.date,
			date_to: taken.date,
		}
	);
	const { events } = await answer< {
		events: readonly { event_id: number }[];
	} >( 'events/getByUser', { id: String( trainerId ) } );
	await answer( 'booking/add', {
		post_data: JSON.stringify( {
			studio_id: demo.studio.id,
			room_id: rooms.find( ( { name } ) => name === taken.room )?.id,
			event_id: events[ 0 ]?.event_id,
			trainer_id: trainerId,
			date: taken.date,
			time_from: taken.from,
			time_to: taken.to,
			repeat: 0,
		} ),
	} );
}

/** Holds back what the page asks for by the given addresses. @return Lets it through, or fail if it is lost. */
export async function holdBack(
	page: Page,
	addresses: RegExp,
	isLost = false
): Promise< () => void > {
	let release = () => {};
	const held = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( addresses, async ( route ) => {
		await held;
		await ( isLost ? route.abort() : route.continue() );
	} );
	return release;
}

/** Holds back the page's own reads, so that it learns of no change. @return Releases the reads. */
export const holdReads = ( page: Page ) => holdBack( page, /getInRange_ready/ );

async function ask( request: APIRequestContext ) {
	const _wpnonce = await nonceOf( request );
	return async < Answer >(
		path: string,
		query: Readonly< Record< string, string > >
	): Promise< Answer > => {
		const response = await request.get( `${ demo.rest }/${ path }`, {
			params: { ...query, _wpnonce },
		} );
		expect( response.status(), await response.text() ).toBe( 200 );
		return ( await response.json() ) as Answer;
	};
}

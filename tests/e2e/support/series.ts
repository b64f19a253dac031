import { expect, type Locator, type Page } from '@playwright/test';
import { BookingForm } from '../pages/booking-form';
import { CalendarPage } from '../pages/calendar-page';
import { demo } from './demo';
import { nonceOf } from './nonce';
import { test as base } from './test';
import { monday } from './week';

interface Wanted {
	readonly title: string;
	/** Date of the series by its number from 0. */
	readonly at: number;
	readonly from: string;
	readonly to: string;
	/** Weeks in which it is repeated. */
	readonly repeat?: number;
}

/** Studio of one test, with a series of six Tuesdays from next week on, 18:00–19:00 in the Hall. */
export interface SeriesStudio {
	readonly page: string;
	/** Books another event in the Hall, as another person would meanwhile. */
	readonly book: ( wanted: Wanted ) => Promise< readonly number[] >;
	readonly markPaid: ( at: number ) => Promise< void >;
}

const DATES = 6;

/** Returns the week of a date of the series. */
export const weekAt = ( at: number ) => monday( 1 + at );

/** Returns a date of the series. */
export function dateAt( at: number ): string {
	const day = new Date( `${ weekAt( at ) }T00:00:00Z` );
	day.setUTCDate( day.getUTCDate() + 1 );
	return day.toISOString().slice( 0, 10 );
}

/** Returns "Tue 24 Nov". */
export function dayName( at: number ): string {
	const day = new Date( `${ dateAt( at ) }T00:00:00Z` );
	const parts = new Intl.DateTimeFormat( 'en-GB', {
		weekday: 'short',
		day: 'numeric',
		month: 'short',
		timeZone: 'UTC',
	} ).formatToParts( day );
	const part = ( type: string ) =>
		parts.find( ( one ) => one.type === type )?.value ?? '';
	return `${ part( 'weekday' ) } ${ part( 'day' ) } ${ part( 'month' ) }`;
}

interface Answer {
	readonly id: number;
	readonly bookings?: readonly { readonly id: number }[];
}

export const test = base.extend< { readonly series: SeriesStudio } >( {
	series: async ( { page }, use, { title } ) => {
		const nonce = await nonceOf( page.request );
		const send = async (
			path: string,
			form: Readonly< Record< string, string | number > >
		) => {
			const answer = await page.request.post(
				`${ demo.url }wp-json/${ path }`,
				{ form, headers: { 'X-WP-Nonce': nonce } }
			);
			expect( answer.ok(), await answer.text() ).toBe( true );
			return ( await answer.json() ) as Answer;
		};
		const create = async ( type: string, name: string, parent = 0 ) => {
			const post = { title: name, status: 'publish' };
			const path = `wp/v2/studio_cal_${ type }`;
			const all = parent ? { ...post, parent } : post;
			return ( await send( path, all ) ).id;
		};
		const studio = await create( 'studio', title );
		const hall = await create( 'room', 'Hall', studio );
		const attic = await create( 'room', 'Attic', studio );
		const made: number[] = [];
		const events: number[] = [];
		const book = async ( wanted: Wanted ) => {
			const event = await create( 'event', wanted.title );
			events.push( event );
			const { bookings = [] } = await send(
				'studio-calendar/v1/booking/add',
				{
					post_data: JSON.stringify( {
						studio_id: studio,
						room_id: hall,
						event_id: event,
						trainer_id: demo.users.admin.id,
						date: dateAt( wanted.at ),
						time_from: wanted.from,
						time_to: wanted.to,
						repeat: wanted.repeat ?? 0,
					} ),
					_wpnonce: nonce,
				}
			);
			const ids = bookings.map( ( { id } ) => id );
			made.push( ...ids );
			return ids;
		};
		const dates = await book( {
			title: 'Tango',
			at: 0,
			from: '18:00',
			to: '19:00',
			repeat: DATES - 1,
		} );
		await use( {
			page: `${ demo.url }?studio_calendar=page&studio_id=${ studio }`,
			book,
			markPaid: async ( at ) => {
				await send(
					`studio-calendar/v1/booking/markPaid/${ dates[ at ] }`,
					{ _wpnonce: nonce }
				);
			},
		} );
		// A calendar that is still open would read what is gone; a step back that is under way would lead to it again.
		await page.close();
		for ( const id of made ) {
			await send( `studio-calendar/v1/booking/cancel/${ id }`, {
				_wpnonce: nonce,
			} );
		}
		const posts = [
			[ 'room', hall ],
			[ 'room', attic ],
			[ 'studio', studio ],
			...events.map( ( id ) => [ 'event', id ] as const ),
		] as const;
		for ( const [ type, id ] of posts ) {
			const answer = await page.request.delete(
				`${ demo.url }wp-json/wp/v2/studio_cal_${ type }/${ id }?force=true`,
				{ headers: { 'X-WP-Nonce': nonce } }
			);
			expect( answer.ok(), await answer.text() ).toBe( true );
		}
	},
} );

/** Dialog of a series, whose parts are found by roles and names. */
export class SeriesDialog {
	readonly dialog: Locator;

	constructor( private readonly calendar: CalendarPage ) {
		this.dialog = calendar.dialog( /^(Move|Change|Cancel) “Tango”$/ );
	}

	scope( name: string ): Locator {
		return this.dialog.getByRole( 'radio', { name } );
	}

	/** Returns the line of a date of the series. */
	line( at: number ): Locator {
		return this.dialog
			.getByRole( 'listitem' )
			.filter( { hasText: dayName( at ) } );
	}

	choice( at: number ): Locator {
		return this.dialog.getByRole( 'combobox', {
			name: `What to do on ${ dayName( at ) }`,
		} );
	}

	button( name: string ): Locator {
		return this.dialog.getByRole( 'button', { name, exact: true } );
	}

	/** Presses the main button once the server has said that all of it can be done. */
	async press( name: string ): Promise< void > {
		await expect( this.button( name ) ).toHaveAttribute(
			'aria-disabled',
			'false'
		);
		await this.button( name ).click();
	}

	/** Waits until it has been saved. */
	async isDone(): Promise< void > {
		await expect( this.dialog ).toHaveCount( 0 );
		await this.calendar.isReady();
	}
}

/** Opens the week of a date of the series. */
export async function openDate(
	page: Page,
	series: SeriesStudio,
	at: number
): Promise< CalendarPage > {
	const calendar = new CalendarPage( page );
	await calendar.open( series.page, { week: weekAt( at ) } );
	await calendar.isReady();
	return calendar;
}

/** Opens each of these dates of the series, and expects a part of its card's name, such as its time. */
export async function expectDates(
	page: Page,
	series: SeriesStudio,
	dates: Readonly< Record< number, string > >
): Promise< void > {
	for ( const [ at, part ] of Object.entries( dates ) ) {
		const week = await openDate( page, series, Number( at ) );
		await expect( week.card( /^Tango, / ) ).toHaveAccessibleName(
			new RegExp( part )
		);
	}
}

/** Opens the form of the booking in view and types another start; the end follows. */
export async function editStart(
	calendar: CalendarPage,
	from: string
): Promise< BookingForm > {
	const card = calendar.card( /^Tango, / );
	await calendar.reach( card );
	await card.locator( '.sc-card__t' ).click();
	await calendar.dialogButton( 'Edit' ).click();
	const form = new BookingForm( calendar, 'Edit booking' );
	await form.isReady();
	await form.type( form.from, from );
	await form.button( 'Save' ).click();
	return form;
}

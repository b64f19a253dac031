import { expect, type Locator, type Page } from '@playwright/test';
import { BookingForm } from '../pages/booking-form';
import type { CalendarPage } from '../pages/calendar-page';
import { DatePicker } from '../pages/date-picker';
import { demo, type DemoRole } from './demo';
import { monday } from './week';

/** Who looks, with what, and which of the tests that run at once this is. */
export interface Look {
	readonly isTouch: boolean;
	/** Number of the worker: no two at a time have the same. */
	readonly slot: number;
}

export interface Screen {
	readonly name: string;
	readonly visitor: DemoRole | 'guest';
	/** What a person does until the screen stands there, from an empty page on. */
	readonly open: ( calendar: CalendarPage, look: Look ) => Promise< void >;
	/** Leaves the studio's bookings as they were. */
	readonly leave?: ( calendar: CalendarPage ) => Promise< void >;
	/** Console errors that belong to it. */
	readonly expectedErrors?: readonly RegExp[];
}

const READ = /booking\/getInRange_ready/;
const CANCEL = /booking\/cancel\/\d+/;
const FAILED_READS = [ /500|getInRange_ready/ ];

/** A card that every demo week has, in this week. */
const SALSA = /^Salsa I, .*18:30–20:00/;

/** Weeks that no other test changes, one for each of those that run at once. */
const changedWeek = ( { slot }: Look ) => monday( -4 - 2 * ( slot % 2 ) );

/** The one booking of each of these weeks at that time. It is none of the owner's, whose history is looked at beside. */
const CHANGED = /18:30–20:00/;

const openPage = ( calendar: CalendarPage, week?: string ) =>
	calendar.open( demo.pages.page, {
		locale: calendar.locale,
		...( week === undefined ? {} : { week } ),
	} );

async function openWeek( calendar: CalendarPage, week?: string ) {
	await openPage( calendar, week );
	await calendar.isReady();
	await expect( calendar.live ).toBeAttached();
}

const shows = ( part: Locator ) => expect( part ).toBeVisible();

async function openCard( calendar: CalendarPage ) {
	await openWeek( calendar );
	const card = calendar.card( SALSA ).first();
	await calendar.reach( card );
	await card.scrollIntoViewIfNeeded();
	await card.locator( '.sc-card__t' ).focus();
	return card;
}

async function openInfo( calendar: CalendarPage ) {
	await openCard( calendar );
	await calendar.page.keyboard.press( 'Enter' );
	await shows( calendar.dialog( 'Salsa I' ) );
}

/** By touch, what the menu has stands in the booking's sheet. */
async function openMenu( calendar: CalendarPage, { isTouch }: Look ) {
	if ( isTouch ) {
		return openInfo( calendar );
	}
	const card = await openCard( calendar );
	await calendar.more( card ).click();
	return shows( calendar.menuItem( 'Cancel booking' ) );
}

async function openHistory( calendar: CalendarPage, { isTouch }: Look ) {
	const card = await openCard( calendar );
	await calendar.act( card, 'Trainer history', isTouch );
	const history = calendar.dialog( calendar.text( 'Users History' ) );
	await expect( history.getByRole( 'row' ) ).not.toHaveCount( 0 );
}

async function failReads( page: Page ) {
	await page.route( READ, ( route ) =>
		route.fulfill( { status: 500, body: 'broken' } )
	);
}

async function openUnread( calendar: CalendarPage, week?: string ) {
	await failReads( calendar.page );
	await openPage( calendar, week );
}

async function cancelOne( calendar: CalendarPage, look: Look ) {
	await openWeek( calendar, changedWeek( look ) );
	const card = calendar.card( CHANGED );
	await calendar.reach( card );
	await calendar.act( card, 'Cancel booking', look.isTouch );
}

/** What was done is done, and the week has been read again. */
async function expectNothingRuns( calendar: CalendarPage ) {
	await expect( calendar.grid.locator( '.is-loading' ) ).toHaveCount( 0 );
	await calendar.isReady();
}

/** The pointer holds the count; at which second it came there is another one every time. */
const saySameSecond = ( { page }: CalendarPage ) =>
	page
		.locator( '.sc-toast small' )
		.evaluate( ( { firstChild } ) => firstChild?.replaceWith( '9 s' ) );

/** Behind a dialog, out of reach of roles. */
const expectReadAgain = ( { page }: CalendarPage ) =>
	expect( page.locator( '.sc' ) ).toHaveAttribute( 'aria-busy', 'false' );

/** Every screen and modal there is. Accessibility, texts, themes and pictures all go through this list. */
export const SCREENS: readonly Screen[] = [
	{
		name: 'week-guest',
		visitor: 'guest',
		open: ( calendar ) => openWeek( calendar ),
	},
	{
		name: 'week-owner',
		visitor: 'owner',
		open: ( calendar ) => openWeek( calendar ),
	},
	{
		name: 'week-trainer',
		visitor: 'trainer',
		open: ( calendar ) => openWeek( calendar, monday( 1 ) ),
	},
	{
		name: 'one-room',
		visitor: 'owner',
		open: async ( calendar ) => {
			await openWeek( calendar );
			await calendar.root
				.getByRole( 'combobox', { name: calendar.text( 'Room' ) } )
				.selectOption( { index: 1 } );
			await calendar.isReady();
		},
	},
	{
		name: 'menu',
		visitor: 'owner',
		open: openMenu,
	},
	{
		name: 'picker',
		visitor: 'guest',
		open: async ( calendar, { isTouch } ) => {
			await openWeek( calendar );
			const dates = new DatePicker( calendar, 'Dates', isTouch );
			await dates.open();
			await dates.press( dates.tab( 'Range' ) );
			await dates.choose( monday( 0 ) );
		},
	},
	{
		name: 'form-date',
		visitor: 'trainer',
		open: async ( calendar, { isTouch } ) => {
			await openWeek( calendar );
			await new BookingForm( calendar ).open();
			await new DatePicker( calendar, 'Date', isTouch ).open();
		},
	},
	{ name: 'info-guest', visitor: 'guest', open: openInfo },
	{ name: 'info-owner', visitor: 'owner', open: openInfo },
	{
		name: 'history',
		visitor: 'owner',
		open: openHistory,
	},
	{
		name: 'undo',
		visitor: 'owner',
		open: async ( calendar, look ) => {
			await cancelOne( calendar, look );
			await calendar.button( 'Undo' ).hover();
			await calendar.isReady();
			await expectNothingRuns( calendar );
			await saySameSecond( calendar );
		},
		leave: async ( calendar ) => {
			await calendar.button( 'Undo' ).click();
			await expectNothingRuns( calendar );
		},
	},
	{
		name: 'error-dialog',
		visitor: 'owner',
		expectedErrors: [ /404|booking_not_found/ ],
		open: async ( calendar, look ) => {
			// The server is asked for a booking that it does not have, and says so in its own words.
			await calendar.page.route( CANCEL, ( route ) =>
				route.continue( {
					url: route
						.request()
						.url()
						.replace( CANCEL, 'booking/cancel/999999' ),
				} )
			);
			await cancelOne( calendar, look );
			await shows( calendar.dialog( calendar.text( 'Not saved' ) ) );
			await expectReadAgain( calendar );
		},
	},
	{
		name: 'offline-bar',
		visitor: 'guest',
		expectedErrors: FAILED_READS,
		open: async ( calendar ) => {
			await openUnread( calendar );
			await shows( calendar.button( 'Try now' ) );
		},
	},
	{
		name: 'error-panel',
		visitor: 'guest',
		expectedErrors: FAILED_READS,
		open: async ( calendar ) => {
			await openUnread( calendar, monday( 1 ) );
			await shows( calendar.alert );
		},
	},
	{
		name: 'no-studio',
		visitor: 'guest',
		open: async ( calendar ) => {
			await calendar.open( `${ demo.url }?studio_calendar=page`, {
				locale: calendar.locale,
			} );
			await shows( calendar.alert );
		},
	},
];

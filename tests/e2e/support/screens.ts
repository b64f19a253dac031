import { expect, type Locator, type Page } from '@playwright/test';
import { BookingForm } from '../pages/booking-form';
import type { CalendarPage } from '../pages/calendar-page';
import { DatePicker } from '../pages/date-picker';
import { demo, type DemoRole } from './demo';
import { withoutFirstWeek } from './first-week';
import { monday } from './week';

/** Input device of the visitor, and index of the worker process. */
export interface Look {
	readonly isTouch: boolean;
	/** Index of the worker process; tests that run at the same time have different ones. */
	readonly slot: number;
}

export interface Screen {
	readonly name: string;
	readonly visitor: DemoRole | 'guest';
	/** Leads from an empty page to the screen, as a person does. */
	readonly open: ( calendar: CalendarPage, look: Look ) => Promise< void >;
	/** Restores the studio's bookings. */
	readonly leave?: ( calendar: CalendarPage ) => Promise< void >;
	/** Console errors that the screen causes. */
	readonly expectedErrors?: readonly RegExp[];
}

const READ = /booking\/getInRange_ready/;
const CANCEL = /booking\/cancel\/\d+/;
const FAILED_READS = [ /500|getInRange_ready/ ];

/** Name of a card that every demo week has. */
const SALSA = /^Salsa I, .*18:30–20:00/;

/** Returns a week that no other test changes; tests that run at the same time have different ones. */
const changedWeek = ( { slot }: Look ) => monday( -4 - 2 * ( slot % 2 ) );

/**
 * Name of the only booking at this time in each of these weeks. It is not one of the owner's, because another test may
 * show the owner's history at the same time.
 */
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

/** Opens the card's menu; on touch screens its items are in the booking's sheet. */
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

async function openUnread( calendar: CalendarPage, week: string ) {
	await failReads( calendar.page );
	await withoutFirstWeek( calendar.page );
	await openPage( calendar, week );
}

async function cancelOne( calendar: CalendarPage, look: Look ) {
	await openWeek( calendar, changedWeek( look ) );
	const card = calendar.card( CHANGED );
	await calendar.reach( card );
	await calendar.act( card, 'Cancel booking', look.isTouch );
}

/** Waits until the action is completed and the week has been read again. */
async function expectNothingRuns( calendar: CalendarPage ) {
	await expect( calendar.grid.locator( '.is-loading' ) ).toHaveCount( 0 );
	await calendar.isReady();
}

/** Sets the countdown to a fixed second: the pointer pauses it, but at a different second in each run. */
const saySameSecond = ( { page }: CalendarPage ) =>
	page
		.locator( '.sc-toast small' )
		.evaluate( ( { firstChild } ) => firstChild?.replaceWith( '9 s' ) );

/** Waits for the next read. The calendar is inert behind a dialog, so getByRole() does not find it. */
const expectReadAgain = ( { page }: CalendarPage ) =>
	expect( page.locator( '.sc' ) ).toHaveAttribute( 'aria-busy', 'false' );

/** All screens and dialogs. The tests of accessibility, texts, themes and pictures run through this list. */
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
			// The request names a booking that does not exist, so that the server sends its own error message.
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
			await failReads( calendar.page );
			await openPage( calendar );
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

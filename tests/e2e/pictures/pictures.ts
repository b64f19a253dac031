import { expect, type Locator } from '@playwright/test';
import { BookingForm } from '../pages/booking-form';
import type { CalendarPage } from '../pages/calendar-page';
import { DatePicker } from '../pages/date-picker';
import { RepeatFields } from '../pages/repeat-fields';
import { demo, type DemoRole, type Locale } from '../support/demo';
import { withoutFirstWeek } from '../support/first-week';
import { SCREENS, type Look } from '../support/screens';
import { monday } from '../support/week';

export interface Picture {
	readonly name: string;
	readonly visitor: DemoRole | 'guest';
	readonly width: number;
	readonly height: number;
	readonly locale: Locale;
	readonly isTouch: boolean;
	readonly isDark: boolean;
	readonly isForced: boolean;
	readonly expectedErrors: readonly RegExp[];
	/** Leads to the state and returns the part to capture; null for the whole viewport. */
	readonly open: (
		calendar: CalendarPage,
		look: Look
	) => Promise< Locator | null >;
	readonly leave?: ( calendar: CalendarPage ) => Promise< void >;
}

const DESK = { width: 1280, height: 800, isTouch: false } as const;
const PHONE = { width: 375, height: 720, isTouch: true } as const;

/** Viewport height in pixels that shows enough of a week, and keeps the files small. */
const WEEK = { height: 560 } as const;

const PLAIN = {
	...DESK,
	visitor: 'owner',
	locale: 'en',
	isDark: false,
	isForced: false,
	expectedErrors: [],
} as const;

const picture = (
	name: string,
	open: Picture[ 'open' ],
	more: Partial< Picture > = {}
): Picture => ( { ...PLAIN, ...more, name, open } );

/** Returns a picture of one of the screens that other suites use, too; with `part`, of that part alone. */
function screen(
	name: string,
	more: Partial< Picture > = {},
	part: string | null = null
): Picture {
	const found = SCREENS.find( ( one ) => one.name === name );
	if ( ! found ) {
		throw new Error( `There is no screen "${ name }".` );
	}
	const { visitor, expectedErrors = [], leave } = found;
	const open: Picture[ 'open' ] = async ( calendar, look ) => {
		await found.open( calendar, look );
		return part === null ? null : calendar.page.locator( part );
	};
	return picture( more.name ?? name, open, {
		visitor,
		expectedErrors,
		...( leave && { leave } ),
		...more,
	} );
}

const OPEN_DIALOG = '.sc dialog:popover-open';

async function openWeek( calendar: CalendarPage, week = monday() ) {
	const { locale } = calendar;
	await calendar.open( demo.pages.page, { locale, week } );
	await calendar.isReady();
}

const week: Picture[ 'open' ] = async ( calendar ) => {
	await openWeek( calendar );
	return null;
};

/** Focuses the first booking of the first room, whose ring is whole beside the hours. */
const focusedCard: Picture[ 'open' ] = async ( calendar ) => {
	await openWeek( calendar );
	await calendar.page.keyboard.press( 'Tab' );
	await calendar.root
		.locator( '.sc-page.is-shown .sc-card__t' )
		.first()
		.focus();
	return null;
};

const day = ( days: number ) =>
	new Date( Date.parse( `${ monday() }T00:00:00Z` ) + days * 86_400_000 )
		.toISOString()
		.slice( 0, 10 );

/** Opens the header's date picker on the tab of a kind and selects dates. */
const picker =
	( kind: 'Date' | 'Range' ): Picture[ 'open' ] =>
	async ( calendar, { isTouch } ) => {
		await openWeek( calendar );
		const dates = new DatePicker( calendar, 'Dates', isTouch );
		await dates.open();
		await dates.press( dates.tab( kind ) );
		await dates.press( dates.day( day( 7 ) ) );
		if ( kind === 'Range' ) {
			await dates.press( dates.day( day( 10 ) ) );
		}
		return dates.dialog;
	};

async function openForm( calendar: CalendarPage ): Promise< BookingForm > {
	await openWeek( calendar );
	const form = new BookingForm( calendar );
	await form.open();
	return form;
}

async function typeSpan( form: BookingForm, from: string, to: string ) {
	await form.room.selectOption( { index: 0 } );
	await form.type( form.from, from );
	await form.type( form.to, to );
}

const form: Picture[ 'open' ] = async ( calendar ) => {
	const opened = await openForm( calendar );
	await typeSpan( opened, '22:00', '23:00' );
	return opened.dialog;
};

/** Enters a time that overlaps an evening booking, and captures the strip. */
const strip: Picture[ 'open' ] = async ( calendar ) => {
	const opened = await openForm( calendar );
	await typeSpan( opened, '19:00', '20:00' );
	return opened.dialog.locator( '.sc-strip' );
};

const formDate: Picture[ 'open' ] = async ( calendar, { isTouch } ) => {
	await openForm( calendar );
	const date = new DatePicker( calendar, 'Date', isTouch );
	await date.open();
	return date.dialog;
};

const planner: Picture[ 'open' ] = async ( calendar ) => {
	const opened = await openForm( calendar );
	await typeSpan( opened, '18:00', '19:30' );
	const repeat = new RepeatFields( opened );
	await repeat.repeat( 3 );
	await expect( repeat.sum ).toHaveAttribute( 'aria-busy', 'false' );
	return opened.dialog;
};

const edit: Picture[ 'open' ] = async ( calendar, { isTouch } ) => {
	await openWeek( calendar );
	const card = calendar.card( /^Band rehearsal, .*17:00–20:00/ ).last();
	await calendar.act( card, 'Edit', isTouch );
	const opened = new BookingForm( calendar, 'Edit booking' );
	await opened.isReady();
	return opened.dialog;
};

/** Opens a week far from all bookings. */
const empty: Picture[ 'open' ] = async ( calendar ) => {
	await openWeek( calendar, monday( 20 ) );
	return null;
};

/** Opens a week whose response never arrives. */
const loading: Picture[ 'open' ] = async ( calendar ) => {
	await calendar.page.route( /getInRange_ready/, () => undefined );
	await withoutFirstWeek( calendar.page );
	await calendar.open( demo.pages.page, { week: monday( 1 ) } );
	await expect( calendar.root ).toHaveAttribute( 'aria-busy', 'true' );
	return null;
};

const print: Picture[ 'open' ] = async ( calendar ) => {
	await openWeek( calendar );
	await calendar.page.emulateMedia( { media: 'print' } );
	await calendar.beginsToPrint();
	return null;
};

const START = 'edit.php?post_type=studio_cal_studio&page=studio-calendar-start';

const adminScreen =
	( address: string ): Picture[ 'open' ] =>
	async ( { page } ) => {
		await page.goto( new URL( `wp-admin/${ address }`, demo.url ).href );
		const content = page.locator( '#wpbody-content' );
		await expect( content ).toBeVisible();
		return content;
	};

const bookingsList: Picture[ 'open' ] = async ( calendar, look ) => {
	const content = await adminScreen(
		'admin.php?page=studio-calendar-bookings'
	)( calendar, look );
	await expect( calendar.page.getByRole( 'table' ) ).toHaveAttribute(
		'aria-busy',
		'false'
	);
	await expect( calendar.page.getByRole( 'row' ) ).not.toHaveCount( 1 );
	return content;
};

const studioScreen: Picture[ 'open' ] = ( calendar, look ) =>
	adminScreen( `post.php?post=${ demo.studio.id }&action=edit` )(
		calendar,
		look
	);

/** All states that have a reference picture; the name is that of the file. */
export const PICTURES: readonly Picture[] = [
	screen( 'week-guest', WEEK ),
	screen( 'week-owner', WEEK ),
	screen( 'week-trainer', WEEK ),
	screen( 'one-room', { ...WEEK, width: 1024 } ),
	picture( 'week-owner-dark', week, { ...WEEK, isDark: true } ),
	picture( 'week-owner-forced', week, { ...WEEK, isForced: true } ),
	picture( 'week-ru-1440', week, { ...WEEK, locale: 'ru', width: 1440 } ),
	picture( 'week-et-1024', week, { ...WEEK, locale: 'et', width: 1024 } ),
	picture( 'week-1920', week, { ...WEEK, width: 1920 } ),
	picture( 'week-ru-900', week, { ...WEEK, locale: 'ru', width: 900 } ),
	picture( 'week-700', week, { ...WEEK, width: 700 } ),
	picture( 'card-focused', focusedCard, { ...WEEK, width: 700 } ),
	picture( 'phone', week, { ...PHONE, visitor: 'trainer' } ),
	picture( 'phone-dark', week, { ...PHONE, isDark: true } ),
	picture( 'phone-ru-320', week, { ...PHONE, locale: 'ru', width: 320 } ),
	screen( 'info-owner', { name: 'phone-sheet', ...PHONE } ),
	picture( 'phone-form', form, PHONE ),
	picture( 'phone-picker', picker( 'Range' ), PHONE ),
	picture( 'picker-date', picker( 'Date' ) ),
	picture( 'picker-range', picker( 'Range' ) ),
	picture( 'picker-range-dark', picker( 'Range' ), { isDark: true } ),
	picture( 'picker-range-forced', picker( 'Range' ), { isForced: true } ),
	picture( 'picker-form', formDate, { visitor: 'trainer' } ),
	picture( 'picker-form-ru', formDate, { locale: 'ru' } ),
	screen( 'menu', {}, '.sc-menu' ),
	screen( 'menu', { name: 'menu-forced', isForced: true }, '.sc-menu' ),
	picture( 'form-create', form, { visitor: 'trainer' } ),
	picture( 'form-create-dark', form, { isDark: true } ),
	picture( 'form-create-forced', form, { isForced: true } ),
	picture( 'form-edit', edit ),
	picture( 'form-repeat', planner, { height: 1000 } ),
	picture( 'strip', strip ),
	screen( 'info-owner', {}, OPEN_DIALOG ),
	screen( 'info-guest', { locale: 'et' }, OPEN_DIALOG ),
	screen( 'history', {}, OPEN_DIALOG ),
	screen( 'error-dialog', {}, OPEN_DIALOG ),
	screen( 'undo', {}, '.sc-toasts' ),
	screen( 'undo', { name: 'undo-forced', isForced: true }, '.sc-toasts' ),
	screen( 'offline-bar', {}, '.sc-bar' ),
	screen( 'error-panel', { height: 360 } ),
	screen( 'no-studio', { height: 360 } ),
	picture( 'empty', empty, { height: 360 } ),
	picture( 'loading', loading, { visitor: 'guest', height: 480 } ),
	picture( 'print', print, WEEK ),
	picture( 'admin-start', adminScreen( START ), {
		visitor: 'admin',
	} ),
	picture(
		'admin-settings',
		adminScreen( 'admin.php?page=studio-calendar-settings' ),
		{ visitor: 'admin' }
	),
	picture( 'admin-studio', studioScreen, { visitor: 'admin' } ),
	picture( 'admin-bookings', bookingsList ),
];

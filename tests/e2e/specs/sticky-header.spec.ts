import type { Page } from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { expect, test } from '../support/test';
import { addStyle } from '../support/themes';

/** Style of a theme's fixed bar, which lies over everything and is as wide as the page. */
const STICKS = `body { padding-bottom: 1500px } .theme-bar { position: fixed; z-index: 99; top: 0; left: 0; right: 0; height: 88px;
	background: #fff; transition: transform .25s } .theme-bar.is-away { transform: translateY(-100%) }`;

async function openWithBar( page: Page, css = '' ): Promise< CalendarPage > {
	await addStyle( page, STICKS + css );
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.page, {
		room_id: String( demo.rooms[ 0 ] ),
	} );
	await page.evaluate( () => {
		const bar = document.createElement( 'header' );
		bar.className = 'theme-bar';
		bar.innerHTML = '<p>A theme</p>';
		document.body.append( bar );
	} );
	await calendar.isReady();
	return calendar;
}

/** Returns the top of what sticks: the day's name in a narrow calendar, the heads in a wide one. */
const headTop = async ( calendar: CalendarPage ) => {
	const isNarrow = ( await calendar.days.count() ) > 0;
	const head = calendar.root.locator( isNarrow ? '.sc-stick' : '.sc-heads' );
	return Math.round( ( await head.first().boundingBox() )?.y ?? -1 );
};

/** Scrolls into the calendar in steps, as a mouse wheel does. */
async function scrollIn( page: Page ): Promise< void > {
	for ( let top = 100; top <= 500; top += 100 ) {
		await page.evaluate( ( y ) => window.scrollTo( 0, y ), top );
	}
}

test( 'heads stand below a bar of the theme, and follow it as it goes and comes', async ( {
	page,
} ) => {
	const calendar = await openWithBar( page );
	await scrollIn( page );
	await expect.poll( () => headTop( calendar ) ).toBe( 88 );
	const bar = page.locator( '.theme-bar' );
	await bar.evaluate( ( { classList } ) => classList.add( 'is-away' ) );
	await expect.poll( () => headTop( calendar ) ).toBe( 0 );
	await bar.evaluate( ( { classList } ) => classList.remove( 'is-away' ) );
	await expect.poll( () => headTop( calendar ) ).toBe( 88 );
} );

test( 'what the site says in --sc-top stays', async ( { page } ) => {
	const calendar = await openWithBar( page, '.sc { --sc-top: 40px }' );
	await scrollIn( page );
	await expect
		.poll( () =>
			page
				.locator( '.sc-root' )
				.evaluate( ( { style } ) =>
					style.getPropertyValue( '--sc-edge' )
				)
		)
		.toBe( '88px' );
	expect( await headTop( calendar ) ).toBe( 40 );
} );

test( 'without a bar heads stand at the top, and beside one that covers the whole page', async ( {
	page,
} ) => {
	const calendar = await openWithBar(
		page,
		'.theme-bar { height: 100%; opacity: .01; pointer-events: auto }'
	);
	await scrollIn( page );
	await page.waitForFunction( () =>
		performance
			.getEntriesByType( 'resource' )
			.some( ( { name } ) => name.includes( 'surroundings' ) )
	);
	await scrollIn( page );
	await expect.poll( () => headTop( calendar ) ).toBe( 0 );
} );

import type { Page } from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { EditorPage, nonceHeaders } from '../pages/editor-page';
import { demo } from '../support/demo';
import { expect, test } from '../support/test';

const STUDIO = demo.studio.id;
const GONE = 987654;

/** Options of a browser context without the login of this file's tests. */
const GUEST = { storageState: { cookies: [], origins: [] } };

const calendar = ( attributes: object ) =>
	`<!-- wp:studio-calendar/calendar ${ JSON.stringify( attributes ) } /-->`;

/** Returns the cards of the calendar in the editor's frame. */
const cards = ( { block }: EditorPage ) => block.locator( '.sc-card' );

/** Returns the number of the calendar's style sheets in the editor's own document. */
const stylesAround = ( page: Page ) =>
	page.locator( 'link[href*="block/view"], link[href*="/form"]' ).count();

test.use( {
	visitor: 'admin',
	// The inserter sends requests to wordpress.org, too, and the machine has no network.
	expectedErrors: [ /\/wp\/v2\/block-directory\// ],
} );
test.slow();

test( 'from the inserter to a page that guests see', async ( {
	page,
	browser,
} ) => {
	const editor = new EditorPage( page );
	await editor.open( 'post-new.php?post_type=page' );
	await editor.insert( 'Calendar: Demo Studio' );
	await expect( cards( editor ).first() ).toBeVisible();
	await editor.select();

	const studio = editor.sidebar.getByLabel( 'Studio', { exact: true } );
	await expect( studio ).toHaveValue( String( STUDIO ) );
	await studio.selectOption( { label: 'From the page URL (studio_id)' } );
	await expect(
		editor.block.getByText( 'No studio selected.' )
	).toBeVisible();
	await studio.selectOption( { label: 'Demo Studio' } );
	await editor.sidebar
		.getByLabel( 'Room', { exact: true } )
		.selectOption( String( demo.rooms[ 0 ] ) );
	await editor.sidebar
		.getByLabel( 'Language', { exact: true } )
		.selectOption( 'et' );
	await expect( editor.block.locator( '.sc' ) ).toHaveAttribute(
		'lang',
		'et'
	);
	await expect( cards( editor ).first() ).toBeVisible();
	expect( await stylesAround( page ) ).toBe( 0 );

	const address = await editor.publish( 'Booked rooms' );
	const guest = await browser.newPage( GUEST );
	await guest.goto( address );
	await expect( guest.locator( '.sc-card' ).first() ).toBeVisible();
	await expect( guest.locator( '.sc' ) ).toHaveAttribute( 'lang', 'et' );
	await guest.close();
} );

test( 'what is shown in the editor is to look at only', async ( { page } ) => {
	const editor = new EditorPage( page );
	await editor.openWith( calendar( { studioId: STUDIO } ) );
	await expect( cards( editor ).first() ).toBeVisible();
	const inside = editor.block.locator( '.sc-root' );
	expect( await inside.evaluate( ( root: HTMLElement ) => root.inert ) ).toBe(
		true
	);
	// The preview shows what guests see, although an administrator is logged in.
	await expect( editor.block.locator( '.sc' ) ).toHaveAttribute(
		'data-role',
		'guest'
	);
	await editor.block.click( { position: { x: 200, y: 300 } } );
	await expect( editor.block.getByRole( 'dialog' ) ).toHaveCount( 0 );
	await expect( editor.block ).toHaveClass( /is-selected/ );
} );

test( 'to the shortcode and back', async ( { page } ) => {
	const editor = new EditorPage( page );
	await editor.openWith(
		calendar( { studioId: STUDIO, roomId: demo.rooms[ 1 ], locale: 'ru' } )
	);
	await expect( cards( editor ).first() ).toBeVisible();
	await editor.select();
	const transform = async ( from: string, to: string ) => {
		await page
			.getByRole( 'toolbar', { name: 'Block tools' } )
			.getByRole( 'button', { name: from } )
			.first()
			.click();
		await page.getByRole( 'menuitem', { name: to } ).click();
	};
	await transform( 'Calendar: Demo Studio', 'Shortcode' );
	expect( await editor.content() ).toContain(
		`[studio_calendar studio_id="${ STUDIO }" room_id="${ demo.rooms[ 1 ] }" locale="ru"]`
	);
	await transform( 'Shortcode', 'Studio Calendar' );
	await expect( cards( editor ).first() ).toBeVisible();
	expect( await editor.content() ).toContain(
		`"studioId":${ STUDIO },"roomId":${ demo.rooms[ 1 ] },"locale":"ru"`
	);
} );

test( 'a studio that is gone is said to be, and nothing is lost', async ( {
	page,
} ) => {
	const editor = new EditorPage( page );
	await editor.openWith( calendar( { studioId: GONE } ) );
	await expect(
		editor.block.getByText( `Studio ${ GONE } no longer exists` )
	).toBeVisible();
	await editor.select();
	await expect(
		editor.sidebar.getByLabel( 'Studio', { exact: true } )
	).toHaveValue( String( GONE ) );
	await expect(
		editor.sidebar.getByText( /It stays selected until you select another/ )
	).toBeVisible();
	expect( await editor.content() ).toContain( `"studioId":${ GONE }` );
} );

test( 'colours of the block reach the calendar, here and on the page', async ( {
	page,
} ) => {
	const editor = new EditorPage( page );
	await editor.openWith(
		calendar( {
			studioId: STUDIO,
			style: {
				color: { background: '#102040', text: '#fafafa' },
				spacing: { padding: { left: '40px', right: '40px' } },
			},
		} )
	);
	await expect( cards( editor ).first() ).toBeVisible();
	await expect( editor.block.locator( '.sc' ) ).toHaveCSS(
		'background-color',
		'rgb(16, 32, 64)'
	);
	await page.goto( await editor.publish( 'In blue' ) );
	const shown = new CalendarPage( page );
	await shown.isReady();
	const sc = page.locator( '.sc' );
	await expect( sc ).toHaveCSS( 'background-color', 'rgb(16, 32, 64)' );
	await expect( sc ).toHaveCSS( 'color', 'rgb(250, 250, 250)' );
	await expect( sc ).toHaveAttribute( 'data-scheme', 'dark' );
	const fit = await page.evaluate( () => ( {
		root: document.querySelector( '.sc-root' )?.clientWidth ?? 0,
		calendar: document.querySelector( '.sc' )?.clientWidth ?? 0,
		isScrolled:
			document.documentElement.scrollWidth > window.innerWidth + 1,
	} ) );
	expect( fit.calendar ).toBe( fit.root - 80 );
	expect( fit.isScrolled ).toBe( false );
} );

test( 'in a template of the Site Editor', async ( { page } ) => {
	const editor = new EditorPage( page );
	const made = await page.request.post(
		`${ demo.url }wp-json/wp/v2/templates`,
		{
			headers: await nonceHeaders( page ),
			data: {
				slug: 'calendar-alone',
				title: 'Calendar alone',
				content: calendar( { studioId: STUDIO } ),
			},
		}
	);
	const { id } = ( await made.json() ) as { id: string };
	await editor.open(
		`site-editor.php?postType=wp_template&postId=${ encodeURIComponent(
			id
		) }&canvas=edit`
	);
	await expect( cards( editor ).first() ).toBeVisible();
	expect( await stylesAround( page ) ).toBe( 0 );
	await editor.select();
	await expect(
		editor.sidebar.getByLabel( 'Studio', { exact: true } )
	).toHaveValue( String( STUDIO ) );
} );

test( 'in the editor of a classic theme', async ( { page } ) => {
	const editor = new EditorPage( page );
	// The demo switches to the classic theme for URLs that end in /book-a-room/, so also for this one.
	await editor.openWith(
		calendar( { studioId: STUDIO } ),
		'post-new.php?post_type=page&in=/book-a-room/'
	);
	await expect( cards( editor ).first() ).toBeVisible();
	expect( await stylesAround( page ) ).toBe( 0 );
} );

test( 'in a pattern that pages share', async ( { page, browser } ) => {
	const headers = await nonceHeaders( page );
	const make = async ( type: string, content: string ) => {
		const made = await page.request.post(
			`${ demo.url }wp-json/wp/v2/${ type }`,
			{ headers, data: { title: 'Our week', status: 'publish', content } }
		);
		return ( await made.json() ) as { id: number; link: string };
	};
	const pattern = await make( 'blocks', calendar( { studioId: STUDIO } ) );
	const used = `<!-- wp:block {"ref":${ pattern.id }} /-->`;
	const editor = new EditorPage( page );
	await editor.openWith( used );
	await expect( cards( editor ).first() ).toBeVisible();

	const { link } = await make( 'pages', used );
	const guest = await browser.newPage( GUEST );
	await guest.goto( link );
	await expect( guest.locator( '.sc-card' ).first() ).toBeVisible();
	await guest.close();
} );

test( 'on the screen of widgets', async ( { page } ) => {
	const editor = new EditorPage( page );
	await editor.open( 'widgets.php?in=/book-a-room/' );
	const block = await editor.putIntoWidgets(
		calendar( { studioId: STUDIO } )
	);
	await expect( block.locator( '.sc-card' ).first() ).toBeVisible();
} );

test( 'hints are for those who may edit the page', async ( {
	page,
	browser,
} ) => {
	const made = await page.request.post( `${ demo.url }wp-json/wp/v2/pages`, {
		headers: await nonceHeaders( page ),
		data: {
			title: 'Wrong numbers',
			status: 'publish',
			content: `${ calendar( {
				studioId: GONE,
			} ) }\n\n[studio_calendar studio_id="${ STUDIO }" room_id="<b>big</b>"]`,
		},
	} );
	const { link } = ( await made.json() ) as { link: string };
	await page.goto( link );
	const notes = page.getByRole( 'note' );
	await expect( notes ).toHaveCount( 2 );
	await expect( notes.first() ).toContainText(
		'The studio of this block no longer exists'
	);
	await expect( notes.last() ).toContainText(
		'room_id does not match a room of this studio'
	);
	await expect( notes.last() ).not.toContainText( 'big' );

	const guest = await browser.newPage( GUEST );
	await guest.goto( link );
	await expect(
		guest.getByText( 'The calendar is not available right now.' )
	).toBeVisible();
	await expect( guest.locator( '.sc-card' ).first() ).toBeVisible();
	await expect( guest.getByRole( 'note' ) ).toHaveCount( 0 );
	await guest.close();
} );

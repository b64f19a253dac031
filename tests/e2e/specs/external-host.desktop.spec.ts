import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { BAD_ANSWERS, ExternalHost } from '../support/external-host';
import { expect, test as base } from '../support/test';

const NONCE = 'f0e1d2c3b4';

interface Fixtures {
	readonly host: ExternalHost;
	readonly calendar: CalendarPage;
	/** Nonce in the URL of the page. */
	readonly nonce: string | null;
}

/** Test with an external host and a calendar that uses it; the host must not learn of the visitor's login here. */
const test = base.extend< Fixtures >( {
	visitor: 'owner',
	nonce: [ NONCE, { option: true } ],

	host: async ( { context, page, nonce }, use ) => {
		const host = new ExternalHost();
		const port = await host.start();
		await context.addCookies( [
			{
				name: 'studio_calendar_test_external',
				value: String( port ),
				url: demo.url,
			},
		] );
		const ownCalls: string[] = [];
		page.on( 'request', ( request ) => {
			if ( request.url().startsWith( `${ demo.rest }/` ) ) {
				ownCalls.push( request.url() );
			}
		} );
		await use( host );
		await page.close();
		await host.stop();
		expect( ownCalls, 'calls to the site’s own server' ).toEqual( [] );
		for ( const { call, method, query, headers } of host.seen ) {
			expect( method, call ).toBe( 'GET' );
			expect( query[ '_wpnonce' ] ?? null, call ).toBe( nonce );
			expect( headers, call ).not.toHaveProperty( 'cookie' );
			expect( headers, call ).not.toHaveProperty( 'x-wp-nonce' );
			expect( headers, call ).not.toHaveProperty( 'if-none-match' );
		}
	},

	calendar: async ( { page }, use ) => {
		await use( new CalendarPage( page ) );
	},
} );

const open = ( calendar: CalendarPage ) =>
	calendar.open( demo.pages.page, { nonce: NONCE } );

const NAME = /^Foreign salsa, Monday/;

test( 'is read, whatever it leaves out and however it writes ids', async ( {
	host,
	calendar,
	page,
	checkAccessibility,
} ) => {
	host.slow( 'getInRange_ready', 1500 );
	await open( calendar );
	await expect( calendar.root ).toHaveAttribute( 'aria-busy', 'true' );
	await calendar.isReady();
	await expect( calendar.card( NAME ) ).toHaveAccessibleName(
		/18:00–19:30, Far hall, .*Olga Petrova.*Pending, Unpaid/
	);
	await expect( calendar.grid.getByRole( 'article' ) ).toHaveCount( 1 );
	await checkAccessibility();
	expect( page.url() ).not.toContain( NONCE );

	await calendar
		.card( NAME )
		.getByRole( 'button', { name: /^Foreign salsa, / } )
		.press( 'Enter' );
	await expect( calendar.dialog( 'Foreign salsa' ) ).toContainText(
		'+7 555 0177'
	);
	await expect( page.locator( '[href*="elsewhere.example"]' ) ).toHaveCount(
		0
	);
	expect( host.seen[ 0 ]?.query ).toMatchObject( {
		studio_id: String( demo.studio.id ),
		locale: 'en',
	} );
} );

test( 'is written to with the nonce of the address', async ( {
	host,
	calendar,
	page,
	isMobile,
} ) => {
	await open( calendar );
	await calendar.isReady();
	const card = calendar.card( NAME );
	await calendar.act( card, 'Approve', isMobile );
	await expect( card ).not.toHaveAccessibleName( /Pending/ );
	await page.keyboard.press( 'Escape' );
	await calendar.act( card, 'Mark as paid', isMobile );
	await expect( card ).toHaveAccessibleName( /, Paid/ );
	await page.keyboard.press( 'Escape' );
	await calendar.act( card, 'Mark as unpaid', isMobile );
	await expect( card ).toHaveAccessibleName( /, Unpaid/ );
	await page.keyboard.press( 'Escape' );
	await calendar.act( card, 'Trainer history', isMobile );
	await expect( calendar.dialog( 'Users History' ) ).toContainText(
		'Far hall'
	);
	await page.keyboard.press( 'Escape' );
	await page.keyboard.press( 'Escape' );
	await calendar.act( card, 'Cancel booking', isMobile );
	await expect( card ).toHaveAccessibleName( /Canceled/ );
	await calendar.button( 'Undo' ).click();
	await expect( card ).not.toHaveAccessibleName( /Canceled/ );
	expect(
		host.seen
			.map( ( { call } ) => call )
			.filter( ( call ) => call !== 'getInRange_ready' )
	).toEqual( [
		'approve',
		'markPaid',
		'markUnpaid',
		'get_trainer_history',
		'cancel',
		'restore',
	] );
} );

test.describe( 'without a nonce in the address', () => {
	test.use( {
		nonce: null,
		expectedErrors: [ /Studio Calendar: |net::ERR/ ],
	} );

	test( 'it is the guest’s view, and its last seen week outlives the host', async ( {
		host,
		calendar,
		page,
	} ) => {
		await calendar.open( demo.pages.page );
		await calendar.isReady();
		await calendar.expectRole( 'guest' );
		await expect
			.poll( () => page.evaluate( () => Object.keys( localStorage ) ) )
			.toHaveLength( 1 );
		const stored = await page.evaluate( () =>
			JSON.stringify( localStorage )
		);
		expect( stored ).toContain( 'Foreign salsa' );
		expect( stored ).not.toMatch( /Petrova|olga@|0177|paid/ );

		host.answer( 'getInRange_ready', BAD_ANSWERS[ 'a reset connection' ] );
		await page.reload();
		await expect( calendar.card( NAME ) ).toBeVisible();
		await expect( calendar.root ).toContainText( /as of \d\d:\d\d/ );
		await expect( calendar.alert ).toBeVisible();
		await expect( calendar.card( NAME ) ).toBeHidden();
		await calendar.root
			.getByRole( 'button', { name: /^Show last seen week \(as of/ } )
			.click();
		await expect( calendar.card( NAME ) ).toBeVisible();
		await expect( calendar.root ).toContainText( 'Offline.' );

		const tryNow = calendar.button( 'Try now' );
		await expect( tryNow ).toBeVisible();
		host.answer( 'getInRange_ready', null );
		// A poll of the calendar may reach the host first, which removes the button.
		await tryNow.click( { timeout: 5000 } ).catch( () => undefined );
		await expect( calendar.root ).not.toContainText( 'Offline.' );
	} );
} );

test.describe( 'of a host that misbehaves', () => {
	test.use( {
		expectedErrors: [
			/Failed to load resource|Studio Calendar: |net::ERR|CORS/,
		],
	} );

	for ( const [ kind, answer ] of Object.entries( BAD_ANSWERS ) ) {
		test( `a read that is ${ kind } shows the error, never a blank page`, async ( {
			host,
			calendar,
		} ) => {
			host.answer( 'getInRange_ready', answer );
			await open( calendar );
			await expect( calendar.alert ).toContainText(
				'Oops something went wrong...'
			);
			await expect( calendar.month ).toBeVisible();
			host.answer( 'getInRange_ready', null );
			await calendar.button( 'Try again' ).click();
			await expect( calendar.card( NAME ) ).toBeVisible();
		} );
	}

	for ( const [ call, key ] of [
		[ 'approve', 'Approve' ],
		[ 'markPaid', 'Mark as paid' ],
		[ 'cancel', 'Cancel booking' ],
	] as const ) {
		test( `a bad answer to ${ call } is said, and the week stays`, async ( {
			host,
			calendar,
			isMobile,
			page,
		} ) => {
			await open( calendar );
			await calendar.isReady();
			for ( const answer of Object.values( BAD_ANSWERS ) ) {
				host.answer( call, answer );
				await calendar.act( calendar.card( NAME ), key, isMobile );
				const modal = calendar.dialog( 'Not saved' );
				await expect( modal ).toBeVisible();
				await modal.getByText( 'Close', { exact: true } ).click();
				await expect( modal ).toBeHidden();
				await page.keyboard.press( 'Escape' );
				await expect( calendar.card( NAME ) ).toBeVisible();
			}
		} );
	}

	test( 'a bad answer to the history is said in its dialog', async ( {
		host,
		calendar,
		isMobile,
		page,
	} ) => {
		await open( calendar );
		await calendar.isReady();
		for ( const answer of Object.values( BAD_ANSWERS ) ) {
			host.answer( 'get_trainer_history', answer );
			await calendar.act(
				calendar.card( NAME ),
				'Trainer history',
				isMobile
			);
			const history = calendar.dialog( 'Users History' );
			await expect( history ).toContainText(
				'Oops something went wrong...'
			);
			await page.keyboard.press( 'Escape' );
			await page.keyboard.press( 'Escape' );
			await expect( calendar.card( NAME ) ).toBeVisible();
		}
	} );
} );

/** How soon the page answers a press or a key, and when the next week is there, by the browser's own Event Timing. */
/* global requestAnimationFrame */
import { openPage, seenOn, settle } from './visit.mjs';

/** What is pressed, and how long it may take in milliseconds is in page.mjs. */
const KINDS = [
	...[ 'lift', 'step', 'move', 'drop' ],
	...[ 'card', 'close', 'menu', 'form', 'picker', 'typing' ],
	...[ 'next', 'week' ],
];

/** Presses of each kind in one visit. */
const TIMES = 7;

/** Milliseconds that a button or a key is held, as people do; its release has a frame of its own to wait for. */
const HELD = 80;

/** Browsers report durations in steps of 8 ms, from 16 ms on. */
const SHORTEST = 16;

/** Performs `act` and returns the milliseconds until the next paint: the duration of the longest event of the interaction. */
async function answered( page, act ) {
	await page.evaluate( () => {
		window.benchSeen.interactions.length = 0;
	} );
	await act();
	await page.waitForTimeout( 300 );
	const { interactions } = await seenOn( page );
	return Math.max(
		SHORTEST,
		...interactions.map( ( { duration } ) => duration )
	);
}

/**
 * Presses an element with the mouse itself, once the frames that the pointer's arrival takes are over. Playwright's own click
 * asks the page what is under the pointer at each of its events, which at a quarter of the speed takes 20 ms of the answer.
 */
async function pressed( page, element, position ) {
	const { x, y, width, height } = await element.boundingBox();
	const [ right, down ] = position ?? [ width / 2, height / 2 ];
	await page.mouse.move( x + right, y + down );
	await settle( page );
	return answered( page, async () => {
		await page.mouse.down();
		await page.waitForTimeout( HELD );
		await page.mouse.up();
	} );
}

const keyed = ( page, key ) =>
	answered( page, () => page.keyboard.press( key, { delay: HELD } ) );

/** Returns the milliseconds from the press on "next week" until a frame shows other bookings than before. */
const nextWeek = ( page ) =>
	page.evaluate(
		() =>
			new Promise( ( resolve ) => {
				const next =
					document.querySelectorAll( '.sc-head button' )[ 1 ];
				const idOf = () =>
					document
						.querySelector( '.sc-card' )
						?.getAttribute( 'data-booking-id' );
				const before = idOf();
				const start = performance.now();
				const look = () =>
					idOf() !== undefined && idOf() !== before
						? setTimeout( () =>
								resolve( performance.now() - start )
							)
						: requestAnimationFrame( look );
				next.click();
				requestAnimationFrame( look );
			} )
	);

/** Where nothing of the card lies that has a press of its own. */
const TITLE = [ 20, 8 ];

/** Presses on cards in turn, and on their menus. */
async function pressCards( page, answers ) {
	const cards = page.locator( '.sc-card.is-pending' );
	for ( let turn = 0; turn < TIMES; turn++ ) {
		const card = cards.nth( turn );
		await card.scrollIntoViewIfNeeded();
		answers.card.push( await pressed( page, card, TITLE ) );
		await page.locator( '.sc-dialog' ).waitFor();
		answers.close.push( await keyed( page, 'Escape' ) );
		answers.menu.push( await pressed( page, card.locator( '.sc-more' ) ) );
		await page.locator( '.sc-menu' ).waitFor();
		await page.keyboard.press( 'Escape' );
	}
}

/** Opens the form by a day's header, types into it and opens its date picker. */
async function pressForm( page, answers ) {
	const form = page.locator( '.sc-dialog--form' );
	for ( let turn = 0; turn < TIMES; turn++ ) {
		const day = page.locator( '.sc-day' ).nth( turn );
		await day.scrollIntoViewIfNeeded();
		await day.hover();
		answers.form.push(
			await pressed( page, day.locator( '.sc-day__book' ) )
		);
		await form.waitFor();
		await settle( page );
		answers.picker.push(
			await pressed( page, form.locator( '.sc-datebtn' ).first() )
		);
		await page.locator( '.sc-dp' ).waitFor();
		await page.keyboard.press( 'Escape' );
		const words = form.locator( 'textarea.sc-in' );
		await words.click();
		answers.typing.push(
			await answered( page, () =>
				page.keyboard.type( 'Keys are at the desk', { delay: 60 } )
			)
		);
		await words.fill( '' );
		await page.keyboard.press( 'Escape' );
		await form.waitFor( { state: 'detached' } );
	}
}

/** Presses "next week", and then looks how long the whole of the next one takes. */
async function pressNext( page, answers ) {
	const [ back, next ] = [ 0, 1 ].map( ( place ) =>
		page.locator( '.sc-head button' ).nth( place )
	);
	for ( let turn = 0; turn < TIMES; turn++ ) {
		answers.next.push( await pressed( page, next ) );
		await settle( page );
		await back.click();
		await settle( page );
		answers.week.push( await nextWeek( page ) );
		await settle( page );
		await back.click();
		await settle( page );
	}
}

/** Keeps the longest time from a movement of the pointer until the frame with it is painted. */
function watchMoves() {
	window.benchMove = 0;
	window.addEventListener(
		'pointermove',
		( { timeStamp } ) =>
			requestAnimationFrame( () => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = () => {
					window.benchMove = Math.max(
						window.benchMove,
						performance.now() - timeStamp
					);
				};
				port2.postMessage( null );
			} ),
		{ capture: true }
	);
}

/** Lifts cards, moves them to where they fit, drops them and takes it back, by keys; then moves them by mouse. */
async function pressMoves( page, answers ) {
	const { keyboard, mouse } = page;
	const ghost = page.locator( '.sc-drop' );
	const free = page.locator( '.sc-drop:not(.is-no, .is-asked)' );
	const press = ( key ) => keyed( page, key );
	const cards = page.locator( '.sc-card.is-pending' );
	await page.evaluate( watchMoves );
	for ( let turn = 0; turn < TIMES; turn++ ) {
		const card = cards.nth( turn );
		await card.scrollIntoViewIfNeeded();
		await card.locator( '.sc-card__t' ).focus();
		await settle( page );
		answers.lift.push( await press( 'm' ) );
		await ghost.waitFor();
		do {
			answers.step.push( await press( 'ArrowDown' ) );
		} while ( ( await free.count() ) === 0 && answers.step.length < 400 );
		answers.drop.push( await press( 'Enter' ) );
		await settle( page );
		await keyboard.press( 'Control+z' );
		await settle( page );
		const box = await card.boundingBox();
		const [ x, y ] = [ box.x + 20, box.y + 8 ];
		await mouse.move( x, y );
		await mouse.down();
		await mouse.move( x, y + 6 );
		await ghost.waitFor();
		await page.evaluate( () => {
			window.benchMove = 0;
		} );
		await mouse.move( x + 60, y + 60, { steps: 10 } );
		await page.waitForTimeout( 300 );
		answers.move.push( await page.evaluate( () => window.benchMove ) );
		await keyboard.press( 'Escape' );
		await mouse.up();
		await settle( page );
	}
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, cookies: object[], slowdown: number }} visit Of somebody who may book and edit.
 * @return {Promise<Record<string, number[]>>} By kind (KINDS), milliseconds: of a press until the next paint; `move` the slowest
 *         movement of a lifted card by mouse; `typing` the slowest of twenty keys; `week` until the next week's bookings are painted.
 */
export async function pressAll( browser, visit ) {
	const { page, close } = await openPage( browser, visit );
	const answers = Object.fromEntries( KINDS.map( ( name ) => [ name, [] ] ) );
	await page.goto( visit.url );
	await page.locator( '.sc-card' ).first().waitFor();
	await settle( page );
	await pressMoves( page, answers );
	await pressCards( page, answers );
	await pressForm( page, answers );
	await pressNext( page, answers );
	await close();
	return answers;
}

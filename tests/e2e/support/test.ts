import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test as base, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { DemoRole } from './demo';
import { loginOf } from './logins';

interface Options {
	/** Role of the page's visitor. */
	readonly visitor: DemoRole | 'guest';
	/** Console errors that the tested situation causes, such as those of a response with status 500. */
	readonly expectedErrors: readonly RegExp[];
}

interface Fixtures {
	/** Fails the test when the page writes an error to the console, or throws one. */
	readonly quietPage: undefined;
	/** Fails the test when axe finds a violation in the calendars as they are now, of all rules or of some. */
	readonly checkAccessibility: (
		rules?: readonly string[]
	) => Promise< void >;
}

interface AxeWindow {
	readonly axe: typeof axe;
}

/** Rules of axe whose result depends on colors; with another color scheme, all others find what they have found before. */
export const RULES_OF_COLOR = [ 'color-contrast', 'link-in-text-block' ];

/** The admin bar and comments show pictures from there; the machine has no network, and the browser looks up no such address. */
const AVATAR = /\/\/secure\.gravatar\.com\//;

/** On a busy machine a read may exceed its time limit. The calendar tries again, so its result is only late. */
const BUSY = /Studio Calendar: \S+: timeout/;

/** The minified file, which a page takes a third of the time to read. */
const AXE = readFileSync(
	fileURLToPath( import.meta.resolve( 'axe-core/axe.min.js' ) ),
	'utf8'
);

const noop = () => undefined;

/** Longest wait for animations in milliseconds; a test may hold them. */
const ANIMATIONS_MS = 1000;

/** Resolves when what fades or slides has ended: axe takes the colors of a half faded window for faint ones. */
async function animationsEnd( page: Page ) {
	const end = page.evaluate( async () => {
		const ending = document
			.getAnimations()
			.filter(
				( { effect } ) =>
					effect?.getComputedTiming().endTime !== Infinity
			);
		await Promise.allSettled( ending.map( ( { finished } ) => finished ) );
	} );
	// A page that is left meanwhile has no animations.
	await Promise.race( [ end.catch( noop ), delay( ANIMATIONS_MS ) ] );
}

/** Returns what axe finds within the selected elements, such as the calendars; what is around them is not checked. */
export async function violationsOn(
	page: Page,
	within = '[data-studio-calendar]',
	rules?: readonly string[]
): Promise< string[] > {
	if ( await page.evaluate( () => ! ( 'axe' in window ) ) ) {
		await page.evaluate( AXE );
	}
	await animationsEnd( page );
	const { violations } = await page.evaluate(
		( { selector, only } ) =>
			( window as unknown as AxeWindow ).axe.run( selector, {
				// What passes is counted, not described.
				resultTypes: [ 'violations' ],
				// No calendar has frames.
				iframes: false,
				...( only && { runOnly: [ ...only ] } ),
			} ),
		{ selector: within, only: rules }
	);
	return violations.map(
		( { id, help, nodes } ) =>
			`${ id }: ${ help } (${ nodes
				.map( ( { target } ) => target.map( String ).join( ' ' ) )
				.join( ', ' ) })`
	);
}

export const test = base.extend< Fixtures & Options >( {
	visitor: [ 'guest', { option: true } ],
	expectedErrors: [ [], { option: true } ],

	storageState: async ( { visitor }, use ) => {
		await use( visitor === 'guest' ? undefined : loginOf( visitor ) );
	},

	quietPage: [
		async ( { page, expectedErrors }, use ) => {
			const errors: string[] = [];
			page.on( 'pageerror', ( error ) => errors.push( String( error ) ) );
			page.on( 'console', ( message ) => {
				const text = `${ message.text() } (${ message.location().url })`;
				if ( message.type() === 'error' ) {
					errors.push( text );
				}
			} );
			await use( undefined );
			const unexpected = errors.filter(
				( error ) =>
					! [ AVATAR, BUSY, ...expectedErrors ].some( ( pattern ) =>
						pattern.test( error )
					)
			);
			expect( unexpected, 'errors in the console' ).toEqual( [] );
		},
		{ auto: true },
	],

	checkAccessibility: async ( { page }, use ) => {
		await use( async ( rules ) => {
			expect(
				await violationsOn( page, undefined, rules ),
				'found by axe'
			).toEqual( [] );
		} );
	},
} );

export { expect };

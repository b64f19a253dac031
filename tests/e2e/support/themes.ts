import type { Page, Route } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const HOSTILE = readFileSync(
	fileURLToPath(
		new URL( '../../fixtures/hostile-theme/style.css', import.meta.url )
	),
	'utf8'
);

/** Answers as the server does, with a changed body. */
export async function answerChanged(
	route: Route,
	change: ( body: string ) => string
): Promise< void > {
	const response = await route.fetch();
	await route.fulfill( {
		response,
		body: change( await response.text() ),
	} );
}

/** Changes the HTML of every page before the browser gets it; only the change that was added last applies. */
async function changePages(
	page: Page,
	change: ( html: string ) => string
): Promise< void > {
	await page.route( /^[^?]*\/(\?.*)?$/, async ( route ) => {
		if ( route.request().resourceType() !== 'document' ) {
			return route.fallback();
		}
		return answerChanged( route, change );
	} );
}

const styled = ( html: string, css: string ) =>
	html.replace( '</head>', `<style>${ css }</style></head>` );

/** Adds a style sheet at the end of every page's head, after all others there. */
export const addStyle = ( page: Page, css: string ) =>
	changePages( page, ( html ) => styled( html, css ) );

/** Gives the calendar the class of the width `wide`, as on a theme that supports it, and adds a style sheet. */
export const makeWide = ( page: Page, css: string ) =>
	changePages( page, ( html ) =>
		styled( html, css ).replace(
			/(class="[^"]*\bsc-root)\b/g,
			'$1 alignwide'
		)
	);

export const makeHostile = ( page: Page ) => addStyle( page, HOSTILE );

/** Milliseconds between the times at which bookings of the demo begin and end. */
const QUARTER = 15 * 60_000;

const quarter = () => Math.floor( Date.now() / QUARTER );

/** Returns both looks at the same screen; where a booking has ended between them, which makes its card look past, those after that. */
export async function looksWithinQuarter< T >(
	look: () => Promise< T >
): Promise< T > {
	const started = quarter();
	const looks = await look();
	return quarter() === started ? looks : look();
}

/** Look of one element: text, size in pixels and computed styles. */
export interface Look {
	readonly part: string;
	readonly text: string;
	readonly width: number;
	readonly height: number;
	readonly style: Readonly< Record< string, string > >;
}

/** CSS properties that themes change and that affect how a part looks. */
const PROPERTIES = [
	'boxSizing',
	'display',
	'float',
	'fontSize',
	'fontStyle',
	'fontWeight',
	'letterSpacing',
	'lineHeight',
	'textAlign',
	'textDecorationLine',
	'textIndent',
	'textShadow',
	'textTransform',
	'wordSpacing',
	'paddingTop',
	'paddingLeft',
	'marginTop',
	'marginLeft',
	'borderTopWidth',
	'borderLeftWidth',
	'backgroundColor',
	'backgroundImage',
	'color',
	'boxShadow',
	'fill',
	'stroke',
	'strokeWidth',
	'transitionDuration',
	'listStyleType',
	'verticalAlign',
] as const;

/**
 * Selector of the one hour label that is compared. The mark of the current time (in Tallinn) hides labels near it while
 * a test runs, so this is a label at the other end of the day.
 */
const QUIET_HOUR =
	new Date().getUTCHours() < 13 ? ':nth-last-child(2)' : ':first-child';

/**
 * Returns the looks of all visible elements of the open calendar in document order, with sizes in whole pixels. Days
 * next to the visible one are left out, because their cards may load at any time.
 */
export function looksOf( page: Page ): Promise< readonly Look[] > {
	return page.evaluate(
		( { properties, hour } ) => {
			const parts = Array.from(
				document.querySelectorAll( '.sc, .sc *' )
			).filter(
				( element ) =>
					element.checkVisibility() &&
					! element.closest( `[inert], .sc-hour:not(${ hour })` )
			);
			return parts.map( ( element ) => {
				const { width, height } = element.getBoundingClientRect();
				const style = window.getComputedStyle( element );
				return {
					part: `${ element.localName }.${ element.getAttribute( 'class' ) ?? '' }`,
					text:
						element.children.length > 0 ? '' : element.textContent,
					width: Math.round( width ),
					height: Math.round( height ),
					style: Object.fromEntries(
						properties.map( ( name ) => [ name, style[ name ] ] )
					),
				};
			} );
		},
		{ properties: PROPERTIES, hour: QUIET_HOUR }
	);
}

/** Returns the names of the parts that are in the first list and not in the second. */
function only( some: readonly Look[], others: readonly Look[] ) {
	const left = others.map( nameOf );
	return some.map( nameOf ).filter( ( name ) => {
		const at = left.indexOf( name );
		left.splice( at, at < 0 ? 0 : 1 );
		return at < 0;
	} );
}

const nameOf = ( { part, text }: Look ) => `${ part } "${ text }"`;

/** Returns the differences as texts; one pixel of rounding is none. */
export function differences(
	clean: readonly Look[],
	other: readonly Look[]
): readonly string[] {
	if ( clean.length !== other.length ) {
		return [
			`${ other.length } parts instead of ${ clean.length }`,
			...only( clean, other ).map( ( look ) => `gone: ${ look }` ),
			...only( other, clean ).map( ( look ) => `more: ${ look }` ),
		];
	}
	return clean.flatMap( ( look, index ) => {
		const seen = other[ index ] ?? look;
		const sizes = ( [ 'width', 'height' ] as const ).filter(
			( side ) => Math.abs( look[ side ] - seen[ side ] ) > 1
		);
		const styles = PROPERTIES.filter(
			( name ) => look.style[ name ] !== seen.style[ name ]
		);
		const said = [
			...sizes.map(
				( side ) => `${ side } ${ seen[ side ] }, not ${ look[ side ] }`
			),
			...styles.map(
				( name ) =>
					`${ name } ${ seen.style[ name ] }, not ${ look.style[ name ] }`
			),
		];
		return said.length > 0
			? [ `${ look.part } "${ look.text }": ${ said.join( '; ' ) }` ]
			: [];
	} );
}

/** Moves the plugin's main style sheet after those loaded on demand, as on pages that print it after the content. */
export async function moveStyleLast( page: Page ): Promise< void > {
	await page.evaluate( async () => {
		const style = document.querySelector(
			'[id^="studio-calendar-calendar-view-style"]:is(link, style)'
		);
		const loaded = new Promise( ( resolve ) =>
			style?.addEventListener( 'load', resolve )
		);
		if ( ! style ) {
			throw new Error( 'There is no style sheet of ours.' );
		}
		document.body.append( style );
		await ( style.localName === 'link' ? loaded : undefined );
	} );
}

/** Adds to the page one of each element for which both themes and the calendar have styles. */
export async function showThemeParts( page: Page ): Promise< void > {
	await page.evaluate( () => {
		const box = document.createElement( 'div' );
		box.id = 'theme-parts';
		box.innerHTML = `<h2>A heading</h2><h3>Another</h3><p>Words, <b>bold</b> and <a href="#here">linked</a></p>
			<button type="button">A button</button> <label>A label <input type="text" value="typed"></label>
			<select><option>One</option></select><textarea>More</textarea><ul><li>A point</li></ul>
			<table><tbody><tr><th>Head</th><td>Cell</td></tr></tbody></table>
			<svg viewBox="0 0 4 4" width="40"><path d="M0 0h4v4z"/></svg><dialog open style="position: static">A dialog</dialog>`;
		document.body.append( box );
	} );
}

/** Returns the computed styles outside of calendars that change when the plugin's style sheets are disabled. */
export function leaksOn( page: Page ): Promise< readonly string[] > {
	return page.evaluate( () => {
		const parts = Array.from( document.querySelectorAll( '*' ) ).filter(
			( element ) =>
				element.closest( '.sc-root, head' ) === null &&
				! /^(script|style|link)$/.test( element.localName )
		);
		// Properties that depend on the calendar's height and position.
		const follows =
			/size$|width$|height$|origin$|^(inset|top|bottom|left|right|margin)/;
		const looks = () =>
			parts.map( ( element ) => {
				const style = window.getComputedStyle( element );
				const isSample = element.closest( '#theme-parts' ) !== null;
				return Array.from( style )
					.filter( ( name ) => isSample || ! follows.test( name ) )
					.map(
						( name ) =>
							`${ element.localName } ${ name }: ${ style.getPropertyValue( name ) }`
					);
			} );
		const isOurs = ( { ownerNode }: CSSStyleSheet ) =>
			ownerNode instanceof Element &&
			/^studio-calendar-calendar-|plugins\/studio-calendar\//.test(
				ownerNode.id || ( ownerNode.getAttribute( 'href' ) ?? '' )
			);
		const withUs = looks();
		const ours = Array.from( document.styleSheets ).filter( isOurs );
		for ( const sheet of ours ) {
			sheet.disabled = true;
		}
		const without = looks();
		const changed = withUs.flatMap( ( look, index ) =>
			look.filter( ( line, at ) => line !== without[ index ]?.[ at ] )
		);
		return ours.length > 0 ? changed : [ 'no style sheet of ours found' ];
	} );
}

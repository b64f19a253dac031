import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const HOSTILE = readFileSync(
	fileURLToPath(
		new URL( '../../fixtures/hostile-theme/style.css', import.meta.url )
	),
	'utf8'
);

/** Changes every page before the browser has it; the last change asked for is the one that is made. */
async function changePages(
	page: Page,
	change: ( html: string ) => string
): Promise< void > {
	await page.route( /^[^?]*\/(\?.*)?$/, async ( route ) => {
		if ( route.request().resourceType() !== 'document' ) {
			return route.fallback();
		}
		const response = await route.fetch();
		return route.fulfill( {
			response,
			body: change( await response.text() ),
		} );
	} );
}

const styled = ( html: string, css: string ) =>
	html.replace( '</head>', `<style>${ css }</style></head>` );

/** Puts a style sheet at the end of the head of every page, where it comes after all others and so before none. */
export const addStyle = ( page: Page, css: string ) =>
	changePages( page, ( html ) => styled( html, css ) );

/** As a theme that supports it shows a block with the width `wide`. */
export const makeWide = ( page: Page, css: string ) =>
	changePages( page, ( html ) =>
		styled( html, css ).replace(
			/(class="[^"]*\bsc-root)\b/g,
			'$1 alignwide'
		)
	);

export const makeHostile = ( page: Page ) => addStyle( page, HOSTILE );

/** What a box looks like, whatever its colour. */
export interface Look {
	readonly part: string;
	readonly text: string;
	readonly width: number;
	readonly height: number;
	readonly style: Readonly< Record< string, string > >;
}

/** The properties that themes change and that decide how a part looks. */
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

/** One hour's label stands for all: the current time hides and shows those near it while a test goes on. In Tallinn. */
const QUIET_HOUR =
	new Date().getUTCHours() < 13 ? ':nth-last-child(2)' : ':first-child';

/**
 * Every visible element of the open calendar, in order; figures are whole pixels. The days beside the one in view are
 * left out: their cards come when they come.
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

/** The parts that the first has and the second has not. */
function only( some: readonly Look[], others: readonly Look[] ) {
	const left = others.map( nameOf );
	return some.map( nameOf ).filter( ( name ) => {
		const at = left.indexOf( name );
		left.splice( at, at < 0 ? 0 : 1 );
		return at < 0;
	} );
}

const nameOf = ( { part, text }: Look ) => `${ part } "${ text }"`;

/** Where the two differ, in words; a pixel of rounding is none. */
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

/** Where a page prints our style after its content, the styles that come on demand stand before it. */
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

/** What a page has beside a calendar: one of each part that both of us have a style for. */
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

/** What of the page's own parts computes differently once our style sheets are off. */
export function leaksOn( page: Page ): Promise< readonly string[] > {
	return page.evaluate( () => {
		const parts = Array.from( document.querySelectorAll( '*' ) ).filter(
			( element ) =>
				element.closest( '.sc-root, head' ) === null &&
				! /^(script|style|link)$/.test( element.localName )
		);
		// What follows from how tall the calendar is and where.
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

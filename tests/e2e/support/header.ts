import type { Page } from '@playwright/test';

/** Words that a header shows in one state. */
export interface HeaderWords {
	readonly month: string;
	readonly range: string;
	readonly live: string;
	/** Number of pending bookings. */
	readonly count: string;
	readonly hasToday: boolean;
}

/**
 * Puts words into the open header at each width in turn, and measures where they are rendered. All of it runs in one
 * task of the browser, so that nothing else renders in between.
 *
 * @return Parts that overlap, are cut or stick out, and widths at which the header's height depends on its words.
 */
export function faultsOfHeader(
	page: Page,
	widths: readonly number[],
	states: readonly HeaderWords[]
): Promise< readonly string[] > {
	return page.evaluate(
		( [ everyWidth, everyState ] ) => {
			const root = document.querySelector< HTMLElement >( '.sc-root' );
			const head = root?.querySelector< HTMLElement >( '.sc-head' );
			if ( ! root || ! head ) {
				return [ 'no header' ];
			}
			const find = ( selector: string ) =>
				head.querySelector< HTMLElement >( selector );
			const part = {
				title: find( '.sc-head__title' ),
				today: find( '.sc-head__today' ),
				room: find( '.sc-head__room' ),
				range: find( '.sc-head__range' ),
				live: find( '.sc-live' ),
				chip: find( '.sc-chip' ),
				book: find( '.sc-head__book' ),
			};
			const steps = [ ...head.querySelectorAll( '.sc-btn--icon' ) ];
			const write = ( selector: string, text: string ) => {
				const element = find( selector );
				if ( element ) {
					element.textContent = text;
				}
			};
			/** Splits a label of two months into a span for each, as the header does. */
			const inParts = ( month: string ) =>
				month.split( /(?<=–) / ).flatMap( ( text, at ) => {
					const span = document.createElement( 'span' );
					span.textContent = text;
					return at > 0 ? [ ' ', span ] : [ span ];
				} );
			const show = ( words: HeaderWords ) => {
				part.title?.replaceChildren( ...inParts( words.month ) );
				write( '.sc-head__range > span', words.range );
				write( '.sc-live__text', words.live );
				write( '.sc-chip__count', words.count );
				const text = find( '.sc-chip__text' );
				if ( text ) {
					text.textContent = text.textContent.replace(
						/\d+/,
						words.count
					);
				}
				part.today?.style.setProperty(
					'display',
					words.hasToday ? '' : 'none'
				);
			};
			const isShown = ( box: DOMRect ) => box.width > 0 && box.height > 1;
			/** Returns whether an element is visible: texts for screen readers only are clipped. */
			const isSeen = ( element: Element ) =>
				window.getComputedStyle( element ).clipPath === 'none';
			const textBoxes = ( element: Element ): readonly DOMRect[] =>
				[ ...element.childNodes ].flatMap( ( node ) => {
					if ( node instanceof Element ) {
						return isSeen( node ) ? textBoxes( node ) : [];
					}
					const range = document.createRange();
					range.selectNodeContents( node );
					return [ ...range.getClientRects() ].filter( isShown );
				} );
			/** Returns whether a text is cut. Words that wrapped to a line below the part are hidden on purpose. */
			const isCut = ( element: HTMLElement ) => {
				const outer = element.getBoundingClientRect();
				return textBoxes( element ).some(
					( box ) =>
						box.top < outer.bottom - 1 &&
						( box.left < outer.left - 0.5 ||
							box.right > outer.right + 0.5 ||
							box.bottom > outer.bottom + 4 )
				);
			};
			const pen = document.createElement( 'canvas' ).getContext( '2d' );
			const isSelectCut = () => {
				const select = head.querySelector( 'select' );
				if ( ! select || ! pen ) {
					return true;
				}
				const style = window.getComputedStyle( select );
				pen.font = style.font;
				const text = select.selectedOptions[ 0 ]?.text ?? '';
				const padding =
					Number.parseFloat( style.paddingLeft ) +
					Number.parseFloat( style.paddingRight );
				return (
					pen.measureText( text ).width >
					select.clientWidth - padding + 1
				);
			};
			const look = () => {
				const outer = head.getBoundingClientRect();
				const named = [
					...steps.map( ( step ) => [ 'step', step ] as const ),
					...Object.entries( part ),
				].flatMap( ( [ name, element ] ) => {
					const box = element?.getBoundingClientRect();
					return element && box && isShown( box )
						? [ { name, element, box } ]
						: [];
				} );
				const found: string[] = [];
				named.forEach( ( { name, element, box }, index ) => {
					if (
						box.left < outer.left ||
						box.right > outer.right + 0.5
					) {
						found.push( `${ name } sticks out` );
					}
					if ( name !== 'room' && isCut( element as HTMLElement ) ) {
						found.push( `${ name } is cut` );
					}
					for ( const other of named.slice( index + 1 ) ) {
						if (
							box.left < other.box.right - 0.5 &&
							other.box.left < box.right - 0.5 &&
							box.top < other.box.bottom - 0.5 &&
							other.box.top < box.bottom - 0.5
						) {
							found.push( `${ name } lies over ${ other.name }` );
						}
					}
				} );
				return isSelectCut() ? [ ...found, 'room is cut' ] : found;
			};
			const faults = new Map< string, HeaderWords | null >();
			/** Hides the rest of the calendar, so that its cards need no new layout for each word of the header. */
			const hideOthers = () =>
				[ ...( head.parentElement?.children ?? [] ) ].forEach(
					( element ) => {
						if ( element !== head ) {
							element.setAttribute( 'style', 'display: none' );
						}
					}
				);
			const lookAt = ( width: number ) => {
				root.style.width = `${ width }px`;
				const heights = new Map< number, HeaderWords >();
				for ( const words of everyState ) {
					show( words );
					const height = Math.round( head.offsetHeight );
					heights.set( height, heights.get( height ) ?? words );
					for ( const fault of look() ) {
						faults.set( `${ width } px: ${ fault }`, words );
					}
				}
				if ( heights.size !== 1 ) {
					const high = [ ...heights.keys() ].join( ' or ' );
					faults.set(
						`${ width } px: ${ high } px high`,
						[ ...heights.values() ].at( -1 ) ?? null
					);
				}
			};
			root.style.maxWidth = 'none';
			hideOthers();
			everyWidth.forEach( lookAt );
			return [ ...faults ].map(
				( [ fault, words ] ) =>
					`${ fault } ${ JSON.stringify( words ) }`
			);
		},
		[ widths, states ] as const
	);
}

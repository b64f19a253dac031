import type { Page } from '@playwright/test';

type Style = Readonly< Record< string, string > >;

/**
 * Styles that the design sets for a part in every theme; `byFinger` has those that differ on touch screens. A token
 * such as `--sc-ink` stands for its computed color.
 */
interface Part {
	readonly part: string;
	readonly style: Style;
	readonly byFinger?: Style;
}

const REFERENCE: readonly Part[] = [
	{
		part: '.sc-btn:not(.sc-dialog__x, .sc-fab > *)',
		style: {
			fontSize: '13px',
			borderTopLeftRadius: '8px',
			textTransform: 'none',
			letterSpacing: 'normal',
			boxShadow: 'none',
		},
	},
	{
		part: '.sc-btn--main',
		style: { backgroundColor: '--sc-contrast', color: '--sc-base' },
	},
	{
		part: ':is(.sc-head, .sc-head__nav) > .sc-btn',
		style: { minHeight: '36px' },
		byFinger: { minHeight: '44px' },
	},
	{
		part: '.sc-pick',
		style: {
			borderTopLeftRadius: '8px',
			borderTopWidth: '1px',
			borderTopColor: '--sc-line-2',
			fontSize: '13px',
		},
	},
	{
		part: '.sc-col .sc-card:not(.is-busy, .is-tight-above)',
		style: {
			position: 'absolute',
			borderTopLeftRadius: '6px',
			fontSize: '11px',
			lineHeight: '14px',
		},
	},
	{
		part: '.sc-menu',
		style: {
			borderTopLeftRadius: '10px',
			fontSize: '13px',
		},
	},
	{
		part: '.sc-menu button',
		style: { display: 'flex', minHeight: '36px', columnGap: '10px' },
	},
	{
		part: '.sc-dialog',
		style: { borderTopLeftRadius: '14px', color: '--sc-ink' },
		byFinger: { borderTopLeftRadius: '16px' },
	},
	{
		part: '.sc-dp__day',
		style: { height: '36px', textAlign: 'center' },
		byFinger: { height: '44px' },
	},
	{
		part: '.is-chosen:not(.is-middle) > .sc-dp__day',
		style: { backgroundColor: '--sc-accent', color: '--sc-on-accent' },
	},
	{
		part: '.is-off > .sc-dp__day',
		style: { textDecorationLine: 'line-through', cursor: 'not-allowed' },
	},
	{
		part: '.sc-tabs [aria-selected="true"]',
		style: { backgroundColor: '--sc-base', fontWeight: '600' },
	},
	{
		part: '.sc-toast',
		style: {
			backgroundColor: '--sc-contrast',
			color: '--sc-base',
			borderTopLeftRadius: '10px',
		},
	},
];

/** Returns visible parts that differ from the design: comparing themes does not find a fault that all of them show. */
export const offReference = ( page: Page, isTouch: boolean ) =>
	page.evaluate(
		( { parts, byFinger } ) => {
			const painted = ( element: Element, wanted: string ) => {
				if ( ! wanted.startsWith( '--' ) ) {
					return wanted;
				}
				const probe = document.createElement( 'i' );
				probe.style.color = `var(${ wanted })`;
				element.closest( '.sc' )?.append( probe );
				const { color } = window.getComputedStyle( probe );
				probe.remove();
				return color;
			};
			return parts.flatMap( ( { part, ...of } ) => {
				const style = {
					...of.style,
					...( byFinger ? of.byFinger : {} ),
				};
				return Array.from(
					document.querySelectorAll( `.sc ${ part }` )
				)
					.filter( ( element ) => element.checkVisibility() )
					.flatMap( ( element ) =>
						Object.entries( style ).flatMap(
							( [ name, value ] ) => {
								const seen = Reflect.get(
									window.getComputedStyle( element ),
									name
								) as string;
								const wanted = painted( element, value );
								return seen === wanted
									? []
									: [
											`${ part } "${ element.textContent.slice( 0, 20 ) }": ${ name } ${ seen }, not ${ wanted }`,
										];
							}
						)
					);
			} );
		},
		{ parts: REFERENCE, byFinger: isTouch }
	);

/**
 * How parts of a calendar find each other in the page. A class or an attribute that stands here is more than a look: one part
 * sets it, others search for it. What one module alone searches for is in that module.
 */

/** The whole calendar (root.tsx); dialogs and toasts are in it. */
export const CALENDAR = '.sc';

/** What scrolls a wide week (grid-root.tsx). */
export const SCROLLER = '.sc-scroll';

/** The grid in view; a narrow calendar has one for each day near it, inert outside of the view (day-pages.tsx). The search ends at it. */
export const gridIn = ( layer: Element | null ) =>
	layer?.querySelector< HTMLElement >( '[role=grid]:not([inert] *)' );

/** A day's head (grid-head.tsx). */
export const DAY = '.sc-day';

/** A room's column of a day (day-column.tsx). */
export const COLUMN = '.sc-col';

/** A booking's card (card.tsx). One that opens something has a button for it; the others take the focus themselves. */
export const CARD = '[data-booking-id]';
export const CARD_BUTTON = '[role=button]';
export const cardWith = ( bookingId: string ) =>
	`[data-booking-id="${ CSS.escape( bookingId ) }"]`;
export const bookingIdOf = ( { dataset }: HTMLElement ) =>
	dataset[ 'bookingId' ];

/** A card's menu and what opens it (menu.tsx, more-button.tsx). */
export const CARD_MENU = '.sc-more, .sc-menu';

/** What the key T presses: "Today", or the day itself if it is in the range (header.tsx, ribbon.tsx, day-strip.tsx). */
export const TODAY_BUTTON =
	'.sc-head__today, .sc-ribbon__day.is-today, .sc-tab[aria-current]';

/** Presses what a selector finds first in an element; nothing where it finds none. */
export const pressIn = (
	layer: { readonly current: Element | null },
	selector: string
) => layer.current?.querySelector< HTMLElement >( selector )?.click();

/** Where letters are written or choose an entry, and a calendar in which a card is lifted (hint.tsx, use-pointer.ts). */
export const NO_KEYS =
	'input, select, textarea, [popover], [data-hint], [data-held]';

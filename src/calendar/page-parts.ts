/**
 * How parts of a calendar find each other in the page. A class or an attribute that stands here is more than a look: one part
 * sets it, others search for it.
 */

/** The whole calendar (root.tsx); dialogs and toasts are in it. */
export const CALENDAR = '.sc';

/** What scrolls a wide week (grid-root.tsx). */
export const SCROLLER = '.sc-scroll';

/** The grid in view; a narrow calendar has one for each day near it, inert outside of the view (day-pages.tsx). */
export const gridIn = ( layer: Element | null ) =>
	Array.from(
		layer?.querySelectorAll< HTMLElement >( '[role=grid]' ) ?? []
	).find( ( grid ) => ! grid.closest( '[inert]' ) );

/** A day's head (grid-head.tsx), and in it what can be pressed, with the day's place in the range. */
export const DAY = '.sc-day';
export const DAY_HEAD = '[data-day]';
export const dayHead = ( day: number ) => `[data-day="${ day }"]`;
export const dayOf = ( { dataset }: HTMLElement ) => dataset[ 'day' ];

/** What shows another day: a day of the ribbon (ribbon.tsx), or a day's tab of a narrow calendar (day-strip.tsx). */
export const DAY_BUTTON = '.sc-ribbon__day, .sc-tab';

/** An hour's label (hours.tsx). */
export const HOUR = '[data-hour]';
export const hourLabel = ( hour: number ) => `[data-hour="${ hour }"]`;
export const hourOf = ( { dataset }: HTMLElement ) => dataset[ 'hour' ];

/** A room's column of a day (day-column.tsx), and the marker of a free hour in it (slot-marker.tsx). */
export const COLUMN = '.sc-col';
export const SLOT_MARKER = '.sc-add';

/** A booking's card (card.tsx). One that opens something has a button for it; the others take the focus themselves. */
export const CARD = '[data-booking-id]';
export const CARD_BUTTON = '[role=button]';
export const cardWith = ( bookingId: string ) =>
	`[data-booking-id="${ CSS.escape( bookingId ) }"]`;
export const bookingIdOf = ( { dataset }: HTMLElement ) =>
	dataset[ 'bookingId' ];

/** A card's menu and what opens it (menu.tsx, more-button.tsx). */
export const CARD_MENU = '.sc-more, .sc-menu';

/** What the keys B and T press: "Book", and "Today" or the day itself if it is in the range (header.tsx, ribbon.tsx, day-strip.tsx). */
export const BOOK_BUTTON = '.sc-head__book';
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

/** The buttons of the toasts that can be seen (toasts.tsx, toast-list.tsx). */
export const TOASTS = '.sc-toasts';
export const TOAST_BUTTON = '.sc-toast:not([hidden]) > button';

import { bookingIdOf, CARD } from '../../page-parts';

/** Milliseconds for which new cards are highlighted, and the timeout in milliseconds for them to appear. */
const MARKED = 4000;
const TIMEOUT_MS = 10_000;
/** Pixels at the window's edges that bars and messages may cover. */
const EDGE = 120;

/** Highlights the cards of new bookings once rendered, and scrolls the first into view. */
export function markNew(
	root: HTMLElement,
	ids: readonly string[]
): () => void {
	const waiting = new Set( ids );
	let isInView = false;
	const cards = () =>
		Array.from( root.querySelectorAll< HTMLElement >( CARD ) );
	const look = () => {
		for ( const id of waiting ) {
			const card = cards().find( ( one ) => bookingIdOf( one ) === id );
			if ( card ) {
				waiting.delete( id );
				mark( card );
				if ( ! isInView ) {
					isInView = true;
					bringIntoView( card );
				}
			}
		}
	};
	const observer = new MutationObserver( look );
	const timer = setTimeout( () => observer.disconnect(), TIMEOUT_MS );
	observer.observe( root, { childList: true, subtree: true } );
	look();
	return () => {
		clearTimeout( timer );
		observer.disconnect();
	};
}

/** Highlights a card with a static frame, which needs no reduced-motion variant. */
function mark( card: HTMLElement ): void {
	const colour = getComputedStyle( card ).getPropertyValue( '--sc-accent' );
	const frame = {
		outline: `3px solid ${ colour || 'currentcolor' }`,
		outlineOffset: '1px',
	};
	card.animate( [ frame, frame ], MARKED );
}

function bringIntoView( card: HTMLElement ): void {
	const { top, bottom } = card.getBoundingClientRect();
	const isSeen = top > EDGE && bottom < window.innerHeight - EDGE;
	const isStill = window.matchMedia(
		'(prefers-reduced-motion: reduce)'
	).matches;
	card.scrollIntoView( {
		block: isSeen ? 'nearest' : 'center',
		inline: 'nearest',
		behavior: isStill ? 'auto' : 'smooth',
	} );
}

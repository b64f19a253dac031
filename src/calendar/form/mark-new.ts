import { bookingIdOf, CARD } from '../page-parts';

/** Milliseconds that new cards are marked for, and that are waited for them to come. */
const MARKED = 4000;
const PATIENCE = 10_000;
/** Pixels at the window's edges that bars and messages lie over. */
const EDGE = 120;

/** Marks the cards of new bookings as soon as they are drawn, and brings the first of them into view. */
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
	const timer = setTimeout( () => observer.disconnect(), PATIENCE );
	observer.observe( root, { childList: true, subtree: true } );
	look();
	return () => {
		clearTimeout( timer );
		observer.disconnect();
	};
}

/** A frame that stands still, so there is no motion to reduce. */
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

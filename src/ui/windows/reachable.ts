/** What Tab may reach; of radio buttons a browser reaches the chosen one alone. */
const REACHABLE =
	':is(a[href], button, input, select, textarea, [tabindex]):not([tabindex="-1"], :disabled)';

const isDrawn = ( element: Element ) => element.getClientRects().length > 0;

interface PressedTab {
	readonly shiftKey: boolean;
	readonly target: EventTarget | null;
	readonly preventDefault: () => void;
}

/** Returns the first element that Tab may reach, also in a window that is not drawn yet. */
export const firstIn = ( window: Element ) => window.querySelector( REACHABLE );

export const reachableIn = ( window: Element ): readonly HTMLElement[] =>
	Array.from( window.querySelectorAll< HTMLElement >( REACHABLE ) ).filter(
		isDrawn
	);

/** Keeps Tab inside a window: on its last element it goes to the first, and back. */
export function wrapFocus( event: PressedTab, window: Element ): void {
	const elements = reachableIn( window );
	const [ edge, other ] = event.shiftKey
		? [ elements[ 0 ], elements.at( -1 ) ]
		: [ elements.at( -1 ), elements[ 0 ] ];
	if ( event.target === edge ) {
		event.preventDefault();
		other?.focus();
	}
}

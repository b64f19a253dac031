import { useCallback } from '@wordpress/element';
import type { KeyboardEvent } from 'react';

const CARD = '.sc-card';

/** A card that opens something has a button for it; the others take the focus themselves. */
const focusOf = ( card: HTMLElement ) =>
	card.querySelector< HTMLElement >( '[role=button]' ) ?? card;

/** The cards of each cell that has any, in order of day, room and time. */
function cardsByColumn( grid: Element ): readonly ( readonly HTMLElement[] )[] {
	return Array.from( grid.querySelectorAll( '.sc-col' ), ( column ) =>
		Array.from( column.querySelectorAll< HTMLElement >( CARD ) )
	).filter( ( cards ) => cards.length > 0 );
}

const topOf = ( card: HTMLElement ) => Number.parseFloat( card.style.top );

function nearest(
	cards: readonly HTMLElement[] | undefined,
	top: number
): HTMLElement | undefined {
	return [ ...( cards ?? [] ) ].sort(
		( a, b ) => Math.abs( topOf( a ) - top ) - Math.abs( topOf( b ) - top )
	)[ 0 ];
}

/**
 * Arrow keys lead from card to card: up and down within one room's day, left and right to the nearest in time of the
 * next column that has bookings, Home and End to the day's first and last. The grid itself is the one tab stop.
 */
export function useCardKeys() {
	return useCallback( ( event: KeyboardEvent< HTMLElement > ) => {
		const columns = cardsByColumn( event.currentTarget );
		const from =
			event.target instanceof Element
				? event.target.closest( CARD )
				: null;
		const target = targetOf( event.key, columns, from );
		if ( target ) {
			event.preventDefault();
			focusOf( target ).focus();
		}
	}, [] );
}

function targetOf(
	key: string,
	columns: readonly ( readonly HTMLElement[] )[],
	from: Element | null
): HTMLElement | undefined {
	const column = columns.findIndex( ( cards ) =>
		cards.some( ( card ) => card === from )
	);
	const cards = columns[ column ];
	if ( ! cards ) {
		return key.startsWith( 'Arrow' ) ? columns[ 0 ]?.[ 0 ] : undefined;
	}
	const index = cards.findIndex( ( card ) => card === from );
	const top = topOf( cards[ index ] ?? cards[ 0 ] ?? document.body );
	const moves: Readonly< Record< string, HTMLElement | undefined > > = {
		ArrowUp: cards[ index - 1 ],
		ArrowDown: cards[ index + 1 ],
		ArrowLeft: nearest( columns[ column - 1 ], top ),
		ArrowRight: nearest( columns[ column + 1 ], top ),
		Home: cards[ 0 ],
		End: cards.at( -1 ),
	};
	return moves[ key ];
}

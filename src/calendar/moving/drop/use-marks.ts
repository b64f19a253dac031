import { useLayoutEffect, useRef } from '@wordpress/element';
import { inTheWay } from '../../../domain/moving/place';
import type { Asking, Lifted } from '../../../domain/moving/states';
import type { MovingProps } from '../moving-props';
import { cardIn } from '../use-flight';

type Layer = MovingProps[ 'layer' ];

/** Marks the card that was lifted, and the one in the way; by an attribute, because React owns the cards' classes. */
export function useMarks( layer: Layer, state: Lifted | Asking ): void {
	const { booking, over } = state;
	const other = over?.stance === 'refused' ? inTheWay( over.verdict ) : null;
	useMark( layer, other?.id, 'in-way' );
	useMark( layer, booking.id, 'origin' );
}

function useMark( layer: Layer, id: string | undefined, as: string ): void {
	const marked = useRef< HTMLElement | null >( null );
	// The browser computes a card's style anew if a mark is taken off and set again, as each step would.
	const mark = ( card: HTMLElement | null ) => {
		if ( card !== marked.current ) {
			marked.current?.removeAttribute( MARK );
			card?.setAttribute( MARK, as );
			marked.current = card;
		}
	};
	useLayoutEffect( () =>
		mark( id === undefined ? null : cardIn( layer, id ) )
	);
	useLayoutEffect( () => () => mark( null ), [] ); // eslint-disable-line react-hooks/exhaustive-deps
}

const MARK = 'data-moving';

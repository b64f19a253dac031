import { useLayoutEffect } from '@wordpress/element';
import { inTheWay } from '../../domain/moving/place';
import { isUp, type Moving } from '../../domain/moving/states';
import type { MovingProps } from './moving-props';
import { cardIn } from './use-flight';

/** Marks the card that was lifted, and the one in the way; attributes, because React owns the cards' classes. */
export function useMarks( layer: MovingProps[ 'layer' ], state: Moving ): void {
	useLayoutEffect( () => {
		if ( ! isUp( state ) ) {
			return undefined;
		}
		const { booking, over } = state;
		const other =
			over?.stance === 'refused' ? inTheWay( over.verdict ) : null;
		const mark = ( id: string | undefined, as: 'origin' | 'in-way' ) => {
			const card = id === undefined ? null : cardIn( layer, id );
			card?.setAttribute( 'data-moving', as );
			return card;
		};
		const cards = [
			mark( booking.id, 'origin' ),
			mark( other?.id, 'in-way' ),
		];
		return () =>
			cards.forEach( ( card ) => card?.removeAttribute( 'data-moving' ) );
	} );
}

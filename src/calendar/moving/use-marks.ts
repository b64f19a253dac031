import { useLayoutEffect } from '@wordpress/element';
import { inTheWay } from '../../domain/moving/place';
import type { Moving } from '../../domain/moving/states';
import type { MovingProps } from './moving-props';
import { cardIn } from './use-flight';

/** Marks the card that was lifted, and the one in the way; attributes, because React owns the cards' classes. */
export function useMarks( layer: MovingProps[ 'layer' ], state: Moving ): void {
	useLayoutEffect( () => {
		const mark = ( id: string, as: string ) => {
			const card = cardIn( layer, id );
			card?.setAttribute( 'data-moving', as );
			return card;
		};
		const cards = marksOf( state ).map( ( [ id, as ] ) => mark( id, as ) );
		return () =>
			cards.forEach( ( card ) => card?.removeAttribute( 'data-moving' ) );
	} );
}

type Mark = readonly [ id: string, as: 'origin' | 'in-way' ];

function marksOf( state: Moving ): readonly Mark[] {
	if ( state.status !== 'lifted' && state.status !== 'asking' ) {
		return [];
	}
	const { booking, over } = state;
	const other = over?.stance === 'refused' ? inTheWay( over.verdict ) : null;
	return [
		[ booking.id, 'origin' ],
		...( other ? [ [ other.id, 'in-way' ] as const ] : [] ),
	];
}

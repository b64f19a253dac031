import { liftCopy } from '../lift';
import { cardIn, RETURN, type Layer } from '../use-flight';

/** Lets a refused card fly from where it is shown back to where it was, which it is before the next frame. */
export function flyBack( layer: Layer, id: string ): void {
	const card = cardIn( layer, id );
	const copy = card && liftCopy( card );
	requestAnimationFrame( () => {
		const spot = cardIn( layer, id )?.getBoundingClientRect();
		copy?.land( spot ?? null, RETURN );
	} );
}

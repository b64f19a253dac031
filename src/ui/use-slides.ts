import { useState } from '@wordpress/element';

/** Image with its position in a row that is endless in both directions. */
interface Slide {
	readonly at: number;
	readonly picture: number;
}

interface Slides {
	readonly shown: Slide;
	/** Previous image, which slides out regardless of the order. */
	readonly left: Slide | null;
}

const FIRST: Slides = { shown: { at: 0, picture: 0 }, left: null };

/** Returns the visible image of an endless row and the neighbors to render and load. */
export function useSlides( count: number ) {
	const [ slides, setSlides ] = useState( FIRST );
	const to = ( by: number, picture: number ) =>
		setSlides( ( { shown } ) => ( {
			shown: { at: shown.at + by, picture },
			left: shown,
		} ) );
	const { shown } = slides;
	return {
		shown,
		drawn: drawnOf( slides, count ),
		turn: ( by: number ) =>
			to( by, ( shown.picture + by + count ) % count ),
		show: ( picture: number ) => {
			const by = Math.sign( picture - shown.picture );
			if ( by !== 0 ) {
				to( by, picture );
			}
		},
		/** Ends the transition; both neighbors are in their positions. */
		settle: () => setSlides( { shown, left: null } ),
	};
}

function drawnOf( { shown, left }: Slides, count: number ): readonly Slide[] {
	const beside = count > 1 ? [ -1, 1 ] : [];
	const near = beside
		.map( ( by ) => ( {
			at: shown.at + by,
			picture: ( shown.picture + by + count ) % count,
		} ) )
		.filter( ( { at } ) => at !== left?.at );
	return [ ...near, shown, ...( left ? [ left ] : [] ) ].sort(
		( a, b ) => a.at - b.at
	);
}

import { useEffect, useRef, useState } from '@wordpress/element';
import type { CSSProperties, PointerEvent } from 'react';
import { Icon } from './icon';

/** Specification, 9: milliseconds a slide takes and stands, and how far (pixels) or fast (pixels per ms) turns it. */
const SLIDE_DURATION = 450;
const INTERVAL = 3000;
const SWIPE_THRESHOLD = 30;
const FLICK_THRESHOLD = 0.4;

interface Picture {
	readonly original: string;
	readonly alt: string;
}

interface GalleryProps {
	readonly pictures: readonly Picture[];
	readonly texts: {
		readonly label: string;
		readonly previous: string;
		readonly next: string;
		/** "Picture 2 of 4" */
		readonly position: ( place: number ) => string;
	};
}

/** Pictures side by side, one in view, going round; it stands still under the pointer, the focus and reduced motion. */
export function Gallery( { pictures, texts }: GalleryProps ) {
	const count = pictures.length;
	const [ shown, setShown ] = useState( 0 );
	const turn = ( by: number ) =>
		setShown( ( at ) => ( at + by + count ) % count );
	const still = useAutoplay( count > 1, () => turn( 1 ) );
	const swipe = useSwipe( turn );
	return (
		<div
			role="group"
			aria-label={ texts.label }
			className="sc-gal"
			{ ...still }
			{ ...( count > 1 ? swipe : {} ) }
		>
			<div className="sc-gal__track" style={ trackStyle( shown ) }>
				{ pictures.map( ( { original, alt }, index ) => (
					<img
						key={ original }
						src={ original }
						alt={ alt }
						draggable={ false }
						aria-hidden={ index !== shown }
					/>
				) ) }
			</div>
			{ count > 1 && (
				<>
					<span className="sc-gal__n" aria-hidden="true">
						{ `${ shown + 1 } / ${ count }` }
					</span>
					<Turn
						side="previous"
						label={ texts.previous }
						onClick={ () => turn( -1 ) }
					/>
					<Turn
						side="next"
						label={ texts.next }
						onClick={ () => turn( 1 ) }
					/>
					<div className="sc-gal__dots">
						{ pictures.map( ( { original }, index ) => (
							<button
								key={ original }
								type="button"
								className={
									index === shown ? 'is-on' : undefined
								}
								aria-label={ texts.position( index + 1 ) }
								aria-current={ index === shown }
								onClick={ () => setShown( index ) }
							/>
						) ) }
					</div>
				</>
			) }
		</div>
	);
}

/** React's types know no custom properties. */
const trackStyle = ( shown: number ) =>
	( {
		'--sc-shown': shown,
		transitionDuration: `${ SLIDE_DURATION }ms`,
	} ) as CSSProperties;

interface TurnProps {
	readonly side: 'previous' | 'next';
	readonly label: string;
	readonly onClick: () => void;
}

function Turn( { side, label, onClick }: TurnProps ) {
	return (
		<button
			type="button"
			className={ `sc-gal__b is-${ side }` }
			aria-label={ label }
			onClick={ onClick }
		>
			<Icon name={ side } />
		</button>
	);
}

function useAutoplay( isMany: boolean, onTurn: () => void ) {
	const [ isHeld, setIsHeld ] = useState( false );
	useEffect( () => {
		const prefers = window.matchMedia( '(prefers-reduced-motion: reduce)' );
		if ( ! isMany || isHeld || prefers.matches ) {
			return undefined;
		}
		const timer = setTimeout( onTurn, INTERVAL );
		return () => clearTimeout( timer );
	} );
	return {
		onMouseEnter: () => setIsHeld( true ),
		onMouseLeave: () => setIsHeld( false ),
		onFocus: () => setIsHeld( true ),
		onBlur: () => setIsHeld( false ),
	};
}

/** A pointer that went far enough, or fast enough, turns to the side it went to. */
function useSwipe( onTurn: ( by: number ) => void ) {
	const start = useRef< { x: number; time: number } | null >( null );
	return {
		onPointerDown: ( { clientX, timeStamp }: PointerEvent ) => {
			start.current = { x: clientX, time: timeStamp };
		},
		onPointerUp: ( { clientX, timeStamp }: PointerEvent ) => {
			if ( ! start.current ) {
				return;
			}
			const way = clientX - start.current.x;
			const speed =
				Math.abs( way ) / Math.max( 1, timeStamp - start.current.time );
			start.current = null;
			if (
				Math.abs( way ) >= SWIPE_THRESHOLD ||
				speed >= FLICK_THRESHOLD
			) {
				onTurn( way < 0 ? 1 : -1 );
			}
		},
		onPointerCancel: () => {
			start.current = null;
		},
	};
}

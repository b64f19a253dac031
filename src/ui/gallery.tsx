import type { CSSProperties, PropsWithChildren } from 'react';
import { Icon } from './icon';
import { useAutoplay } from './use-autoplay';
import { useSlides } from './use-slides';
import { useSwipe } from './use-swipe';

/** Duration and interval of a slide in milliseconds, and the pointer's thresholds (specification, 9). */
const SLIDE_DURATION = 450;
const INTERVAL = 3000;
const THRESHOLDS = { swipeThreshold: 30, flickThreshold: 0.4 };

/** Maximum number of images with a dot each. */
const MAX_DOTS = 8;

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
		readonly pause: string;
		readonly start: string;
		/** "Picture 2 of 4" */
		readonly position: ( place: number ) => string;
	};
}

/** Carousel of images; only the visible one and its neighbors are loaded. */
export function Gallery( { pictures, texts }: GalleryProps ) {
	const isMany = pictures.length > 1;
	const { shown, drawn, turn, show, settle } = useSlides( pictures.length );
	const { way, handlers } = useSwipe( {
		...THRESHOLDS,
		onStart: settle,
		onTurn: turn,
	} );
	const play = useAutoplay( {
		isMany,
		interval: INTERVAL,
		isDragged: way !== null,
		turnedTo: shown.at,
		onTurn: () => turn( 1 ),
	} );
	return (
		<div
			role="group"
			aria-label={ texts.label }
			className="sc-gal"
			{ ...play.hold }
			{ ...( isMany ? handlers : {} ) }
		>
			{ isMany && (
				<Round
					className="is-play"
					label={ play.isStopped ? texts.start : texts.pause }
					onClick={ play.toggle }
				>
					<svg
						className="sc-i"
						viewBox="0 0 16 16"
						aria-hidden="true"
					>
						<path d={ play.isStopped ? START : PAUSE } />
					</svg>
				</Round>
			) }
			<div
				className="sc-gal__track"
				style={ trackStyle( shown.at, way ) }
				aria-live={ play.isMoving ? 'off' : 'polite' }
			>
				{ drawn.map( ( { at, picture } ) => (
					<img
						key={ at }
						src={ pictures[ picture ]?.original }
						alt={ altOf( pictures[ picture ], picture, texts ) }
						style={ { left: `${ at * 100 }%` } }
						draggable={ false }
						aria-hidden={ at !== shown.at }
					/>
				) ) }
			</div>
			{ isMany && (
				<>
					<Round
						className="is-previous"
						label={ texts.previous }
						onClick={ () => turn( -1 ) }
					>
						<Icon name="previous" />
					</Round>
					<Round
						className="is-next"
						label={ texts.next }
						onClick={ () => turn( 1 ) }
					>
						<Icon name="next" />
					</Round>
				</>
			) }
			{ isMany && pictures.length <= MAX_DOTS && (
				<div className="sc-gal__dots">
					{ pictures.map( ( _, picture ) => (
						<button
							key={ picture }
							type="button"
							className={
								picture === shown.picture ? 'is-on' : undefined
							}
							aria-label={ texts.position( picture + 1 ) }
							aria-current={ picture === shown.picture }
							onClick={ () => show( picture ) }
						/>
					) ) }
				</div>
			) }
		</div>
	);
}

const altOf = (
	shown: Picture | undefined,
	at: number,
	{ position }: GalleryProps[ 'texts' ]
) => ( shown && shown.alt !== '' ? shown.alt : position( at + 1 ) );

const PAUSE = 'M5.5 3.5v9M10.5 3.5v9';
const START = 'M5 3l7.5 5L5 13z';

/** Returns the style; React's types do not include custom properties. */
const trackStyle = ( at: number, way: number | null ) =>
	( {
		'--sc-shown': at,
		'--sc-way': `${ way ?? 0 }px`,
		transitionDuration: `${ way === null ? SLIDE_DURATION : 0 }ms`,
	} ) as CSSProperties;

interface RoundProps {
	readonly className: string;
	readonly label: string;
	readonly onClick: () => void;
}

function Round( props: PropsWithChildren< RoundProps > ) {
	const { className, label, onClick, children } = props;
	return (
		<button
			type="button"
			className={ `sc-gal__b ${ className }` }
			aria-label={ label }
			onClick={ onClick }
		>
			{ children }
		</button>
	);
}

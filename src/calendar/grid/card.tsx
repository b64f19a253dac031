import { memo } from '@wordpress/element';
import type { ReactNode } from 'react';
import {
	initials,
	isLoading,
	trainerName,
	type Booking,
} from '../../domain/booking';
import type { Box } from '../../domain/layout';
import { toTime } from '../../domain/time';
import { useI18n } from '../../i18n/context';
import type { Texts } from '../../i18n/texts';
import { CardFoot, hasFoot } from './card-foot';
import { CardMarks, hasMarks } from './card-marks';
import { cardName, titleOf, type Place } from './card-name';
import { NARROWEST, sizeOf, type CardSize, type CardWidth } from './card-size';
import { partsOf, timeText } from './card-text';

interface CardProps extends Box, Place {
	readonly width: CardWidth;
	readonly isPast: boolean;
	/** Whether it is the visitor's own booking. */
	readonly isOwn: boolean;
}

/**
 * Card of one booking. Every prop is a value or a shared object, so only a changed card renders again. It has as few
 * elements as possible, because a busy week has hundreds of cards.
 */
export const Card = memo( function BookingCard( props: CardProps ) {
	const { booking, lanes } = props;
	const i18n = useI18n();
	const width = lanes > 1 ? NARROWEST : props.width;
	const size = sizeOf( props.height );
	const name = cardName( booking, props, i18n );
	const time = timeText( booking, size, width, i18n );
	const focus = focusOf( booking, name );
	const trainer = size.hasTrainer ? trainerName( booking ) : '';
	return (
		<article
			className={ classesOf( props, size, width ) }
			style={ styleOf( props ) }
			aria-label={ name }
			aria-busy={ isLoading( booking ) || undefined }
			title={ name }
			data-booking-id={ booking.id }
			{ ...focus.card }
		>
			<span className="sc-card__t" { ...focus.title }>
				{ hasMarks( props, size ) && (
					<CardMarks
						booking={ booking }
						size={ size }
						isClash={ props.isClash }
						isOwn={ props.isOwn }
					/>
				) }
				{ titleParts( booking, size, width, i18n ) }
			</span>
			{ time !== '' && <span className="sc-card__time">{ time }</span> }
			{ trainer !== '' && (
				<span className="sc-card__who">
					{ width.isWide && size.isTall && (
						<span className="sc-ava" aria-hidden="true">
							{ initials( booking ) }
						</span>
					) }
					{ trainer }
				</span>
			) }
			{ hasFoot( booking, size ) && (
				<CardFoot booking={ booking } width={ width } />
			) }
		</article>
	);
} );

/** Renders a title without a component of its own, because a busy week has hundreds; a wide card of one line has the start. */
function titleParts(
	booking: Booking,
	size: CardSize,
	width: CardWidth,
	texts: Texts
) {
	return (
		<>
			{ width.isWide && ! size.hasTime && (
				<span className="sc-card__lead">
					{ `${ toTime( booking.from ) } ` }
				</span>
			) }
			{ unbroken( titleOf( booking, texts ) ) }
		</>
	);
}

/**
 * Keeps numbers unbroken by style, so that searched or copied text is unchanged. The text after them is in the same
 * element, so that a clamped title ends there as a whole.
 */
function unbroken( title: string ): ReactNode {
	const [ before, range, ...rest ] = partsOf( title );
	return range === undefined ? (
		title
	) : (
		<>
			{ before }
			<span>
				<span className="sc-card__nb">{ range }</span>
				{ unbroken( rest.join( '' ) ) }
			</span>
		</>
	);
}

const FOCUSABLE = { tabIndex: -1 };

/**
 * Returns the props that make the title the card's button for keyboard and screen readers; a press anywhere on the card
 * counts. The focused element has the full sentence as its name, because screen readers skip the name of a surrounding
 * element.
 */
const focusOf = ( booking: Booking, name: string ) =>
	booking.isBusy || isCanceled( booking )
		? { card: FOCUSABLE, title: {} }
		: {
				card: {},
				title: {
					...FOCUSABLE,
					role: 'button',
					'aria-haspopup': 'dialog',
					'aria-label': name,
				} as const,
			};

const isCanceled = ( { flags }: Booking ) => flags?.isCanceled;

function styleOf( { top, height, lane, lanes }: Box ) {
	const share = 100 / lanes;
	return {
		top,
		height,
		...( lanes > 1 && {
			left: `calc(${ lane * share }% + 1px)`,
			width: `calc(${ share }% - 3px)`,
		} ),
	};
}

function classesOf(
	props: CardProps,
	size: CardSize,
	width: CardWidth
): string {
	const { booking } = props;
	const states = {
		'is-pending': booking.isPending,
		'is-busy': booking.isBusy,
		'is-canceled': isCanceled( booking ),
		'is-loading': isLoading( booking ),
		'is-moved': booking.flags?.isMoveLoading,
		'is-past': props.isPast,
		'is-mine': props.isOwn,
		'is-clash': props.isClash,
		'is-slim': props.lanes > 2,
		'is-tight-above': props.isTightAbove,
		'is-tight-below': props.isTightBelow,
		'has-foot': hasFoot( booking, size ),
		// A single line has marks and the start beside the title, and "Busy" is longer in other languages.
		'is-brief':
			size.hasTime &&
			! booking.isBusy &&
			booking.title.length <= width.brief &&
			trainerName( booking ).length <= width.brief,
		'is-wide': width.isWide,
	};
	let classes = `sc-card ${ size.className }`;
	for ( const [ name, isOn ] of Object.entries( states ) ) {
		if ( isOn ) {
			classes += ` ${ name }`;
		}
	}
	return classes;
}

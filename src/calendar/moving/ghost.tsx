import { createPortal, useLayoutEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';
import type { Booking } from '../../domain/booking';
import { rectangleOf } from '../../domain/layout';
import type { Over } from '../../domain/moving/place';
import { paletteOf } from '../../domain/palette';
import { timeRange } from '../grid/card-name';
import { columnOf, geometryOf } from './geometry-of';

interface GhostProps {
	readonly layer: RefObject< HTMLElement >;
	readonly booking: Booking;
	readonly over: Over;
	/** Text below the title: time and room. */
	readonly text: string;
	/** Why it cannot be here; empty if it can. */
	readonly reason: string;
	/** Whether no pointer holds it; then it shows the card itself. */
	readonly isAlone: boolean;
	/** Whether a finger can pull its ends. */
	readonly hasHandles: boolean;
	/** Y of the finger, above which the label stays; null for a mouse. */
	readonly finger: number | null;
}

/** Pixels below the top of the view within which the label is below the ghost. */
const NEAR_TOP = 48;
/** Pixels between a finger and the label above it. */
const ABOVE_FINGER = 56;

/** Where the booking would be, and what a drop would do. It snaps; the card under the pointer does not. */
export function Ghost( props: GhostProps ) {
	const { layer, booking, over, text, reason, isAlone, finger } = props;
	const found = layer.current && columnOf( layer.current, over.place );
	const ghost = useRef< HTMLDivElement >( null );
	const isShown = found !== null;
	useLayoutEffect( () => {
		if ( isAlone && isShown ) {
			ghost.current?.scrollIntoView( {
				block: 'nearest',
				inline: 'nearest',
			} );
		}
	}, [ isAlone, isShown, over.place ] );
	if ( ! found || ! layer.current ) {
		return null;
	}
	const { column, element, row, rows } = found;
	const { top, height } = rectangleOf( { ...booking, ...over.place }, rows );
	const geometry = geometryOf( layer.current );
	const inView = geometry ? geometry.top + top - geometry.view.top : NEAR_TOP;
	const fromRight = geometry
		? geometry.view.right - element.getBoundingClientRect().right
		: 0;
	const raise =
		finger === null || ! geometry
			? 0
			: Math.max( 0, ABOVE_FINGER - ( finger - geometry.top - top ) );
	const classes = [
		'sc-drop',
		`sc-${ paletteOf( column.roomIndex, column.room.palette ) }`,
		over.stance === 'refused' && 'is-no',
		over.stance === 'asks' && 'is-asked',
		isAlone && 'is-alone',
		inView < NEAR_TOP && finger === null && 'is-below',
		fromRight < element.offsetWidth && 'is-end',
	];
	return createPortal(
		<div
			ref={ ghost }
			className={ classes.filter( Boolean ).join( ' ' ) }
			style={ {
				top,
				height,
				left: element.offsetLeft,
				width: element.offsetWidth,
			} }
			aria-hidden="true"
		>
			{ isAlone && (
				<span className="sc-drop__card">
					<b>{ booking.title }</b>
					{ timeRange( over.place ) }
				</span>
			) }
			{ ( ! isAlone || reason !== '' ) && (
				<span
					className="sc-drop__label"
					style={ { marginBottom: raise } }
				>
					<b>{ reason || booking.title }</b>
					{ text }
				</span>
			) }
			{ props.hasHandles && (
				<>
					<span className="sc-handle" data-grip="start" />
					<span className="sc-handle" data-grip="end" />
				</>
			) }
		</div>,
		row
	);
}

import { createPortal, useLayoutEffect, useRef } from '@wordpress/element';
import type { ReactNode, RefObject } from 'react';
import { extentOf } from '../../domain/layout';
import type { Over } from '../../domain/moving/place';
import { paletteOf } from '../../domain/palette';
import { timeRange } from '../grid/card-name';
import { columnOf, geometryOf } from './geometry-of';

interface GhostProps {
	readonly layer: RefObject< HTMLElement >;
	readonly title: string;
	readonly over: Over;
	/** Text below the title: time and room. */
	readonly text: string;
	/** Why it cannot be here; empty if it can. */
	readonly reason: string;
	/** Whether no pointer holds it; then it shows the card itself. */
	readonly isAlone: boolean;
	/** Handles of its ends. */
	readonly children?: ReactNode;
	/** Y of the finger, above which the label stays; null for a mouse. */
	readonly finger: number | null;
}

/** Pixels below the top of the view within which the label is below the ghost. */
const NEAR_TOP = 48;
/** Pixels between a finger and the label above it. */
const ABOVE_FINGER = 56;

/** Where the booking would be, and what a drop would do. It snaps; the card under the pointer does not. */
export function Ghost( props: GhostProps ) {
	const { layer, over, isAlone } = props;
	const root = layer.current;
	const found = root && columnOf( root, over.place );
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
	if ( ! found ) {
		return null;
	}
	const { column, element, row, rows } = found;
	const { top, height } = extentOf( over.place, rows );
	const label = labelAt( root, element, top, props );
	const classes = [
		'sc-drop',
		`sc-${ paletteOf( column.roomIndex, column.room.palette ) }`,
		over.stance && STANCES[ over.stance ],
		isAlone && 'is-alone',
		label.isBelow && 'is-below',
		label.isEnd && 'is-end',
	];
	return createPortal(
		<div
			ref={ ghost }
			role={ props.children ? 'gridcell' : undefined }
			className={ classes.filter( Boolean ).join( ' ' ) }
			style={ {
				top,
				height,
				left: element.offsetLeft,
				width: element.offsetWidth,
			} }
		>
			<GhostText { ...props } raise={ label.raise } />
			{ props.children }
		</div>,
		row
	);
}

const STANCES = { fits: '', asks: 'is-asked', refused: 'is-no' } as const;

/** Where the label has room: above, below near the top, right-aligned near the right side, well above a finger. */
function labelAt(
	layer: Element,
	column: HTMLElement,
	top: number,
	{ finger }: GhostProps
) {
	const geometry = geometryOf( layer );
	if ( ! geometry ) {
		return { isBelow: false, isEnd: false, raise: 0 };
	}
	const y = geometry.top + top;
	const toRight = geometry.view.right - column.getBoundingClientRect().right;
	return {
		isBelow: finger === null && y - geometry.view.top < NEAR_TOP,
		isEnd: toRight < column.offsetWidth,
		raise:
			finger === null ? 0 : Math.max( 0, ABOVE_FINGER - ( finger - y ) ),
	};
}

/** The card itself while no pointer shows it, and the label: what, when and where, or why not. Readers hear the live region. */
function GhostText( {
	title,
	over,
	text,
	reason,
	isAlone,
	raise,
}: GhostProps & { readonly raise: number } ) {
	return (
		<>
			{ isAlone && (
				<span className="sc-drop__card" aria-hidden="true">
					<b>{ title }</b>
					{ timeRange( over.place ) }
				</span>
			) }
			{ ( ! isAlone || reason !== '' ) && (
				<span
					className="sc-drop__label"
					style={ { marginBottom: raise } }
					aria-hidden="true"
				>
					<b>{ reason || title }</b>
					{ text }
				</span>
			) }
		</>
	);
}

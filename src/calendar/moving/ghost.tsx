import { createPortal, useLayoutEffect, useRef } from '@wordpress/element';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { extentOf } from '../../domain/layout';
import type { Over } from '../../domain/moving/place';
import type { IsoDate } from '../../domain/time';
import { paletteOf } from '../../domain/palette';
import type { Words } from './drop/words';
import { columnOf } from './geometry-of';

export interface GhostProps {
	readonly layer: RefObject< HTMLElement >;
	/** What it says; null until loaded. */
	readonly parts: {
		readonly GhostText: ComponentType< GhostTextProps >;
		readonly words: Words;
	} | null;
	readonly title: string;
	/** Date on which the booking is now; null for a new one. */
	readonly before: IsoDate | null;
	readonly over: Over;
	/** Whether no pointer holds it; then it shows the card itself. */
	readonly isAlone: boolean;
	/** Whether it was dropped; then it stands for the card that is being saved. */
	readonly isSaved?: boolean;
	/** Handles of its ends. */
	readonly children?: ReactNode;
	/** Y of the finger, above which the label stays; null for a mouse. */
	readonly finger: number | null;
}

export interface GhostTextProps extends GhostProps {
	readonly words: Words;
	/** Column that the ghost is in, and pixels from the top of the rows. */
	readonly column: HTMLElement;
	readonly top: number;
}

/** Where the booking would be, and what a drop would do. It snaps; the card under the pointer does not. */
export function Ghost( props: GhostProps ) {
	const { layer, over, isAlone, isSaved, parts } = props;
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
	const classes = [
		'sc-drop',
		`sc-${ paletteOf( column.roomIndex, column.room.palette ) }`,
		over.stance && STANCES[ over.stance ],
		isAlone && 'is-alone',
		isSaved && 'is-moved',
	];
	return createPortal(
		<div
			ref={ ghost }
			role={ props.children ? 'gridcell' : undefined }
			className={ classes.filter( Boolean ).join( ' ' ) }
			style={ {
				height,
				width: element.offsetWidth,
				transform: `translate(${ element.offsetLeft }px, ${ top }px)`,
			} }
		>
			{ parts && (
				<parts.GhostText
					{ ...props }
					words={ parts.words }
					column={ element }
					top={ top }
				/>
			) }
			{ props.children }
		</div>,
		row
	);
}

const STANCES = { fits: '', asks: 'is-asked', refused: 'is-no' } as const;

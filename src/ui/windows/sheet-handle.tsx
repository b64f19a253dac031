import { useRef } from '@wordpress/element';
import type { PointerEvent } from 'react';

/** Distance (share of the height) and speed (pixels per millisecond) that close a sheet. */
const FAR = 0.3;
const FAST = 0.5;
/** Minimum distance of a drag in pixels; less is a press. */
const MIN_DRAG = 24;

interface SheetHandleProps {
	readonly onClose: () => void;
}

/** Handle to drag a sheet down; the sheet follows the finger and springs back if the drag is too short. */
export function SheetHandle( { onClose }: SheetHandleProps ) {
	const start = useRef< { y: number; time: number } | null >( null );
	const wayOf = ( event: PointerEvent ) =>
		start.current ? Math.max( 0, event.clientY - start.current.y ) : 0;
	const release = ( event: PointerEvent ) => {
		start.current = null;
		move( event, null );
	};
	return (
		<div
			className="sc-handle"
			aria-hidden="true"
			onPointerDown={ ( event ) => {
				if ( event.isPrimary && event.button === 0 ) {
					event.currentTarget.setPointerCapture( event.pointerId );
					start.current = { y: event.clientY, time: event.timeStamp };
				}
			} }
			onPointerMove={ ( event ) => {
				if ( start.current ) {
					move( event, wayOf( event ) );
				}
			} }
			onPointerUp={ ( event ) => {
				const way = wayOf( event );
				const time = event.timeStamp - ( start.current?.time ?? 0 );
				const height = sheetOf( event )?.offsetHeight ?? 0;
				release( event );
				if (
					way >= MIN_DRAG &&
					( way >= height * FAR || way / time >= FAST )
				) {
					onClose();
				}
			} }
			onPointerCancel={ release }
		/>
	);
}

const sheetOf = ( { currentTarget }: PointerEvent ) =>
	currentTarget.closest( 'dialog' );

/** @param way Pixels below its position; null lets the style sheet move it back. */
function move( event: PointerEvent, way: number | null ): void {
	const sheet = sheetOf( event );
	if ( sheet ) {
		sheet.style.transition = way === null ? '' : 'none';
		sheet.style.translate = way === null ? '' : `0 ${ way }px`;
	}
}

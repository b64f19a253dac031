import { memo } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { Box, Column } from '../../domain/layout';
import { paletteOf } from '../../domain/palette';
import type { Place } from './card-name';
import { Card } from './card';
import type { CardWidth } from './card-size';

interface DayColumnProps extends Place {
	readonly column: Column;
	/** The column's cards that are drawn so far. */
	readonly boxes: readonly Box[];
	readonly isFirstOfDay: boolean;
	/** Minute of this day before which bookings are past. */
	readonly pastUntil: number;
	readonly width: CardWidth;
	/** User ID whose bookings are marked as own; null for none. */
	readonly ownerId: string | null;
	/** Marks of other members' open forms; null for none. */
	readonly marks: ReactNode;
}

/** Column of one room on one day with its bookings in order of time. */
export const DayColumn = memo( function RoomDay( props: DayColumnProps ) {
	const { column, boxes, isFirstOfDay, pastUntil, width, ownerId } = props;
	const { day, room } = props;
	const palette = `sc-${ paletteFor( column ) }`;
	return (
		<div
			role="gridcell"
			className={ `sc-col ${ palette }${ isFirstOfDay ? ' is-first' : '' }` }
		>
			{ boxes.map( ( box ) => (
				<Card
					key={ box.booking.id }
					{ ...box }
					width={ width }
					day={ day }
					room={ room }
					isPast={ box.booking.to <= pastUntil }
					isOwn={
						ownerId !== null && box.booking.trainerId === ownerId
					}
				/>
			) ) }
			{ props.marks }
		</div>
	);
}, isSameColumn );

const paletteFor = ( { roomIndex, room }: Column ) =>
	paletteOf( roomIndex, room.palette );

/** Compares columns; the layout is rebuilt with each response, and an equal column does not render again. */
function isSameColumn( a: DayColumnProps, b: DayColumnProps ): boolean {
	return (
		a.isFirstOfDay === b.isFirstOfDay &&
		a.pastUntil === b.pastUntil &&
		a.width === b.width &&
		a.ownerId === b.ownerId &&
		a.marks === b.marks &&
		a.day === b.day &&
		a.room === b.room &&
		paletteFor( a.column ) === paletteFor( b.column ) &&
		a.boxes.length === b.boxes.length &&
		a.boxes.every( ( box, index ) => isSameBox( box, b.boxes[ index ] ) )
	);
}

function isSameBox( a: Box, b: Box | undefined ): boolean {
	return (
		b !== undefined &&
		a.booking === b.booking &&
		a.top === b.top &&
		a.height === b.height &&
		a.lane === b.lane &&
		a.lanes === b.lanes &&
		a.isClash === b.isClash &&
		a.isTightAbove === b.isTightAbove &&
		a.isTightBelow === b.isTightBelow
	);
}

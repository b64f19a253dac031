import type { ShownRoom } from '../../domain/layout';
import type { RoomBlock } from '../../domain/room-blocks';
import { RoomHeads } from '../grid/grid-head';
import { gridStyle } from '../grid/week-grid';

interface RoomBarProps {
	readonly block: RoomBlock< ShownRoom >;
}

/**
 * Sticky names of the visible rooms; screen readers get them from each day's grid. Hidden for one room, but its space
 * is reserved while rooms are unknown.
 */
export function RoomBar( { block }: RoomBarProps ) {
	const { fit, rooms } = block;
	const isKnown = rooms.some( ( { room } ) => room.id !== '' );
	if ( isKnown && rooms.length === 1 && block.first === 0 ) {
		return null;
	}
	return (
		<div
			className="sc-roombar"
			style={ gridStyle( fit, 1, rooms.length ) }
			aria-hidden="true"
		>
			{ isKnown ? (
				<RoomHeads days={ 1 } rooms={ rooms } hasCorner={ false } />
			) : (
				<div className="sc-row--rooms" />
			) }
		</div>
	);
}

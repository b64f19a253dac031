import type { ShownRoom } from '../../domain/layout';
import type { RoomBlock } from '../../domain/room-blocks';
import { placesOf } from './block-names';

type Block = RoomBlock< ShownRoom >;

interface BlockTabsProps {
	readonly blocks: readonly Block[];
	readonly shown: number;
	/** Returns the name of a block: "Rooms 1–4 of 8". */
	readonly nameOf: ( block: Block ) => string;
	readonly onShow: ( block: number ) => void;
}

/** Tabs for blocks of rooms, for people who do not swipe. */
export function BlockTabs( props: BlockTabsProps ) {
	const { blocks, shown, nameOf, onShow } = props;
	return (
		<div className="sc-blocks">
			{ blocks.map( ( block, index ) => (
				<button
					key={ block.first }
					type="button"
					aria-label={ nameOf( block ) }
					aria-pressed={ index === shown }
					onClick={ () => onShow( index ) }
				>
					{ placesOf( block ) }
				</button>
			) ) }
		</div>
	);
}

import { isBookable } from '../../domain/bookable';
import type { DayLoad } from '../../domain/day-pages';
import type { ShownRoom } from '../../domain/layout';
import type { RoomBlock } from '../../domain/room-blocks';
import type { IsoDate } from '../../domain/time';
import type { Adding } from '../grid/free-hours';
import { useStudio } from '../studio-context';
import { useBlockText } from './block-names';
import { BlockTabs } from './block-tabs';
import { DayHead } from './day-head';
import { RoomBar } from './room-bar';

interface DayBarProps {
	readonly date: IsoDate;
	/** Null while unknown. */
	readonly loads: ReadonlyMap< IsoDate, DayLoad > | null;
	readonly blocks: readonly RoomBlock< ShownRoom >[];
	/** Index of the visible block. */
	readonly block: number;
	readonly adding: Adding | null;
	readonly onBlock: ( block: number ) => void;
	readonly onBook: () => void;
}

const NO_LOAD: DayLoad = { count: 0, pending: 0 };

/** Sticky bar with the day and its rooms. */
export function DayBar( props: DayBarProps ) {
	const { date, loads, blocks, adding } = props;
	const { rooms } = useStudio();
	const blockText = useBlockText( rooms.length );
	const block = blocks[ props.block ];
	const isOne = blocks.length === 1;
	const canBook = adding !== null && isBookable( date, adding.rules );
	return (
		<div className="sc-stick">
			<DayHead
				date={ date }
				load={ loads && ( loads.get( date ) ?? NO_LOAD ) }
				roomsText={ isOne || ! block ? '' : blockText( block ) }
				onBook={ canBook ? props.onBook : null }
			/>
			{ ! isOne && (
				<BlockTabs
					blocks={ blocks }
					shown={ props.block }
					nameOf={ blockText }
					onShow={ props.onBlock }
				/>
			) }
			{ block && <RoomBar block={ block } /> }
		</div>
	);
}

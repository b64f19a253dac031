import { useCallback, useMemo, useState } from '@wordpress/element';
import { dayPages, type DayPage } from '../../domain/day-pages';
import type { ShownRoom } from '../../domain/layout';
import { roomBlocks, type RoomBlock } from '../../domain/room-blocks';
import type { IsoDate } from '../../domain/time';
import { useStudio } from '../studio-context';
import type { WeekViewProps } from '../week-view-props';
import { usePages } from './use-pages';

/** Returns the visible day and rooms, and the neighboring pages. */
export function useShownPage( { content, isSkeleton }: WeekViewProps ) {
	const { rooms, width, day } = useStudio();
	const { range } = content;
	const { date, goTo } = day;
	const blocks = useMemo(
		() => roomBlocks( rooms, width ),
		[ rooms, width ]
	);
	const pages = useMemo(
		() => dayPages( range, blocks.length ),
		[ range, blocks.length ]
	);
	const [ wantedBlock, showBlock ] = useState( 0 );
	const [ led, setLed ] = useState( day.lead );
	if ( day.lead && day.lead !== led ) {
		setLed( day.lead );
		showBlock( blockOf( blocks, day.lead.roomId ) );
	}
	const found = indexOf( pages, date, wantedBlock );
	const isOfRange = found >= 0;
	const index = useLastFound( found );
	const handleTurn = useCallback(
		( to: number ) => {
			const page = pages[ to ];
			// Ignored while the range is changing.
			if ( page && isOfRange ) {
				showBlock( page.block );
				goTo( page.date );
			}
		},
		[ pages, isOfRange, goTo ]
	);
	const turned = `${ range.from } ${ isSkeleton }`;
	const { box, near } = usePages( index, turned, handleTurn );
	// A day outside of the range has no data before the range changes.
	const shown = [ pages[ near ], pages[ index ] ].find(
		( page ) => page?.isOutside === false
	) ?? { date, block: 0 };
	return { blocks, pages, index, near, shown, box, showBlock };
}

/** Returns the last page found, so that pages stay while another range loads. */
function useLastFound( found: number ): number {
	const [ last, setLast ] = useState( 0 );
	if ( found >= 0 && found !== last ) {
		setLast( found );
	}
	return found >= 0 ? found : last;
}

const blockOf = ( blocks: readonly RoomBlock< ShownRoom >[], roomId: string ) =>
	Math.max(
		0,
		blocks.findIndex( ( block ) =>
			block.rooms.some( ( { room } ) => room.id === roomId )
		)
	);

/** Returns the page's index; the last block replaces one that no longer exists after a resize. */
function indexOf(
	pages: readonly DayPage[],
	date: IsoDate,
	block: number
): number {
	return pages.findLastIndex(
		( page ) =>
			! page.isOutside && page.date === date && page.block <= block
	);
}

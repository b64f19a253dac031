import { useId, useMemo } from '@wordpress/element';
import { dayLoads } from '../../domain/day-pages';
import type { ShownRoom } from '../../domain/layout';
import { addDays, datesOf } from '../../domain/time';
import { useAdding } from '../grid/adding';
import { useMembers } from '../members/context';
import { useStudio } from '../studio-context';
import type { WeekViewProps } from '../week-view-props';
import { DayBar } from './day-bar';
import { DayPages } from './day-pages';
import { DayStrip } from './day-strip';
import { useShownPage } from './use-shown-page';

/** Range as swipeable days, one visible, with rooms in blocks if they do not fit the width. */
export function NarrowWeek( props: WeekViewProps ) {
	const { content } = props;
	const { rooms, now, onBook, day } = useStudio();
	const members = useMembers();
	const panel = useId();
	const dates = useMemo( () => datesOf( content.range ), [ content.range ] );
	const page = useShownPage( props );
	const { shown } = page;
	const loads = useLoads( props );
	const adding = useAdding(
		content,
		now.date,
		rooms.some( ( { room } ) => room.id !== '' ),
		onBook
	);
	const here = {
		roomId: null,
		roomIds: page.blocks[ shown.block ]?.rooms.map( idOf ) ?? [],
		date: shown.date,
		from: null,
	};
	return (
		<div>
			<DayStrip
				dates={ dates }
				shown={ shown.date }
				today={ now.date }
				loads={ loads }
				panel={ panel }
				onStep={ ( days ) => day.goTo( addDays( day.date, days ) ) }
				onShow={ day.goTo }
			/>
			<div id={ panel } role="tabpanel" aria-label={ props.label }>
				<DayBar
					date={ shown.date }
					loads={ loads }
					blocks={ page.blocks }
					block={ shown.block }
					adding={ adding }
					onBlock={ page.showBlock }
					onBook={ () => adding?.onBook( here ) }
				/>
				<DayPages { ...props } { ...page } adding={ adding } />
			</div>
			{ members && adding && (
				<members.BookPill
					onBook={ () =>
						adding.onBook( { ...here, isBookButton: true } )
					}
				/>
			) }
		</div>
	);
}

const idOf = ( { room }: ShownRoom ) => room.id;

/** Returns the load of each day; null while bookings are loading. */
function useLoads( { content, isSkeleton }: WeekViewProps ) {
	const { rooms } = useStudio();
	const { bookings } = content;
	return useMemo( () => {
		const roomIds = rooms.map( idOf );
		return isSkeleton ? null : dayLoads( bookings, roomIds );
	}, [ bookings, rooms, isSkeleton ] );
}

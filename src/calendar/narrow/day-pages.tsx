import type { PropsWithChildren, RefObject } from 'react';
import type { Schedule } from '../../domain/booking';
import type { DayPage as Page } from '../../domain/day-pages';
import type { ShownRoom } from '../../domain/layout';
import type { RoomBlock } from '../../domain/room-blocks';
import { shiftRange } from '../../domain/time';
import { useKnownWeek } from '../../store/use-known-week';
import { useInert } from '../../ui/use-inert';
import type { Adding } from '../grid/free-hours';
import { useStudio } from '../studio-context';
import type { WeekViewProps } from '../week-view-props';
import { useBlockNames } from './block-names';
import { DayPage } from './day-page';

interface DayPagesProps extends WeekViewProps {
	readonly box: RefObject< HTMLDivElement >;
	readonly pages: readonly Page[];
	readonly blocks: readonly RoomBlock< ShownRoom >[];
	/** Index of the visible page, and of the nearest one while swiping. */
	readonly index: number;
	readonly near: number;
	readonly adding: Adding | null;
}

/** Strip of pages to swipe; only pages within reach have content. */
export function DayPages( props: DayPagesProps ) {
	const { box, pages, index: shown, near } = props;
	const contentOf = useContent( props );
	const isNear = ( index: number ) =>
		Math.abs( index - near ) < 2 || Math.abs( index - shown ) < 2;
	return (
		<div
			key={ props.isSkeleton ? 'skeleton' : 'known' }
			ref={ box }
			className="sc-pages"
		>
			{ pages.map( ( page, index ) => (
				<Place
					key={ `${ page.date } ${ page.block }` }
					isShown={ index === shown }
					isSkeleton={ props.isSkeleton }
				>
					{ isNear( index ) && (
						<Filled
							{ ...props }
							page={ page }
							known={ contentOf( page ) }
						/>
					) }
				</Place>
			) ) }
		</div>
	);
}

/** Returns the content of a page's day; neighboring weeks show what is cached. */
function useContent( { content, isSkeleton }: DayPagesProps ) {
	const { studioId } = useStudio();
	const { range } = content;
	const before = useKnownWeek( { studioId, range: shiftRange( range, -7 ) } );
	const after = useKnownWeek( { studioId, range: shiftRange( range, 7 ) } );
	return ( { date, isOutside }: Page ) => {
		if ( isOutside ) {
			return date < range.from ? before : after;
		}
		return isSkeleton ? null : content;
	};
}

interface PlaceProps {
	readonly isShown: boolean;
	readonly isSkeleton: boolean;
}

/** Place of a page; only the visible page has a height, so that the box fits its day. */
function Place( props: PropsWithChildren< PlaceProps > ) {
	const { isShown, isSkeleton, children } = props;
	return (
		<div
			ref={ useInert( ! isShown ) }
			className={ isShown ? 'sc-page is-shown' : 'sc-page' }
			aria-hidden={ ! isShown || isSkeleton }
		>
			{ children }
		</div>
	);
}

interface FilledProps extends DayPagesProps {
	readonly page: Page;
	readonly known: Pick< Schedule, 'bookings' > | null;
}

function Filled( props: FilledProps ) {
	const { page, known, content, blocks } = props;
	const { rooms, now } = useStudio();
	const blockName = useBlockNames( rooms );
	const block = blocks[ page.block ];
	return block ? (
		<DayPage
			key={ known ? 'known' : 'skeleton' }
			content={ content }
			bookings={ known?.bookings ?? NO_BOOKINGS }
			isSkeleton={ ! known }
			date={ page.date }
			rooms={ rooms }
			block={ block }
			label={ blockName( block ) }
			now={ now }
			adding={ known && props.adding }
		/>
	) : null;
}

const NO_BOOKINGS: Schedule[ 'bookings' ] = [];

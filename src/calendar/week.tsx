import { useMemo } from '@wordpress/element';
import { hasChoice, isWholeByDefault, type ColumnFit } from '../domain/columns';
import { yAt, type Column, type WeekLayout } from '../domain/layout';
import { datesOf, type IsoDate, type WallTime } from '../domain/time';
import { useWholeWeek } from '../store/whole-week';
import { useAdding } from './grid/adding';
import { useDrawnColumns } from './grid/use-drawn-columns';
import { useFirstView, type Position } from './grid/use-first-view';
import { useFit } from './grid/use-fit';
import { useLayout } from './grid/use-layout';
import { WeekGrid } from './grid/week-grid';
import { Ribbon } from './ribbon/ribbon';
import { WholeWeek } from './ribbon/whole-week';
import { useStudio } from './studio-context';
import type { WeekViewProps } from './week-view-props';

/** Renders a range of days in a scrolling box. */
export function Week( { content, isSkeleton, label }: WeekViewProps ) {
	const { now, rooms, width, printed, onBook } = useStudio();
	const { range } = content;
	const dates = useMemo( () => datesOf( range ), [ range ] );
	const layout = useLayout( content, rooms, dates, isSkeleton );
	const adding = useAdding(
		content,
		now.date,
		! isSkeleton && rooms.some( ( { room } ) => room.id !== '' ),
		onBook
	);
	const whole = useWhole( width, rooms.length, dates.length );
	const { box, fit } = useFit(
		rooms.length,
		dates.length,
		width,
		whole.isOn
	);
	const isWhole = fit.daysInView === dates.length;
	const days = isSkeleton ? null : `${ range.from }/${ range.to }`;
	const inView = Math.max( 1, fit.daysInView );
	const first = firstDay( dates, now, inView );
	const drawn = useDrawnColumns(
		days,
		first * rooms.length,
		inView * rooms.length
	);
	useFirstView(
		box,
		days,
		() => firstPosition( layout, dates, now, rooms.length, fit ),
		printed
	);
	return (
		<>
			{ ( whole.canChoose || ! isWhole ) && (
				<div className="sc-over">
					{ ! isWhole && (
						<Ribbon
							box={ box }
							dates={ dates }
							today={ now.date }
							layout={ layout }
							span={ rooms.length }
							dayWidth={ rooms.length * fit.column }
							inView={ inView }
							first={ first }
						/>
					) }
					<WholeWeek { ...whole } />
				</div>
			) }
			<div
				ref={ box }
				className={ isWhole ? 'sc-scroll is-whole' : 'sc-scroll' }
				aria-hidden={ isSkeleton }
			>
				<WeekGrid
					label={ label }
					isSkeleton={ isSkeleton }
					dates={ dates }
					rooms={ rooms }
					layout={ layout }
					drawn={ drawn }
					fit={ fit }
					now={ now }
					role={ content.role }
					userId={ content.userId }
					people={ content.allTrainers }
					adding={ adding }
				/>
			</div>
		</>
	);
}

/** Returns whether every day is in view, by the device's choice where one exists. */
function useWhole( width: number, rooms: number, days: number ) {
	const [ choice, onChange ] = useWholeWeek();
	const canChoose = hasChoice( width, rooms, days );
	const isOn = canChoose && ( choice ?? isWholeByDefault( width, rooms ) );
	return { canChoose, isOn, onChange };
}

/** Rounds to whole hours, so that no label is cut at the top. */
const wholeHour = ( minutes: number ) => Math.floor( minutes / 60 ) * 60;

/**
 * Today's group and an hour above now; in another week Monday and the first booked hour of the days that are then in
 * view, or of any day where those have none.
 */
function firstPosition(
	layout: WeekLayout,
	dates: readonly IsoDate[],
	now: WallTime,
	rooms: number,
	{ column, daysInView }: ColumnFit
): Position {
	const today = dates.indexOf( now.date );
	if ( today !== -1 ) {
		return {
			left: today * rooms * column,
			top: yAt( layout.rows, wholeHour( now.minutes - 60 ) ),
		};
	}
	const first =
		firstBooked( layout.columns.slice( 0, daysInView * rooms ) ) ??
		firstBooked( layout.columns );
	return { left: 0, top: yAt( layout.rows, wholeHour( first ?? 0 ) ) };
}

/** Index of the first day in view: today, as far as the days after it fill the view. */
function firstDay(
	dates: readonly IsoDate[],
	{ date }: WallTime,
	inView: number
): number {
	return Math.max(
		0,
		Math.min( dates.indexOf( date ), dates.length - inView )
	);
}

/** Minute of the day at which the first booking of any column begins. */
function firstBooked( columns: readonly Column[] ): number | null {
	const starts = columns.flatMap( ( { boxes } ) =>
		boxes.map( ( { booking } ) => booking.from )
	);
	return starts.length > 0 ? Math.min( ...starts ) : null;
}

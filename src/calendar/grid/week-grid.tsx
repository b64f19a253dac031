import { useMemo } from '@wordpress/element';
import type { CSSProperties } from 'react';
import { ABILITIES, type Role } from '../../domain/permissions';
import type { TrainerName } from '../../domain/booking';
import type { ColumnFit } from '../../domain/columns';
import { dayLabel } from '../../domain/labels';
import type { Column, ShownRoom, WeekLayout } from '../../domain/layout';
import { DAY_MINUTES, type IsoDate, type WallTime } from '../../domain/time';
import { useI18n } from '../../i18n/context';
import { useOtherPeople } from '../../store/use-live';
import { useMembers } from '../members/context';
import { useRoomNames } from '../room-name';
import type { Adding } from './free-hours';
import { Backdrop } from './backdrop';
import { widthOf } from './card-size';
import { DayColumn } from './day-column';
import { GridHead } from './grid-head';
import { GridRoot } from './grid-root';
import { Hours } from './hours';
import type { DrawnColumns } from './use-drawn-columns';

/** Minimum width in pixels of a day for its full name, and for additional text. */
const LONG_NAME_WIDTH = 140;
const WORDS_WIDTH = 230;

export interface WeekGridProps {
	readonly label: string;
	/** Skeleton without the current time, because the studio's zone is not known yet. */
	readonly isSkeleton: boolean;
	readonly dates: readonly IsoDate[];
	readonly rooms: readonly ShownRoom[];
	readonly layout: WeekLayout;
	/** Columns with their cards; null for all. */
	readonly drawn: DrawnColumns | null;
	readonly fit: ColumnFit;
	readonly now: WallTime;
	readonly role: Role;
	readonly userId: string | null;
	/** Names of other members who are booking. */
	readonly people: readonly TrainerName[];
	/** Null if the visitor may not start a booking. */
	readonly adding: Adding | null;
}

/**
 * Week as a grid with one body row: each cell is one room on one day with its bookings in order. Cards are positioned
 * by minute, which rows of cells could not express.
 */
export function WeekGrid( props: WeekGridProps ) {
	const { dates, rooms, layout, drawn, fit, now, role, userId, adding } =
		props;
	const days = useDayLabels( dates );
	const roomName = useRoomNames();
	const width = widthOf( fit.column );
	const hasNow = dates.includes( now.date ) && ! props.isSkeleton;
	const marksIn = useMarks( props );
	const nowMinutes = hasNow ? now.minutes : null;
	return (
		<GridRoot
			label={ props.label }
			isHidden={ props.isSkeleton }
			isBusy={ drawn !== null }
			className={ gridClass( props ) }
			style={ gridStyle( fit, dates.length, rooms.length, layout ) }
			layout={ layout }
			span={ rooms.length }
			days={ days }
			adding={ adding }
		>
			<GridHead
				dates={ dates }
				rooms={ rooms }
				columns={ layout.columns }
				today={ now.date }
				countsPending={ ABILITIES[ role ].manage }
				hasLongNames={ hasLongNames( fit, rooms.length ) }
				isNarrow={ rooms.length * fit.column < WORDS_WIDTH }
				rules={ adding?.rules ?? null }
			/>
			<div role="rowgroup">
				<div
					role="row"
					className="sc-row sc-body"
					style={ { height: layout.height } }
				>
					<Backdrop
						rows={ layout.rows }
						dates={ dates }
						span={ rooms.length }
						today={ now.date }
						now={ nowMinutes }
					/>
					<Hours
						rows={ layout.rows }
						now={ nowMinutes }
						isBookable={ adding !== null }
					/>
					{ /* By place: another week takes over the columns of this one. */ }
					{ layout.columns.map( ( column, index ) => (
						<DayColumn
							key={ index }
							column={ column }
							boxes={
								isDrawn( index, drawn )
									? column.boxes
									: NO_BOXES
							}
							day={ days.get( column.date ) ?? column.date }
							room={ roomName( column.room ) }
							isFirstOfDay={ index % rooms.length === 0 }
							width={ width }
							pastUntil={ pastUntil( column.date, now ) }
							ownerId={ role === 'Trainer' ? userId : null }
							marks={ marksIn( column ) }
						/>
					) ) }
				</div>
			</div>
		</GridRoot>
	);
}

const NO_BOXES: Column[ 'boxes' ] = [];

const isDrawn = ( index: number, drawn: DrawnColumns | null ) =>
	drawn === null || ( index >= drawn.from && index < drawn.to );

/** Returns the marks of columns with other members' open forms; other columns do not render again for them. */
function useMarks( { layout, people }: WeekGridProps ) {
	const others = useOtherPeople();
	const members = useMembers();
	return ( { date, room }: Column ) =>
		members &&
		others.some(
			( other ) => other.date === date && other.roomId === room.id
		) ? (
			<members.PresenceMarks
				roomId={ room.id }
				date={ date }
				rows={ layout.rows }
				people={ people }
			/>
		) : null;
}

/** Returns each day's name once, not per room. */
function useDayLabels(
	dates: readonly IsoDate[]
): ReadonlyMap< IsoDate, string > {
	const { locale } = useI18n();
	return useMemo(
		() =>
			new Map(
				dates.map( ( date ) => [ date, dayLabel( date, locale ) ] )
			),
		[ dates, locale ]
	);
}

/** Returns whether days have full names: if a day is one column or alone in view; several rooms per day use "Fri". */
function hasLongNames( fit: ColumnFit, rooms: number ): boolean {
	return (
		( rooms === 1 || fit.daysInView === 1 ) &&
		rooms * fit.column >= LONG_NAME_WIDTH
	);
}

const gridClass = ( { fit, adding, isSkeleton }: WeekGridProps ) =>
	[
		'sc-grid',
		fit.daysInView === 1 && 'is-solo',
		adding && 'is-bookable',
		isSkeleton && 'is-skeleton',
	]
		.filter( Boolean )
		.join( ' ' );

/** Returns the style; React's types do not include custom properties. */
export const gridStyle = (
	fit: ColumnFit,
	days: number,
	rooms: number,
	layout?: WeekLayout
) =>
	( {
		'--sc-row': layout && `${ layout.rows[ 0 ]?.height }px`,
		'--sc-days': days,
		'--sc-rooms': rooms,
		'--sc-hours': `${ fit.hours }px`,
		'--sc-col': `${ fit.column }px`,
	} ) as CSSProperties;

function pastUntil( date: IsoDate, now: WallTime ): number {
	if ( date === now.date ) {
		return now.minutes;
	}
	return date < now.date ? DAY_MINUTES : -1;
}

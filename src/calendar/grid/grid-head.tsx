import { memo } from '@wordpress/element';
import { sprintf } from '@wordpress/i18n';
import { isBookable, type BookableRules } from '../../domain/bookable';
import { dayLabel, weekdayName } from '../../domain/labels';
import type { Column, ShownRoom } from '../../domain/layout';
import { paletteOf } from '../../domain/palette';
import type { IsoDate } from '../../domain/time';
import { useI18n } from '../../i18n/context';
import { useRoomNames } from '../room-name';

interface GridHeadProps {
	readonly dates: readonly IsoDate[];
	readonly rooms: readonly ShownRoom[];
	readonly columns: readonly Column[];
	readonly today: IsoDate;
	/** Whether the header counts pending bookings, which owners see. */
	readonly countsPending: boolean;
	readonly hasLongNames: boolean;
	/** Whether days are narrow, so that only the number of pending bookings fits. */
	readonly isNarrow: boolean;
	/** Null for people who may not add; then headers are not buttons. */
	readonly rules: BookableRules | null;
}

/** Header with the days and, if there are several, the rooms of each day. */
export function GridHead( props: GridHeadProps ) {
	const { dates, rooms, columns, today, countsPending, rules } = props;
	const hasRooms = rooms.length > 1;
	return (
		<div className="sc-heads" role="rowgroup">
			<div role="row" className="sc-row sc-row--days">
				<Corner isCell={ rules !== null } />
				{ dates.map( ( date, day ) => (
					<DayHead
						key={ day }
						date={ date }
						day={ rules && isBookable( date, rules ) ? day : null }
						span={ rooms.length }
						isToday={ date === today }
						pending={
							countsPending ? pendingOn( date, columns ) : 0
						}
						hasLongName={ props.hasLongNames }
						isNarrow={ props.isNarrow }
					/>
				) ) }
			</div>
			{ hasRooms && (
				<RoomHeads
					days={ dates.length }
					rooms={ rooms }
					hasCorner={ rules !== null }
				/>
			) }
		</div>
	);
}

function pendingOn( date: IsoDate, columns: readonly Column[] ): number {
	return columns
		.filter( ( column ) => column.date === date )
		.flatMap( ( column ) => column.boxes )
		.filter( ( box ) => box.booking.isPending ).length;
}

/** Corner above the hours, which are cells only if they are buttons. */
function Corner( { isCell }: { readonly isCell: boolean } ) {
	return isCell ? (
		<div className="sc-corner" role="gridcell" />
	) : (
		<div className="sc-corner" aria-hidden="true" />
	);
}

interface DayHeadProps {
	readonly date: IsoDate;
	/** Day that a press on the header books; null if none. */
	readonly day: number | null;
	readonly span: number;
	readonly isToday: boolean;
	readonly pending: number;
	readonly hasLongName: boolean;
	readonly isNarrow: boolean;
}

const DayHead = memo( function Day( props: DayHeadProps ) {
	const { date, day, span, isToday } = props;
	const { locale, __ } = useI18n();
	const name = dayLabel( date, locale );
	return (
		<div
			role="columnheader"
			aria-colspan={ span }
			aria-current={ isToday ? 'date' : undefined }
			className={ isToday ? 'sc-day is-today' : 'sc-day' }
		>
			<span className="sc-day__in">
				<DayName { ...props } name={ name } />
			</span>
			{ day !== null && (
				<button
					type="button"
					className="sc-day__book"
					tabIndex={ -1 }
					data-day={ day }
					aria-label={ sprintf(
						/* translators: %s: day ("Friday 20 November") */
						__( 'Book %s', 'studio-calendar' ),
						name
					) }
				/>
			) }
		</div>
	);
} );

function DayName( props: DayHeadProps & { readonly name: string } ) {
	const { date, name, pending, hasLongName, isNarrow } = props;
	const { locale } = useI18n();
	return (
		<>
			<span aria-hidden="true">
				{ weekdayName( date, locale, hasLongName ? 'long' : 'short' ) }
			</span>
			<span aria-hidden="true" className="sc-day__n">
				{ Number( date.slice( 8 ) ) }
			</span>
			<span className="sc-vh">{ name }</span>
			{ pending > 0 && (
				<PendingCount count={ pending } isNarrow={ isNarrow } />
			) }
		</>
	);
}

interface PendingCountProps {
	readonly count: number;
	readonly isNarrow: boolean;
}

function PendingCount( { count, isNarrow }: PendingCountProps ) {
	const { _n } = useI18n();
	const text = sprintf(
		/* translators: %d: number of bookings that wait for approval */
		_n( '%d pending', '%d pending', count, 'studio-calendar' ),
		count
	);
	return (
		<span className="sc-day__pend">
			<span className="sc-mark sc-mark--pending" />
			{ isNarrow && <span aria-hidden="true">{ count }</span> }
			<span className={ isNarrow ? 'sc-vh' : undefined }>{ text }</span>
		</span>
	);
}

export const RoomHeads = memo( function Rooms( {
	days,
	rooms,
	hasCorner,
}: Pick< GridHeadProps, 'rooms' > & {
	/** Number of days. */
	readonly days: number;
	readonly hasCorner: boolean;
} ) {
	const roomName = useRoomNames();
	return (
		<div role="row" className="sc-row sc-row--rooms">
			<Corner isCell={ hasCorner } />
			{ Array.from( { length: days }, () =>
				rooms.map( ( { room, index }, order ) => (
					<div
						key={ room.id }
						role="columnheader"
						className={ roomClass( { room, index }, order === 0 ) }
						title={ roomName( room ) }
					>
						<span>{ roomName( room ) }</span>
					</div>
				) )
			) }
		</div>
	);
} );

const roomClass = ( { room, index }: ShownRoom, isFirst: boolean ) =>
	`sc-roomh sc-${ paletteOf( index, room.palette ) }${ isFirst ? ' is-first' : '' }`;

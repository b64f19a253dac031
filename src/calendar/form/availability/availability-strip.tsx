import { useMemo, useState } from '@wordpress/element';
import { sprintf } from '@wordpress/i18n';
import type { Booking, Room } from '../../../domain/booking';
import {
	busySpans,
	cutTo,
	defaultLength,
	freeSpans,
	nextFree,
	takenOn,
	type Span,
} from '../../../domain/free-time';
import { shortDayLabel } from '../../../domain/labels';
import { paletteOf } from '../../../domain/palette';
import { verdictOn } from '../../../domain/slot-verdict';
import type { IsoDate } from '../../../domain/time';
import { useI18n } from '../../../i18n/context';
import { useDay } from '../../../store/use-day';
import { Icon } from '../../../ui/icon';
import { timeRange } from '../../grid/card-name';
import { useRoomNames } from '../../room-name';
import { useBookingForm } from '../form-context';
import './availability.css';
import { StripTrack } from './strip-track';
import { sentenceOf } from './verdict-text';

/** The chosen room's day under the times of the form, once there are a room and a date. */
export function AvailabilityStrip() {
	const { values, schedule } = useBookingForm();
	const room = schedule.rooms.find( ( { id } ) => id === values.roomId );
	return room && values.date ? (
		<Strip room={ room } date={ values.date } />
	) : null;
}

interface StripProps {
	readonly room: Room;
	readonly date: IsoDate;
}

function Strip( { room, date }: StripProps ) {
	const form = useBookingForm();
	const { locale } = useI18n();
	const roomName = useRoomNames();
	const { studio, rooms } = form.schedule;
	const day = useDay( { ...form, date } );
	const taken = useTaken( room, date, day );
	const { chosen, length } = useChosen();
	const [ held, setHeld ] = useState< Span | null >( null );
	return (
		<div className="sc-strip">
			<div className="sc-strip__head">
				<span>
					<b>{ roomName( room ) }</b>
					{ `, ${ shortDayLabel( date, locale ) }` }
				</span>
				<Sentence day={ day } taken={ taken } chosen={ chosen } />
			</div>
			<StripTrack
				hours={ studio }
				palette={ paletteOf( rooms.indexOf( room ), room.palette ) }
				taken={ taken }
				chosen={ chosen }
				length={ length }
				onChange={ form.change }
				onHold={ setHeld }
			/>
			<Axis hours={ studio } />
			{ chosen && (
				// Nothing comes and goes under the hand that drags.
				<NextFree chosen={ held ?? chosen } taken={ taken } />
			) }
		</div>
	);
}

type Day = ReturnType< typeof useDay >;

const NOTHING: readonly Booking[] = [];

function useTaken( room: Room, date: IsoDate, day: Day ) {
	const { booking } = useBookingForm();
	const bookings = day.status === 'ready' ? day.bookings : NOTHING;
	const exceptId = booking?.id ?? null;
	return useMemo(
		() => takenOn( bookings, room.id, date, exceptId ),
		[ bookings, room.id, date, exceptId ]
	);
}

/** The time in the form, where it is one, and how long a time is that is chosen by a press. */
function useChosen(): {
	readonly chosen: Span | null;
	readonly length: number;
} {
	const { values, schedule } = useBookingForm();
	const { from, to } = values;
	const chosen =
		from !== null && to !== null && from < to ? { from, to } : null;
	return {
		chosen,
		length: chosen
			? chosen.to - chosen.from
			: defaultLength( schedule.studio ),
	};
}

interface SentenceProps {
	readonly day: Day;
	readonly taken: readonly Booking[];
	readonly chosen: Span | null;
}

function Sentence( { day, taken, chosen }: SentenceProps ) {
	const { schedule } = useBookingForm();
	const texts = useI18n();
	const { __ } = texts;
	const { studio, role } = schedule;
	if ( day.status === 'failed' ) {
		return (
			<button
				type="button"
				className="sc-strip__retry"
				onClick={ day.retry }
			>
				{ __(
					'The bookings of this day could not be loaded. Try again',
					'studio-calendar'
				) }
			</button>
		);
	}
	const sentence =
		day.status === 'ready' && chosen
			? sentenceOf(
					verdictOn( chosen, taken, studio ),
					{
						chosen,
						gapMinutes: studio.gapMinutes,
						isOwner: role === 'Owner',
					},
					texts
				)
			: null;
	return (
		<output className={ `is-${ sentence?.tone ?? 'warn' }` }>
			{ sentence && <Icon name={ sentence.icon } /> }
			{ sentence?.text }
			{ day.status === 'loading' &&
				__( 'Loading...', 'studio-calendar' ) }
		</output>
	);
}

/** Hours below the track, every third and the last; one so close to the last that they would touch is left out. */
function Axis( {
	hours,
}: {
	readonly hours: {
		readonly earliestHour: number;
		readonly latestHour: number;
	};
} ) {
	const { earliestHour, latestHour } = hours;
	const count = latestHour - earliestHour;
	const shown = Array.from( { length: count }, ( _, hour ) => hour ).filter(
		( hour ) => hour % 3 === 0 && hour < count - 1
	);
	return (
		<div className="sc-strip__ax" aria-hidden="true">
			{ [ ...shown, count ].map( ( hour ) => (
				<span
					key={ hour }
					style={ {
						left: `${ ( hour / count ) * 100 }%`,
					} }
				>
					{ String( earliestHour + hour ).padStart( 2, '0' ) }
				</span>
			) ) }
		</div>
	);
}

interface NextFreeProps {
	readonly chosen: Span;
	readonly taken: readonly Booking[];
}

/** Where the chosen time does not fit, the next one of its length that does. */
function NextFree( { chosen, taken }: NextFreeProps ) {
	const { schedule, change } = useBookingForm();
	const { __ } = useI18n();
	const { studio } = schedule;
	if ( verdictOn( chosen, taken, studio ).kind === 'free' ) {
		return null;
	}
	const free = freeSpans( busySpans( taken ), studio );
	const length = chosen.to - chosen.from;
	const next =
		nextFree( free, chosen.from, length ) ?? nextFree( free, 0, length );
	const span = next && cutTo( next, length );
	return span ? (
		<button
			type="button"
			className="sc-btn sc-btn--line sc-strip__next"
			onClick={ () => change( span ) }
		>
			{ sprintf(
				/* translators: %s: times, as in "Next free: 20:15–21:45" */
				__( 'Next free: %s', 'studio-calendar' ),
				timeRange( span )
			) }
		</button>
	) : (
		<p className="sc-strip__next sc-note">
			{ __(
				'No free time of this length on this day',
				'studio-calendar'
			) }
		</p>
	);
}

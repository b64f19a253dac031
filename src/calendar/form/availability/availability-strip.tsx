import { useState } from '@wordpress/element';
import { sprintf } from '@wordpress/i18n';
import type { Booking, Room } from '../../../domain/booking';
import {
	busySpans,
	cutTo,
	defaultLength,
	freeSpans,
	nextFree,
	type Span,
} from '../../../domain/free-time';
import { shortDayLabel } from '../../../domain/date-labels';
import { paletteOf } from '../../../domain/palette';
import { verdictOn } from '../../../domain/slot-verdict';
import type { IsoDate } from '../../../domain/time';
import { useI18n } from '../../../i18n/context';
import { ChunkIcon } from '../../../ui/chunk-icon';
import { timeRange } from '../../grid/card-name';
import { useRoomNames } from '../../room-name';
import { useBookingForm } from '../form-context';
import './availability.css';
import { StripTrack } from './strip-track';
import { useVerdict, type DayVerdict } from './use-verdict';
import { shownSentence } from './verdict-text';

/** Shows the selected room's day below the times, once room and date are selected. */
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
	const { schedule, change } = useBookingForm();
	const { locale } = useI18n();
	const roomName = useRoomNames();
	const { studio, rooms } = schedule;
	const shown = useVerdict();
	const { taken, chosen } = shown;
	const [ held, setHeld ] = useState< Span | null >( null );
	return (
		<div className="sc-strip">
			<div className="sc-strip__head">
				<span>
					<b>{ roomName( room ) }</b>
					{ `, ${ shortDayLabel( date, locale ) }` }
				</span>
				<Sentence { ...shown } />
			</div>
			<StripTrack
				hours={ studio }
				palette={ paletteOf( rooms.indexOf( room ), room.palette ) }
				taken={ taken }
				chosen={ chosen }
				length={
					chosen ? chosen.to - chosen.from : defaultLength( studio )
				}
				onChange={ change }
				onHold={ setHeld }
			/>
			<Axis hours={ studio } />
			{ chosen && ! shown.line && (
				// Nothing appears or disappears while dragging.
				<NextFree chosen={ held ?? chosen } taken={ taken } />
			) }
		</div>
	);
}

/** Shows the result, such as "Free 20:15–24:00" or "Taken by Zumba until 20:15". */
function Sentence( shown: DayVerdict ) {
	const { day } = shown;
	const texts = useI18n();
	const { studio } = useBookingForm().schedule;
	if ( day.status === 'failed' ) {
		return (
			<button
				type="button"
				className="sc-strip__retry"
				onClick={ day.retry }
			>
				{ texts.__(
					'The bookings of this day could not be loaded. Try again',
					'studio-calendar'
				) }
			</button>
		);
	}
	const sentence = shownSentence( shown, studio.gapMinutes, texts );
	return (
		<output className={ `is-${ sentence?.tone ?? 'warn' }` }>
			{ sentence && <ChunkIcon name={ sentence.icon } /> }
			{ sentence?.text }
			{ day.status === 'loading' &&
				texts.__( 'Loading...', 'studio-calendar' ) }
		</output>
	);
}

/** Hours below the track: every third and the last; one too close to the last is omitted. */
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

/** Offers the next free time of the same length if the selected one does not fit. */
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

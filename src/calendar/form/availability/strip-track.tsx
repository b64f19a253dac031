import { useId } from '@wordpress/element';
import type { CSSProperties } from 'react';
import type { Booking, Studio } from '../../../domain/booking';
import type { Span } from '../../../domain/free-time';
import type { Palette } from '../../../domain/palette';
import { useI18n } from '../../../i18n/context';
import { isPlainKey } from '../../../ui/plain-key';
import { timeRange } from '../../grid/card-name';
import { spanAfterKey } from './span-keys';
import { useSpanDrag } from './use-span-drag';

type Hours = Pick< Studio, 'earliestHour' | 'latestHour' >;

interface StripTrackProps {
	readonly hours: Hours;
	readonly palette: Palette;
	/** Bookings that take time in the room, in order. */
	readonly taken: readonly Booking[];
	/** Null without a time, or if it ends before it starts. */
	readonly chosen: Span | null;
	/** Length in minutes of a time selected by a press beside the frame. */
	readonly length: number;
	readonly onChange: ( span: Span ) => void;
	/** Called with the selected time when dragging starts, and null when it ends. */
	readonly onHold: ( span: Span | null ) => void;
}

/** Shows a room's day within its hours: the taken times, and the selected time in a movable frame. */
export function StripTrack( props: StripTrackProps ) {
	const { hours, palette, taken, chosen, onChange } = props;
	const { __ } = useI18n();
	const drag = useSpanDrag( props );
	const count = hours.latestHour - hours.earliestHour;
	return (
		// The frame inside has the keys and the name; the track is a shortcut for pointers.

		<div
			className={ `sc-strip__track sc-${ palette }` }
			style={ { '--sc-hours-count': count } as CSSProperties }
			{ ...drag }
		>
			<ul aria-label={ __( 'Taken', 'studio-calendar' ) }>
				{ taken.map( ( booking ) => (
					<Block
						key={ booking.id }
						booking={ booking }
						hours={ hours }
					/>
				) ) }
			</ul>
			{ chosen && (
				<Frame
					chosen={ chosen }
					hours={ hours }
					onChange={ onChange }
				/>
			) }
		</div>
	);
}

interface BlockProps {
	readonly booking: Booking;
	readonly hours: Hours;
}

function Block( { booking, hours }: BlockProps ) {
	const { __ } = useI18n();
	const name = booking.isBusy
		? __( 'Busy', 'studio-calendar' )
		: booking.title;
	const text = [ name, timeRange( booking ) ].filter( Boolean ).join( ', ' );
	return (
		<li
			className={ `sc-strip__b ${ booking.isBusy ? 'is-busy' : '' }` }
			style={ place( booking, hours ) }
			title={ text }
		>
			<span aria-hidden="true">{ name }</span>
			<span className="sc-vh">{ text }</span>
		</li>
	);
}

interface FrameProps {
	readonly chosen: Span;
	readonly hours: Hours;
	readonly onChange: ( span: Span ) => void;
}

function Frame( { chosen, hours, onChange }: FrameProps ) {
	const { __ } = useI18n();
	const hint = useId();
	return (
		<>
			<div
				className="sc-strip__sel"
				style={ place( chosen, hours ) }
				data-grip="whole"
				role="slider"
				tabIndex={ 0 }
				aria-label={ __( 'Selected time', 'studio-calendar' ) }
				aria-describedby={ hint }
				aria-valuemin={ hours.earliestHour * 60 }
				aria-valuemax={ hours.latestHour * 60 }
				aria-valuenow={ chosen.from }
				aria-valuetext={ timeRange( chosen ) }
				onKeyDown={ ( event ) => {
					const span =
						isPlainKey( event ) &&
						spanAfterKey( chosen, event, hours );
					if ( span ) {
						event.preventDefault();
						onChange( span );
					}
				} }
			>
				<span className="sc-strip__grip" data-grip="start" />
				<span className="sc-strip__grip" data-grip="end" />
			</div>
			<span id={ hint } hidden>
				{ __(
					'Arrow keys move the time by 15 minutes, with Shift they move its end.',
					'studio-calendar'
				) }
			</span>
		</>
	);
}

/** Returns the position as a share of the day, limited to its hours. */
function place( { from, to }: Span, hours: Hours ): CSSProperties {
	const first = hours.earliestHour * 60;
	const length = hours.latestHour * 60 - first;
	const share = ( minutes: number ) =>
		Math.max( 0, Math.min( 1, ( minutes - first ) / length ) ) * 100;
	return {
		left: `${ share( from ) }%`,
		width: `${ share( to ) - share( from ) }%`,
	};
}

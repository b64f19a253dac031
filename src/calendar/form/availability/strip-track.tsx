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
	/** What takes time in the room, in order. */
	readonly taken: readonly Booking[];
	/** Null while no time is chosen, or one that ends before it starts. */
	readonly chosen: Span | null;
	/** Minutes of what a press beside the frame chooses. */
	readonly length: number;
	readonly onChange: ( span: Span ) => void;
	/** What was chosen when the frame was taken, and null when it is let go. */
	readonly onHold: ( span: Span | null ) => void;
}

/** A room's day from its first hour to its last: what is taken, and the chosen time in a frame that can be moved. */
export function StripTrack( props: StripTrackProps ) {
	const { hours, palette, taken, chosen, onChange } = props;
	const { __ } = useI18n();
	const drag = useSpanDrag( props );
	const count = hours.latestHour - hours.earliestHour;
	return (
		// The frame inside is what has keys and a name; the ground is a shortcut for pointers.

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

/** Share of the day, cut at its hours. */
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

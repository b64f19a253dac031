import { useEffect, useState } from '@wordpress/element';
import {
	busySpans,
	cutTo,
	freeSpans,
	nextFree,
	takenOn,
	type Span,
} from '../../../domain/free-time';
import { useI18n } from '../../../i18n/context';
import type { DayState } from '../../../store/use-day';
import { TimeInput } from '../../../ui/time-input';
import { useBookingForm } from '../form-context';
import { useFollowingEnd } from '../use-following-end';
import { Waiting, type RepairProps } from './room-choice';
import type { SeriesDate } from './use-series';

/** Field for another time on that date, by default the next free one. */
export function TimeChoice( props: RepairProps ) {
	const { line, day, onChange } = props;
	const { __ } = useI18n();
	const [ isTouched, setTouched ] = useState( false );
	const next = useNextFree( line, day );
	const isOpen = line.override === null && ! isTouched;
	useEffect( () => {
		if ( isOpen && next ) {
			onChange( next );
		}
	} );
	if ( day.status !== 'ready' ) {
		return <Waiting day={ day } />;
	}
	return ! isOpen || next ? (
		<Times
			{ ...props }
			offered={ next }
			onTouch={ () => setTouched( true ) }
		/>
	) : (
		<p className="sc-note sc-dates__more">
			{ __(
				'No free time of this length on this day',
				'studio-calendar'
			) }
		</p>
	);
}

interface Typed {
	readonly from: number | null;
	readonly to: number | null;
}

interface TimesProps extends RepairProps {
	readonly offered: Span | null;
	readonly onTouch: () => void;
}

function Times( { line, name, offered, onTouch, onChange }: TimesProps ) {
	const { __ } = useI18n();
	const { schedule } = useBookingForm();
	const { override } = line;
	const [ typed, setTyped ] = useState< Typed >( {
		from: override?.from ?? offered?.from ?? null,
		to: override?.to ?? offered?.to ?? null,
	} );
	const take = ( part: Partial< Typed > ) => {
		const { from, to } = { ...typed, ...part };
		setTyped( { from, to } );
		onTouch();
		const isTime = from !== null && to !== null && from < to;
		onChange( isTime ? { from, to } : null );
	};
	const { changeFrom, changeTo, leaveFrom } = useFollowingEnd(
		typed,
		schedule.studio,
		take
	);
	return (
		<div className="sc-dates__times sc-dates__more">
			<TimeInput
				label={ `${ __( 'Time from', 'studio-calendar' ) }, ${ name }` }
				value={ typed.from }
				onChange={ changeFrom }
				onBlur={ leaveFrom }
			/>
			<span aria-hidden="true">–</span>
			<TimeInput
				label={ `${ __( 'Time to', 'studio-calendar' ) }, ${ name }` }
				value={ typed.to }
				isEnd
				onChange={ changeTo }
			/>
		</div>
	);
}

/** Returns the next free time after the series' time, or otherwise before it; null without one, or while unknown. */
function useNextFree( { date }: SeriesDate, day: DayState ): Span | null {
	const { schedule, values } = useBookingForm();
	const { from, to, roomId } = values;
	if ( day.status !== 'ready' || from === null || to === null || ! roomId ) {
		return null;
	}
	const taken = takenOn( day.bookings, roomId, date );
	const free = freeSpans( busySpans( taken ), schedule.studio );
	const next =
		nextFree( free, from, to - from ) ?? nextFree( free, 0, to - from );
	return next && cutTo( next, to - from );
}

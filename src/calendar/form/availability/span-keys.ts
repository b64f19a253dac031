import type { KeyboardEvent } from 'react';
import type { Studio } from '../../../domain/booking';
import { DAY_MINUTES } from '../../../domain/time';
import type { Span } from '../../../domain/free-time';
import { endingAt, movedTo, stepFrom } from '../../../domain/span-moves';

type Hours = Pick< Studio, 'earliestHour' | 'latestHour' >;
type Pressed = Pick< KeyboardEvent, 'key' | 'shiftKey' >;

const DIRECTIONS: Readonly< Record< string, 1 | -1 > > = {
	ArrowRight: 1,
	ArrowUp: 1,
	ArrowLeft: -1,
	ArrowDown: -1,
};

/** Start times for the slider's other keys. */
const JUMPS: Readonly< Record< string, ( from: number ) => number > > = {
	PageUp: ( from ) => from + 60,
	PageDown: ( from ) => from - 60,
	Home: () => 0,
	End: () => DAY_MINUTES,
};

/** Returns the time after a key: arrows move it, with Shift they move its end. Null for other keys. */
export function spanAfterKey(
	span: Span,
	{ key, shiftKey }: Pressed,
	hours: Hours
): Span | null {
	const direction = DIRECTIONS[ key ];
	if ( direction !== undefined ) {
		return shiftKey
			? endingAt( span, stepFrom( span.to, direction ), hours )
			: movedTo( span, stepFrom( span.from, direction ), hours );
	}
	const jump = JUMPS[ key ];
	return jump ? movedTo( span, jump( span.from ), hours ) : null;
}

import type { Studio } from './booking';
import type { Span } from './free-time';
import { DAY_MINUTES, STEP } from './time';

type Hours = Pick< Studio, 'earliestHour' | 'latestHour' >;

const snap = ( minutes: number ) => Math.round( minutes / STEP ) * STEP;

const within = ( value: number, least: number, most: number ) =>
	Math.max( least, Math.min( value, most ) );

/** Returns the span moved to another start. */
export function movedTo( span: Span, from: number, hours: Hours ): Span {
	const [ first, last ] = bounds( hours );
	const length = Math.min( span.to - span.from, last - first );
	const start = within( snap( from ), first, last - length );
	return { from: start, to: start + length };
}

/** Returns the span with another start. */
export function startingAt( span: Span, from: number, hours: Hours ): Span {
	const [ first ] = bounds( hours );
	return { ...span, from: within( snap( from ), first, span.to - STEP ) };
}

/** Returns the span with another end. */
export function endingAt( span: Span, to: number, hours: Hours ): Span {
	const [ , last ] = bounds( hours );
	return { ...span, to: within( snap( to ), span.from + STEP, last ) };
}

/**
 * Returns the end that keeps a length after another start: within the studio's hours, or within the day if the start
 * lies outside them.
 */
export function endAfter( from: number, length: number, hours: Hours ): number {
	const [ , last ] = bounds( hours );
	return Math.min( from + length, from < last ? last : DAY_MINUTES );
}

/**
 * Returns the next quarter of an hour in a direction; a time between two quarters moves to the nearest one in that
 * direction.
 */
export function stepFrom( minutes: number, direction: 1 | -1 ): number {
	return direction === 1
		? ( Math.floor( minutes / STEP ) + 1 ) * STEP
		: ( Math.ceil( minutes / STEP ) - 1 ) * STEP;
}

const bounds = ( { earliestHour, latestHour }: Hours ) =>
	[ earliestHour * 60, latestHour * 60 ] as const;

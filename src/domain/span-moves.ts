import type { Studio } from './booking';
import type { Span } from './free-time';
import { DAY_MINUTES } from './time';

/** Minutes that a time moves by when it is dragged or stepped (docs/design.md). */
export const STEP = 15;

type Hours = Pick< Studio, 'earliestHour' | 'latestHour' >;

const snap = ( minutes: number ) => Math.round( minutes / STEP ) * STEP;

const within = ( value: number, least: number, most: number ) =>
	Math.max( least, Math.min( value, most ) );

/** The same length somewhere else in the day. */
export function movedTo( span: Span, from: number, hours: Hours ): Span {
	const [ first, last ] = bounds( hours );
	const length = Math.min( span.to - span.from, last - first );
	const start = within( snap( from ), first, last - length );
	return { from: start, to: start + length };
}

/** Another start; the end stays. */
export function startingAt( span: Span, from: number, hours: Hours ): Span {
	const [ first ] = bounds( hours );
	return { ...span, from: within( snap( from ), first, span.to - STEP ) };
}

/** Another end; the start stays. */
export function endingAt( span: Span, to: number, hours: Hours ): Span {
	const [ , last ] = bounds( hours );
	return { ...span, to: within( snap( to ), span.from + STEP, last ) };
}

/** The end that keeps a length behind another start: within the day's hours, or, where that start lies beyond them, the day. */
export function endAfter( from: number, length: number, hours: Hours ): number {
	const [ , last ] = bounds( hours );
	return Math.min( from + length, from < last ? last : DAY_MINUTES );
}

/** The next quarter of an hour in a direction: a time between two of them goes to the nearer side of it first. */
export function stepFrom( minutes: number, direction: 1 | -1 ): number {
	return direction === 1
		? ( Math.floor( minutes / STEP ) + 1 ) * STEP
		: ( Math.ceil( minutes / STEP ) - 1 ) * STEP;
}

const bounds = ( { earliestHour, latestHour }: Hours ) =>
	[ earliestHour * 60, latestHour * 60 ] as const;

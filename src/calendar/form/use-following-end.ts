import { useRef } from '@wordpress/element';
import type { Studio } from '../../domain/booking';
import { endAfter } from '../../domain/span-moves';

interface Times {
	readonly from: number | null;
	readonly to: number | null;
}

/**
 * Moves the end with a typed start. The length is the one before the first digit: on the way to 20:15 the start may be
 * 22:15 for a moment, which would shorten the booking.
 */
export function useFollowingEnd(
	times: Times,
	hours: Pick< Studio, 'earliestHour' | 'latestHour' >,
	onChange: ( part: Partial< Times > ) => void
) {
	const held = useRef< number | null >( null );
	return {
		changeFrom: ( from: number | null ) => {
			held.current ??= lengthOf( times );
			const length = held.current;
			onChange(
				from === null || length === null
					? { from }
					: { from, to: endAfter( from, length, hours ) }
			);
		},
		changeTo: ( to: number | null ) => {
			held.current = null;
			onChange( { to } );
		},
		leaveFrom: () => {
			held.current = null;
		},
	};
}

const lengthOf = ( { from, to }: Times ) =>
	from !== null && to !== null && from < to ? to - from : null;

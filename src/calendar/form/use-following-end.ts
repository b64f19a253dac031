import { useRef } from '@wordpress/element';
import type { Studio } from '../../domain/booking';
import { endAfter } from '../../domain/span-moves';

interface Times {
	readonly from: number | null;
	readonly to: number | null;
}

/**
 * A start that is typed moves the end by as much. The length is the one before the first figure was typed: on its way to
 * 20:15 a start may be 22:15 for a moment, which leaves less of the day.
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

import type { Booking } from './booking';

/** Card of a booking, in pixels from the top of its column. */
interface Drawn {
	readonly booking: Pick< Booking, 'from' | 'to' >;
	readonly top: number;
	readonly height: number;
}

/** Index of a lane and number of lanes. */
interface Lane {
	readonly lane: number;
	readonly lanes: number;
}

/** Tolerance in pixels for rounding errors. */
const ROUNDING = 0.01;

/** End of a lane: below its last card, and after its last booking. */
interface LaneEnd {
	readonly bottom: number;
	readonly to: number;
}

/**
 * Places cards side by side whose times overlap (old data) or that would overlap visually because they are taller than
 * their time: each takes the first free lane, and an unbroken group shares the width evenly. Cards that touch keep the
 * full width. Times count in addition to heights, because a card is rendered two pixels short of its end, and one that
 * begins in these pixels would appear to follow it.
 *
 * @param ordered Cards sorted by start.
 */
export function lanesOf( ordered: readonly Drawn[] ): readonly Lane[] {
	const result: Lane[] = [];
	let bunch: number[] = [];
	let laneEnds: LaneEnd[] = [];
	const close = () => {
		bunch.forEach( ( lane ) =>
			result.push( { lane, lanes: laneEnds.length } )
		);
		bunch = [];
		laneEnds = [];
	};
	for ( const { booking, top, height } of ordered ) {
		const isFree = ( { bottom, to }: LaneEnd ) =>
			bottom <= top + ROUNDING && to <= booking.from;
		if ( laneEnds.every( isFree ) ) {
			close();
		}
		const free = laneEnds.findIndex( isFree );
		const lane = free === -1 ? laneEnds.length : free;
		laneEnds[ lane ] = { bottom: top + height, to: booking.to };
		bunch.push( lane );
	}
	close();
	return result;
}

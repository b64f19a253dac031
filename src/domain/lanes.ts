import type { Booking } from './booking';

/** A booking's card, in pixels from the top of its column. */
interface Drawn {
	readonly booking: Pick< Booking, 'from' | 'to' >;
	readonly top: number;
	readonly height: number;
}

/** Which of how many. */
interface Lane {
	readonly lane: number;
	readonly lanes: number;
}

/** Pixels that sums of fractions may be off. */
const ROUNDING = 0.01;

/** Where a lane is free again: below what is drawn in it, and after what lasts in it. */
interface LaneEnd {
	readonly bottom: number;
	readonly to: number;
}

/**
 * Side by side for cards whose times overlap (old data) or that would lie over each other because they are taller than
 * their time: each takes the first lane that is free, and all of one unbroken bunch share the width evenly. Cards that
 * touch stay at full width. Time counts beside what is drawn: a card is drawn two pixels short of its end, and one that
 * begins in these would seem to come after it.
 *
 * @param ordered By their beginning.
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

/**
 * Checks a room's names as clients saw them: what a studio is called, like all that is not a booking, is kept in WordPress's
 * object cache, which a server may fill with what it read before another server's change.
 *
 * @typedef {{ number: number, isSure: boolean, node: string|null, start: number, end: number }} Renaming
 *          The nth name; `isSure` when it was acknowledged.
 * @typedef {{ number: number, node: string, start: number, end: number }} Sight The name that a read showed.
 */

const newest = ( renamings ) =>
	Math.max( 0, ...renamings.map( ( { number } ) => number ) );

/**
 * A read shows no older name than what the same node had acknowledged before it was sent, and none that nobody had asked for.
 *
 * @param {Renaming[]} renamings
 * @param {Sight[]}    seen
 */
export const wrongNames = ( renamings, seen ) =>
	seen.flatMap( ( { number, node, start, end } ) => {
		const least = newest(
			renamings.filter(
				( one ) => one.isSure && one.node === node && one.end < start
			)
		);
		const most = newest( renamings.filter( ( one ) => one.start < end ) );
		return number >= least && number <= most
			? []
			: [
					`${ node } showed name ${ number } when it had acknowledged ${ least } and ${ most } was the newest`,
				];
	} );

/**
 * In the end every node shows the last name that was acknowledged, or one after it that nobody got an answer for.
 *
 * @param {Renaming[]} renamings
 * @param {number[]}   shown     By node.
 */
export function staleNames( renamings, shown ) {
	const least = newest( renamings.filter( ( { isSure } ) => isSure ) );
	return shown.flatMap( ( number, node ) =>
		number >= least
			? []
			: [ `node${ node + 1 } keeps name ${ number } after ${ least }` ]
	);
}

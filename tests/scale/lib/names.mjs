/**
 * Checks a room's names as clients saw them. WordPress's object cache stores them, like everything that is not a
 * booking, and a server may fill the cache with a value that it read before another server's change.
 *
 * @typedef {{ number: number, isSure: boolean, node: string|null, start: number, end: number }} Renaming
 *          The nth name; `isSure` if the renaming was acknowledged.
 * @typedef {{ number: number, node: string, start: number, end: number }} Sight The name that a read showed.
 */

const newest = ( renamings ) =>
	Math.max( 0, ...renamings.map( ( { number } ) => number ) );

/**
 * Finds reads with an older name than the same node had acknowledged before, or with a name that was not requested yet.
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
 * Finds nodes that finally show an older name than the last acknowledged one; a later, unacknowledged one is allowed.
 *
 * @param {Renaming[]} renamings
 * @param {number[]}   shown     Number of the shown name, by node.
 */
export function staleNames( renamings, shown ) {
	const least = newest( renamings.filter( ( { isSure } ) => isSure ) );
	return shown.flatMap( ( number, node ) =>
		number >= least
			? []
			: [ `node${ node + 1 } keeps name ${ number } after ${ least }` ]
	);
}

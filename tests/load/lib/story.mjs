/**
 * When a write may be taken back (docs/behaviour.md, 7), for the model and the checker of histories; written from the rule,
 * apart from the server's code.
 *
 * @typedef {{ by: number, isUndo: boolean, before: object|null, after: object }} Line
 *          What one write did to a booking; null for one that it added. The states have their `revision`.
 */

const isSame = ( one, other ) =>
	Object.keys( one ).every(
		( name ) => name === 'revision' || one[ name ] === other[ name ]
	);

/** Returns the lines without those that were taken back, and without the undos that did it. */
function standing( lines ) {
	const left = [];
	for ( const line of lines ) {
		const last = left.at( -1 );
		if (
			line.isUndo &&
			last?.before &&
			last.by === line.by &&
			isSame( line.after, last.before )
		) {
			left.pop();
		} else {
			left.push( line );
		}
	}
	return left;
}

/**
 * Returns whether a booking is as a person's write left it, and what lies between is their own or was taken back.
 *
 * @param {object} left   State after the write.
 * @param {Line[]} since  What was done to it since, oldest first.
 * @param {number} person
 */
export const isAsLeft = ( left, since, person ) =>
	since.length === 0 ||
	( isSame( left, since.at( -1 ).after ) &&
		standing( since ).every( ( { by } ) => by === person ) );

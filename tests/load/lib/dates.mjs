/** Dates and times in the form that requests need. */

const day = 86_400_000;

/** Returns the date `days` after the tests' first date, which is two months ahead, so that no date is in the past. */
export function dateAfter( days ) {
	const today = new Date();
	const first = Date.UTC(
		today.getUTCFullYear(),
		today.getUTCMonth() + 2,
		1
	);
	return new Date( first + days * day ).toISOString().slice( 0, 10 );
}

/** Returns the date `weeks` weeks after another. */
export function weeksAfter( date, weeks ) {
	return new Date( Date.parse( date ) + 7 * weeks * day )
		.toISOString()
		.slice( 0, 10 );
}

/** Returns minutes after midnight as HH:MM. */
export function clock( minutes ) {
	const two = ( number ) => String( number ).padStart( 2, '0' );
	return `${ two( Math.floor( minutes / 60 ) ) }:${ two( minutes % 60 ) }`;
}

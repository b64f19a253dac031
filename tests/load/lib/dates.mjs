/** Dates and clock times as the calls take them. */

const day = 86_400_000;

/** The date `days` after the first one that the tests use: two months ahead, so that nothing is in the past. */
export function dateAfter( days ) {
	const today = new Date();
	const first = Date.UTC(
		today.getUTCFullYear(),
		today.getUTCMonth() + 2,
		1
	);
	return new Date( first + days * day ).toISOString().slice( 0, 10 );
}

/** The date `weeks` weeks after another. */
export function weeksAfter( date, weeks ) {
	return new Date( Date.parse( date ) + 7 * weeks * day )
		.toISOString()
		.slice( 0, 10 );
}

/** Minutes from midnight as HH:MM. */
export function clock( minutes ) {
	const two = ( number ) => String( number ).padStart( 2, '0' );
	return `${ two( Math.floor( minutes / 60 ) ) }:${ two( minutes % 60 ) }`;
}

/** With --json, stdout has only one line, for a program to read; progress messages go to stderr. */
const json = process.argv.includes( '--json' );

/** @param {string} text */
export function say( text ) {
	( json ? process.stderr : process.stdout ).write( `${ text }\n` );
}

/** An error that a person can act on: its message says everything, so it is printed without a stack trace. */
export class Sentence extends Error {}

/**
 * @param {string} sentence The problem and what to do about it.
 * @return {never}
 */
export function fail( sentence ) {
	throw new Sentence( sentence );
}

/** With --json, stdout carries one line for a program; progress for people then goes to stderr. */
const json = process.argv.includes( '--json' );

/** @param {string} text */
export function say( text ) {
	( json ? process.stderr : process.stdout ).write( `${ text }\n` );
}

/** An error that a person can act on: its message is the whole story, a stack would only hide it. */
export class Sentence extends Error {}

/**
 * @param {string} sentence What is wrong and what to do about it.
 * @return {never}
 */
export function fail( sentence ) {
	throw new Sentence( sentence );
}

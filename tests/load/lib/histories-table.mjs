/** The table of histories in docs/reliability.md, a row for each engine, written by the run that played it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repo } from '../../../dev/lib/paths.mjs';

/**
 * @typedef {{ faults: number, writes: number, series: number, splits: number, undone: number, weeks: number, again: number, reads: number, taken: number, changed: number, found: number }} Figures
 *          `faults` that were played; acknowledged `writes`, those of them to a `series`, `splits` of series, `undone`
 *          writes, copied `weeks`; how many were sent `again`; `reads`; refusals as `taken` or `changed` meanwhile; and what
 *          the checker has `found`.
 */

const FILE = join( repo, 'docs/reliability.md' );

/** Lines before and after the rows. */
const [ BEGIN, END ] = [
	'<!-- histories: npm run test:load -- --long writes these rows -->',
	'<!-- /histories -->',
];

const NAMES = {
	sqlite: 'SQLite',
	mariadb: 'MariaDB',
	replica: 'MariaDB with a replica',
	galera: 'Galera',
};

const HEAD = [
	'| Engine, day | Faults | Writes after each | Writes | of a series, splits | Taken back | Weeks copied | Sent again | Reads | Refused: taken, changed | Found |',
	'|---|---|---|---|---|---|---|---|---|---|---|',
];

const number = ( value ) => value.toLocaleString( 'en-US' );

/** @param {Figures} figures */
const rowOf = ( engine, count, figures, day ) =>
	`| ${ [
		`${ NAMES[ engine ] }, ${ day }`,
		figures.faults,
		count,
		number( figures.writes ),
		`${ figures.series }, ${ figures.splits }`,
		figures.undone,
		figures.weeks,
		figures.again,
		number( figures.reads ),
		`${ number( figures.taken ) }, ${ figures.changed }`,
		figures.found,
	].join( ' | ' ) } |`;

/**
 * Replaces the row of an engine in a text with the two marks.
 *
 * @param {string}  text
 * @param {string}  engine
 * @param {number}  count   Acknowledged writes before and after each fault.
 * @param {Figures} figures
 * @param {string}  day     YYYY-MM-DD.
 */
export function withRow( text, engine, count, figures, day ) {
	const [ before, rest ] = text.split( BEGIN );
	const [ table, after ] = rest.split( END );
	const rows = Object.keys( NAMES ).flatMap( ( name ) => {
		const old = table
			.split( '\n' )
			.filter( ( line ) => line.startsWith( `| ${ NAMES[ name ] }, ` ) );
		return name === engine ? [ rowOf( engine, count, figures, day ) ] : old;
	} );
	return `${ before }${ BEGIN }\n${ [ ...HEAD, ...rows ].join( '\n' ) }\n${ END }${ after }`;
}

/** @param {Figures} figures */
export function writeRow( engine, count, figures ) {
	const text = readFileSync( FILE, 'utf8' );
	const day = new Date().toISOString().slice( 0, 10 );
	writeFileSync( FILE, withRow( text, engine, count, figures, day ) );
}

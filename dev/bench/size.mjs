import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from '../build.mjs';
import { Sentence } from '../lib/log.mjs';
import { runMain } from '../lib/main.mjs';
import { repo } from '../lib/paths.mjs';

/** Maximum size in kB (gzip) of the JavaScript and CSS that a page loads at its start (docs/architecture.md). */
const BUDGET = 59;

const START = [ 'block/view.js', 'block/view.css' ];

/** Chunks that a visitor of these languages also loads before the calendar shows any text. */
const TEXTS = { Russian: 'languages/ru.js', Estonian: 'languages/et.js' };

const root = join( repo, 'build' );

/** @return {number} Size in kB as sent with gzip. */
const weigh = ( file ) =>
	gzipSync( readFileSync( join( root, file ) ), { level: 9 } ).length / 1000;

const line = ( kilobytes, name ) =>
	`${ kilobytes.toFixed( 1 ).padStart( 7 ) } kB  ${ name }\n`;

/** Returns the chunks loaded on demand: scripts and styles that neither the start of the page nor wp-admin loads. */
function onDemand() {
	return readdirSync( root, { recursive: true, encoding: 'utf8' } )
		.filter( ( name ) => /\.(js|css)$/.test( name ) )
		.filter(
			( name ) =>
				! [ ...START, ...Object.values( TEXTS ) ].includes( name )
		)
		.filter(
			( name ) =>
				! /^(admin|block|languages\/admin-)/.test( name ) &&
				! /-rtl\./.test( name )
		)
		.sort();
}

/** `npm run bench:size`: prints the sizes of the plugin's files that a calendar's page loads, and fails over budget. */
async function main() {
	await build();
	const start = START.map( ( name ) => [ weigh( name ), name ] );
	const sum = start.reduce( ( total, [ weight ] ) => total + weight, 0 );
	process.stdout.write(
		start.map( ( [ weight, name ] ) => line( weight, name ) ).join( '' ) +
			line( sum, `start of the page, of ${ BUDGET } allowed` ) +
			Object.entries( TEXTS )
				.map( ( [ language, name ] ) =>
					line( sum + weigh( name ), `the same in ${ language }` )
				)
				.join( '' ) +
			onDemand()
				.map( ( name ) =>
					line( weigh( name ), `${ name }, on demand` )
				)
				.join( '' )
	);
	if ( sum > BUDGET ) {
		throw new Sentence(
			`The start of the page weighs ${ sum.toFixed( 1 ) } kB gzip, more than ${ BUDGET }.`
		);
	}
}

await runMain( main );

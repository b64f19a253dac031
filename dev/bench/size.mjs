import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from '../build.mjs';
import { Sentence } from '../lib/log.mjs';
import { runMain } from '../lib/main.mjs';
import { repo } from '../lib/paths.mjs';

const STYLE = 'block/view.css';

/**
 * Scripts that a page loads at its start by who opens it, with the maximum size in kB (gzip) of script and style together
 * (docs/decisions/0057).
 */
const STARTS = [
	{ who: 'visitors', script: 'block/view.js', budget: 56.3 },
	{
		who: 'people with a login',
		script: 'block/view-members.js',
		budget: 60,
	},
];

/** Maximum size in kB of a language's texts beside them. */
const TEXTS_BUDGET = 1.7;

/** Chunks that a visitor of these languages also loads before the calendar shows any text. */
const TEXTS = {
	English: null,
	Russian: 'languages/ru.js',
	Estonian: 'languages/et.js',
};

const root = join( repo, 'build' );

/** @return {number} Size in kB as sent with gzip; 0 for no file. */
const weigh = ( file ) =>
	file
		? gzipSync( readFileSync( join( root, file ) ), { level: 9 } ).length /
			1000
		: 0;

const line = ( kilobytes, name ) =>
	`${ kilobytes.toFixed( 1 ).padStart( 7 ) } kB  ${ name }\n`;

const atStart = [
	STYLE,
	...STARTS.map( ( { script } ) => script ),
	...Object.values( TEXTS ),
];

/** Returns the chunks loaded on demand: scripts and styles that neither the start of the page nor wp-admin loads. */
function onDemand() {
	return readdirSync( root, { recursive: true, encoding: 'utf8' } )
		.filter( ( name ) => /\.(js|css)$/.test( name ) )
		.filter( ( name ) => ! atStart.includes( name ) )
		.filter(
			( name ) =>
				! /^(admin|block|languages\/admin-)/.test( name ) &&
				! /-rtl\./.test( name )
		)
		.sort();
}

/** Returns the start of each kind of page in each language. */
const starts = () =>
	STARTS.flatMap( ( { who, script, budget } ) =>
		Object.entries( TEXTS ).map( ( [ language, texts ] ) => ( {
			name: `start of the page of ${ who } in ${ language }`,
			sum: weigh( script ) + weigh( STYLE ) + weigh( texts ),
			budget: budget + ( texts ? TEXTS_BUDGET : 0 ),
		} ) )
	);

/** `npm run bench:size`: prints the sizes of the plugin's files that a calendar's page loads, and fails over budget. */
async function main() {
	await build();
	const sums = starts();
	process.stdout.write(
		atStart
			.filter( ( name ) => name )
			.map( ( name ) => line( weigh( name ), name ) )
			.join( '' ) +
			sums
				.map( ( { name, sum, budget } ) =>
					line(
						sum,
						`${ name }, of ${ budget.toFixed( 1 ) } allowed`
					)
				)
				.join( '' ) +
			onDemand()
				.map( ( name ) =>
					line( weigh( name ), `${ name }, on demand` )
				)
				.join( '' )
	);
	const over = sums.filter( ( { sum, budget } ) => sum > budget );
	if ( over.length > 0 ) {
		throw new Sentence(
			over
				.map(
					( { name, sum, budget } ) =>
						`The ${ name } weighs ${ sum.toFixed( 1 ) } kB gzip, more than ${ budget.toFixed( 1 ) }.`
				)
				.join( '\n' )
		);
	}
}

await runMain( main );

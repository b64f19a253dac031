import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '../lib/log.mjs';
import { repo } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { dir, isIn } from './place.mjs';

const STATES = {
	Killed: 'killed',
	RuntimeError: 'error',
	Timeout: 'time',
	Survived: 'survived',
	NoCoverage: 'uncovered',
};

const ZONE = 'America/New_York';

/**
 * Returns the mutants of a Stryker report, without those that its configuration ignores.
 *
 * @param {{ files: Record<string, { source: string, mutants: Object[] }> }} report
 * @return {import('./run.mjs').Mutant[]}
 */
function mutantsOf( report ) {
	return Object.entries( report.files ).flatMap(
		( [ file, { source, mutants } ] ) =>
			mutants
				.filter( ( { status } ) => status !== 'Ignored' )
				.map( ( { location, mutatorName, replacement, status } ) => ( {
					file,
					line: location.start.line,
					operator: mutatorName,
					from: cut( source, location ),
					to: replacement.replaceAll( /\s+/g, ' ' ),
					state:
						STATES[ status ] ??
						fail( `Stryker says ${ status } of ${ file }.` ),
				} ) )
	);
}

/** Returns a part of the source on one line; lines and columns are counted from 1. */
function cut( source, { start, end } ) {
	const lines = source.split( '\n' ).slice( start.line - 1, end.line );
	lines.push( lines.pop().slice( 0, end.column - 1 ) );
	return lines
		.join( '\n' )
		.slice( start.column - 1 )
		.replaceAll( /\s+/g, ' ' );
}

/**
 * @param {string} folder Folder of src.
 * @param {string} part   The folder, or a folder or file in it.
 */
export async function inTypeScript( folder, part ) {
	await run(
		process.execPath,
		[
			join( repo, 'node_modules/@stryker-mutator/core/bin/stryker.js' ),
			'run',
			'dev/mutation/stryker.config.mjs',
		],
		{
			cwd: repo,
			env: { TZ: ZONE, STUDIO_CALENDAR_MUTATED: part },
		}
	);
	const isWanted = isIn( `src/${ part }` );
	return mutantsOf(
		JSON.parse( readFileSync( join( dir, `${ folder }.json` ), 'utf8' ) )
	).filter( ( { file } ) => isWanted( file ) );
}

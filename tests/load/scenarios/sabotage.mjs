/** Test of the tests: copies of the plugin with a planted defect, which the race and the checker must find. */
import {
	cpSync,
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repo } from '../../../dev/lib/paths.mjs';
import { overlapProblems, playRound } from '../lib/race.mjs';
import { openStage } from '../lib/stage.mjs';
import { playHistory } from './history.mjs';
import { races } from './races.mjs';

const rounds = 5;

/**
 * Removes the lock: the line that raises the studio's revision, and the two guards that would work without it, which
 * are locking reads and statements that check for themselves whether the time is free.
 */
const noLock = [
	[ /^[ \t]*\$\w+(?:->\w+)*->raise_revision\(.*\);[ \t]*\n/gm, '' ],
	[ /\? ' FOR UPDATE' : ''/g, "? '' : ''" ],
	[
		/return array\( \$sql, array\( Table::Bookings, \$booking->room_id.*/g,
		"return array( '', array() );",
	],
];

const COMMIT = '$this->commit( $studio_id, $transaction, $connection );';

/**
 * Defects that a history must show, each on the engine on which it does harm. `changes` lists patterns, each with its
 * replacement.
 */
export const defects = [
	{ name: 'no lock', engine: 'mariadb', changes: noLock },
	{
		name: 'an edit that does not compare the state that it was decided on',
		engine: 'mariadb',
		changes: [
			[
				/ \|\| \( null !== \$edit->revision && \$edit->revision !== \$booking->revision \)/g,
				'',
			],
		],
	},
	{
		name: 'an undo that does not look whether something has changed',
		engine: 'mariadb',
		changes: [ [ /! Taking_Back::is_as_left\([^)]*\)/g, 'false' ] ],
	},
	{
		name: 'a series of which the last booking stays behind',
		engine: 'mariadb',
		changes: [
			[
				/\$row->after, \$ids \), \$this->rows \);/g,
				'$row->after, $ids ), array_slice( $this->rows, 0, max( 1, count( $this->rows ) - 1 ) ) );',
			],
		],
	},
	{
		name: 'a series that does not look at its new places under the lock',
		engine: 'mariadb',
		changes: [
			[
				/\$problems = \$this->problems\( \$all_rules \);/g,
				'$problems = array();',
			],
			[ /\$takes_time \? \$this->is_free\(.*?\) : array/g, 'array' ],
		],
	},
	{
		name: 'a COMMIT whose result nobody checks',
		engine: 'galera',
		changes: [
			[
				/\$this->commit\( \$studio_id, \$transaction, \$connection \);/g,
				`try { ${ COMMIT } } catch ( Throwable $ignored ) { unset( $ignored ); }`,
			],
		],
	},
	{
		name: 'a read that names the revision of an earlier query',
		engine: 'sqlite',
		changes: [
			[
				/\$is_one \? \$week\['revision'\] : min\(.*?\);/g,
				"$read['revision'];",
			],
		],
	},
];

/** Files that the plugin needs to run; the copy contains nothing else of a checkout. */
const parts = [ 'plugin.php', 'src', 'languages' ];

/** Changes a copy of the server. @throws when the pattern does not match in exactly one place. */
function plant( copy, [ pattern, rest ] ) {
	const server = join( copy, 'src/server' );
	const files = readdirSync( server, { recursive: true } ).filter( ( name ) =>
		name.endsWith( '.php' )
	);
	let found = 0;
	for ( const file of files.map( ( name ) => join( server, name ) ) ) {
		const code = readFileSync( file, 'utf8' );
		found += code.match( pattern )?.length ?? 0;
		writeFileSync(
			file,
			code.replace( pattern, () => rest )
		);
	}
	if ( found !== 1 ) {
		throw new Error(
			`${ pattern } stands in ${ found } places of src/server; this test expects it in one.`
		);
	}
}

/** @return {string} Folder of a copy of the plugin with these changes; the caller removes it. */
export function sabotagedCopy( changes ) {
	const copy = mkdtempSync( join( tmpdir(), 'studio-calendar-sabotage-' ) );
	for ( const part of parts ) {
		cpSync( join( repo, part ), join( copy, part ), { recursive: true } );
	}
	for ( const part of [ 'build', 'vendor' ].filter( ( name ) =>
		existsSync( join( repo, name ) )
	) ) {
		symlinkSync( join( repo, part ), join( copy, part ), 'junction' );
	}
	changes.forEach( ( change ) => plant( copy, change ) );
	return copy;
}

async function roundsUntilOverlap( stage ) {
	for ( let round = 0; round < rounds; round++ ) {
		await playRound( stage, 0, races[ 0 ], round );
		const problems = overlapProblems( await stage.state() );
		if ( problems.length > 0 ) {
			return {
				problems: [],
				detail: `round ${ round + 1 } found ${ problems.length } overlaps`,
			};
		}
	}
	return {
		problems: [
			`no overlap in ${ rounds } rounds without the lock: this test cannot fail`,
		],
		detail: '',
	};
}

/**
 * @template T
 * @param {string}                                                    engine
 * @param {[ RegExp, string ][]}                                      changes The planted defect.
 * @param {(stage: import('../lib/stage.mjs').Stage) => Promise<T>} work
 */
async function onSabotagedStage( engine, changes, work ) {
	const plugin = sabotagedCopy( changes );
	try {
		const stage = await openStage( engine, { plugin } );
		try {
			return await work( stage );
		} finally {
			await stage.close();
		}
	} finally {
		rmSync( plugin, { recursive: true, force: true } );
	}
}

/** @return {Promise<{ problems: string[], detail: string }>} A problem when the race does NOT find an overlap. */
export const sabotage = () =>
	onSabotagedStage( 'mariadb', noLock, roundsUntilOverlap );

/** Number of acknowledged writes within which a planted defect must show. */
const ENOUGH = 500;

/**
 * @param {typeof defects[number]} defect
 * @return {Promise<{ problems: string[], detail: string }>} A problem when the checker does NOT find the defect.
 */
export const plantedDefect = ( { engine, changes } ) =>
	onSabotagedStage( engine, changes, async ( stage ) => {
		const { problems, detail } = await playHistory( stage, ENOUGH, [] );
		return problems.length > 0
			? {
					problems: [],
					detail: `${ problems.length } found, such as "${ problems[ 0 ].slice( 0, 160 ) }"`,
				}
			: {
					problems: [
						`the checker found nothing: it cannot see this defect (${ detail })`,
					],
					detail: '',
				};
	} );

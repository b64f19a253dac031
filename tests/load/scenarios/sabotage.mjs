/**
 * The test of the tests: in a copy of the plugin the lock is taken out, which is the line that raises the studio's
 * revision, and what holds without it: reads that lock, and statements that look for themselves whether the time is free.
 * The race that proves that nobody gets a taken slot must then find that somebody does.
 */
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
import { races } from './races.mjs';

const rounds = 5;

/** What is taken out, and what is left of it: the lock's call alone on its line, then the others. */
const guards = [
	[ /^[ \t]*\$\w+(?:->\w+)*->raise_revision\(.*\);[ \t]*\n/gm, '' ],
	[ /\? ' FOR UPDATE' : ''/g, "? '' : ''" ],
	[
		/return array\( \$sql, array\( Table::Bookings, \$booking->room_id.*/g,
		"return array( '', array() );",
	],
];

/** What a plugin folder needs to run; the rest of a checkout stays out of the copy. */
const parts = [ 'plugin.php', 'src', 'languages' ];

/** Takes one of them out of a copy of the server. @throws when it does not stand in exactly one place. */
function remove( copy, [ pattern, rest ] ) {
	const server = join( copy, 'src/server' );
	const files = readdirSync( server, { recursive: true } ).filter( ( name ) =>
		name.endsWith( '.php' )
	);
	let removed = 0;
	for ( const file of files.map( ( name ) => join( server, name ) ) ) {
		const code = readFileSync( file, 'utf8' );
		removed += code.match( pattern )?.length ?? 0;
		writeFileSync(
			file,
			code.replace( pattern, () => rest )
		);
	}
	if ( removed !== 1 ) {
		throw new Error(
			`${ pattern } stands in ${ removed } places of src/server; this test expects it in one.`
		);
	}
}

function sabotagedCopy() {
	const copy = mkdtempSync( join( tmpdir(), 'studio-calendar-sabotage-' ) );
	for ( const part of parts ) {
		cpSync( join( repo, part ), join( copy, part ), { recursive: true } );
	}
	for ( const part of [ 'build', 'vendor' ].filter( ( name ) =>
		existsSync( join( repo, name ) )
	) ) {
		symlinkSync( join( repo, part ), join( copy, part ), 'junction' );
	}
	guards.forEach( ( guard ) => remove( copy, guard ) );
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

/** @return {Promise<{ problems: string[], detail: string }>} A problem when the race does NOT find an overlap. */
export async function sabotage() {
	const plugin = sabotagedCopy();
	try {
		const stage = await openStage( 'mariadb', { plugin } );
		try {
			return await roundsUntilOverlap( stage );
		} finally {
			await stage.close();
		}
	} finally {
		rmSync( plugin, { recursive: true, force: true } );
	}
}

/**
 * `npm run bench [-- --only=page,size]`: runs the benchmarks one after another and writes what they print into docs/figures.md,
 * each with its commit, date and the load of the machine. With `--only` the other sections stay as they are.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, say } from '../lib/log.mjs';
import { runMain } from '../lib/main.mjs';
import { repo } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';

const FILE = join( repo, 'docs/figures.md' );

/** What each benchmark shows, in the order of the file. */
const BENCHES = {
	page: 'a page with a calendar of 500 bookings beside the same page without one: paints, presses, layout shifts; ms',
	size: 'what a page loads of ours',
	grid: 'the grid beside seven libraries and two floors',
	server: 'reads and writes beside an empty REST route',
	list: "the Bookings screen's calls beside an empty REST route",
	boot: 'what the plugin costs where it is not used',
	'fan-out': 'what open calendars ask of the server, by simulation',
};

const HEAD = `# Figures

Written by \`npm run bench\`; what they mean, and where the time goes, is in [performance](performance.md). A ratio within one section
was measured in one run; sections of different dates or loads cannot be compared.
`;

/** Progress of a benchmark and of its preparations. */
const PROGRESS =
	/^(set-up|Installing|Getting|Building|round |.*: seeding |.*clients write)/;

const load = () => loadavg()[ 0 ].toFixed( 1 );

/** Returns the sections of the file by name. */
function readSections() {
	const text = existsSync( FILE ) ? readFileSync( FILE, 'utf8' ) : '';
	return Object.fromEntries(
		text
			.split( /^## /m )
			.slice( 1 )
			.map( ( section ) => [
				/^bench:([\w-]+)/.exec( section )?.[ 1 ] ?? '',
				`## ${ section.trimEnd() }\n`,
			] )
	);
}

/** Returns the commit, and whether there is more than it in the folder; the file itself does not count. */
async function readCommit() {
	const git = async ( ...args ) =>
		( await run( 'git', args, { cwd: repo, quiet: true } ) ).stdout.trim();
	const commit = await git( 'rev-parse', '--short', 'HEAD' );
	const changes = await git(
		'status',
		'--porcelain',
		'--',
		'.',
		':!docs/figures.md'
	);
	return changes === '' ? commit : `${ commit } with changes`;
}

async function sectionOf( name ) {
	const before = load();
	const { stdout } = await run(
		process.execPath,
		[ join( repo, 'dev/bench', `${ name }.mjs` ) ],
		{ cwd: repo }
	);
	const figures = stdout
		.split( '\n' )
		.map( ( line ) => line.trimEnd() )
		.filter( ( line ) => ! PROGRESS.test( line ) )
		.join( '\n' )
		.replace( /^\n+|\n+$/g, '' );
	if ( figures === '' ) {
		fail( `bench:${ name } has printed no figures.` );
	}
	const about = [
		await readCommit(),
		new Date().toISOString().slice( 0, 16 ).replace( 'T', ' ' ),
		`${ cpus().length } cores`,
		`load ${ before } before and ${ load() } after`,
	];
	return `## bench:${ name }: ${ BENCHES[ name ] }\n\n${ about.join( ', ' ) }\n\n\`\`\`\n${ figures }\n\`\`\`\n`;
}

async function main() {
	const { values } = parseArgs( {
		options: { only: { type: 'string' } },
	} );
	const names = values.only?.split( ',' ) ?? Object.keys( BENCHES );
	const unknown = names.find( ( name ) => ! Object.hasOwn( BENCHES, name ) );
	if ( unknown !== undefined ) {
		fail(
			`There is no benchmark ${ unknown }. There are: ${ Object.keys( BENCHES ).join( ', ' ) }.`
		);
	}
	for ( const name of names ) {
		say( `bench:${ name } …` );
		const section = await sectionOf( name );
		const sections = { ...readSections(), [ name ]: section };
		// Written after each one, so that a later failure loses none.
		writeFileSync(
			FILE,
			[
				HEAD,
				...Object.keys( BENCHES ).flatMap(
					( one ) => sections[ one ] ?? []
				),
			].join( '\n' )
		);
	}
	say( `Written: ${ FILE.slice( repo.length + 1 ) }` );
}

await runMain( main );

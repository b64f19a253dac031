import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repo } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { GLUE } from './compare.mjs';
import { extractTs } from './extract-ts.mjs';

export const DOMAIN = 'studio-calendar';

/** Text domain of WordPress itself, for labels of its screens that the plugin's texts quote. */
const CORE_DOMAIN = 'default';

/** Meaning of each argument of a translation function; the last argument is always the text domain. */
const SHAPES = {
	__: [ 'text' ],
	_x: [ 'text', 'context' ],
	_n: [ 'text', 'plural', 'number' ],
	_nx: [ 'text', 'plural', 'number', 'context' ],
	_n_noop: [ 'text', 'plural' ],
	_nx_noop: [ 'text', 'plural', 'context' ],
};

/** Members of block.json that WordPress translates, with the context that it uses. */
const BLOCK_MEMBERS = {
	title: 'block title',
	description: 'block description',
	keywords: 'block keyword',
};

/** Returns the shape of a function: `esc_html__`, `_e` and `_ex` take the same arguments as `__` and `_x`. */
const shapeOf = ( name ) =>
	SHAPES[
		name
			.replace( /^esc_(html|attr)_/, '_' )
			.replace( /^_e$/, '__' )
			.replace( '_ex', '_x' )
	];

async function sourceFiles() {
	const { stdout } = await run(
		'git',
		[
			'ls-files',
			'--cached',
			'--others',
			'--exclude-standard',
			'-z',
			'src',
			'*.php',
		],
		{
			cwd: repo,
			quiet: true,
		}
	);
	return stdout
		.split( '\0' )
		.filter(
			( file ) =>
				/^(src\/|[^/]+\.php$)/.test( file ) &&
				existsSync( join( repo, file ) )
		);
}

async function extractPhp( files ) {
	const { stdout } = await run(
		'php',
		[ join( repo, 'dev/i18n/extract.php' ) ],
		{
			cwd: repo,
			input: JSON.stringify( files ),
			quiet: true,
		}
	);
	return JSON.parse( stdout );
}

function extractBlock( file ) {
	const block = JSON.parse( readFileSync( join( repo, file ), 'utf8' ) );
	return Object.entries( BLOCK_MEMBERS ).flatMap( ( [ member, context ] ) =>
		[ block[ member ] ?? [] ].flat().map( ( text ) => ( {
			file,
			line: 1,
			name: '_x',
			args: [ text, context, DOMAIN ],
			comment: '',
		} ) )
	);
}

const isOfWordPress = ( { name, args } ) =>
	args[ shapeOf( name ).length ] === CORE_DOMAIN;

/** @return {string} The mistake in a call, or an empty string. */
function complaint( { name, args } ) {
	const shape = shapeOf( name );
	if ( args[ shape.length ] !== DOMAIN ) {
		return `the text domain has to be '${ DOMAIN }'`;
	}
	const missing = shape.find(
		( part, index ) => part !== 'number' && args[ index ] === null
	);
	return missing ? `its ${ missing } has to be a literal` : '';
}

function toEntry( { file, name, args, comment } ) {
	const named = Object.fromEntries(
		shapeOf( name ).map( ( part, index ) => [ part, args[ index ] ] )
	);
	const { text, plural = null, context = null } = named;
	return {
		key: context === null ? text : context + GLUE + text,
		text,
		plural,
		context,
		files: [ file ],
		comment,
	};
}

/** Merges the calls with the same key into one entry; different plurals for one key are a mistake. */
function merge( entries, problems ) {
	const byKey = new Map();
	for ( const entry of entries ) {
		const known = byKey.get( entry.key );
		if ( ! known ) {
			byKey.set( entry.key, entry );
			continue;
		}
		if ( known.plural !== entry.plural ) {
			problems.push(
				`${ entry.files[ 0 ] }: "${ entry.text }" is used with different plurals`
			);
		}
		known.files = [
			...new Set( [ ...known.files, ...entry.files ] ),
		].sort();
		known.comment ||= entry.comment;
	}
	return byKey;
}

const entriesOf = ( calls ) =>
	calls.filter( ( call ) => ! complaint( call ) ).map( toEntry );

/**
 * @param {string} file Path of a TypeScript file, relative to the repository.
 * @return {string[]} Keys of the file's texts.
 */
export const keysOf = ( file ) =>
	entriesOf( extractTs( file ) ).map( ( { key } ) => key );

/**
 * Collects every text of the code, of the app and of the server, by its key.
 *
 * @return {Promise<{ entries: Map<string, { key: string, text: string, plural: string|null, context: string|null, files: string[], comment: string }>, problems: string[] }>}
 */
export async function collect() {
	const files = await sourceFiles();
	const calls = [
		...files
			.filter( ( file ) => /\.tsx?$/.test( file ) )
			.flatMap( extractTs ),
		...( await extractPhp(
			files.filter( ( file ) => file.endsWith( '.php' ) )
		) ),
		...files
			.filter( ( file ) => file.endsWith( 'block.json' ) )
			.flatMap( extractBlock ),
	].filter( ( call ) => ! isOfWordPress( call ) );
	const problems = calls
		.filter( complaint )
		.map(
			( call ) =>
				`${ call.file }:${ call.line }: ${ call.name }(): ${ complaint( call ) }`
		);
	return { entries: merge( entriesOf( calls ), problems ), problems };
}

/**
 * Runs tests/unit/domain and its folders for Stryker in one process, without a DOM and without Jest, whose start for
 * each mutant takes ten times as long as these tests. Offers only describe, it, it.each and expect; a test that uses
 * more fails in the first run. `npm test` runs the same tests with Jest.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { Script } from 'node:vm';
import typescript from 'typescript';

/** Stryker's global: instrumented code reads the active mutant from it and records which mutants a test has run. */
const notes = ( globalThis.__stryker__ ??= {} );

const requireHere = createRequire( import.meta.url );

const { expect } = requireHere( 'expect' );

// A killed mutant needs one example; fast-check would look for the smallest one, which takes longer than all the tests.
requireHere( 'fast-check' ).configureGlobal( { endOnFailure: true } );

const ENDINGS = [ '', '.ts', '.tsx', '/index.ts', '.json' ];

/** Returns the folder of the tests in Stryker's sandbox, which is the working folder only once a run has begun. */
const folderOfTests = () => resolve( 'tests/unit/domain' );

/** Cache of the names by file. */
const names = new Map();

/** Returns a test file's name in the IDs of its tests; with a hash, so that Stryker knows which results are of older tests. */
function nameOf( file ) {
	if ( ! names.has( file ) ) {
		const hash = createHash( 'sha256' ).update( readFileSync( file ) );
		const version = hash.digest( 'hex' ).slice( 0, 8 );
		names.set(
			file,
			`${ relative( folderOfTests(), file ) } ${ version }`
		);
	}
	return names.get( file );
}

/** Returns whether a file's tests try many examples; these come last, because most mutants are killed without them. */
const triesMany = ( file ) =>
	readFileSync( file, 'utf8' ).includes( `from 'fast-check'` );

const isFile = ( file ) => existsSync( file ) && statSync( file ).isFile();

/** Cache of compiled scripts by file; the files of Stryker's sandbox do not change. */
const compiled = new Map();

function compile( file ) {
	if ( ! compiled.has( file ) ) {
		const { outputText } = typescript.transpileModule(
			readFileSync( file, 'utf8' ),
			{
				fileName: file,
				compilerOptions: {
					module: typescript.ModuleKind.CommonJS,
					target: typescript.ScriptTarget.ES2022,
					esModuleInterop: true,
				},
			}
		);
		const code = `( function ( exports, require, module, __dirname ) {${ outputText }\n} )`;
		compiled.set( file, new Script( code, { filename: file } ) );
	}
	return compiled.get( file );
}

/** Loads a module. Each test file has its own modules, so that they are evaluated while a mutant is active. */
function load( file, modules ) {
	const known = modules.get( file );
	if ( known ) {
		return known.exports;
	}
	const module = { exports: {} };
	modules.set( file, module );
	const require = ( name ) => {
		if ( ! name.startsWith( '.' ) ) {
			return createRequire( file )( name );
		}
		const path = resolve( dirname( file ), name );
		const found = ENDINGS.map( ( ending ) => path + ending ).find( isFile );
		return found.endsWith( '.json' )
			? JSON.parse( readFileSync( found, 'utf8' ) )
			: load( found, modules );
	};
	const run = compile( file ).runInThisContext();
	run( module.exports, require, module, dirname( file ) );
	return module.exports;
}

/** Returns the tests of a file, with IDs that stay the same while the file does. */
function collect( file ) {
	const tests = [];
	let path = nameOf( file );
	const add = ( name, run ) => {
		const id = `${ path } > ${ name } (${ tests.length })`;
		tests.push( { id, run } );
	};
	const it = Object.assign( add, {
		each: ( rows ) => ( name, run ) => {
			for ( const row of rows ) {
				const values = Array.isArray( row ) ? row : [ row ];
				add( name, () => run( ...values ) );
			}
		},
	} );
	const describe = ( name, run ) => {
		const outer = path;
		path = `${ path } > ${ name }`;
		run();
		path = outer;
	};
	Object.assign( globalThis, { describe, expect, it, test: it } );
	load( file, new Map() );
	return tests;
}

/** @return {Promise<string|null>} The message of a failed test, or null. */
async function failureOf( { run } ) {
	try {
		await run();
		return null;
	} catch ( error ) {
		return String( error?.message ?? error );
	}
}

class PlainRunner {
	files = [];

	/** IDs of all tests. */
	ids = new Set();

	/** Tells Stryker that each run loads the modules again, so that one process can try all mutants. */
	capabilities() {
		return { reloadEnvironment: true };
	}

	init() {
		const folder = folderOfTests();
		this.files = readdirSync( folder, { recursive: true } )
			.filter( ( name ) => name.endsWith( '.test.ts' ) )
			.map( ( name ) => join( folder, name ) )
			.sort( ( one, other ) => triesMany( one ) - triesMany( other ) );
	}

	async dryRun() {
		const tests = [];
		Object.assign( notes, {
			activeMutant: undefined,
			hitLimit: undefined,
		} );
		notes.mutantCoverage = { static: {}, perTest: {} };
		for ( const file of this.files ) {
			notes.currentTestId = undefined;
			for ( const test of collect( file ) ) {
				notes.currentTestId = test.id;
				const start = performance.now();
				const failureMessage = await failureOf( test );
				const timeSpentMs = performance.now() - start;
				this.ids.add( test.id );
				tests.push( {
					id: test.id,
					name: test.id,
					timeSpentMs,
					status: failureMessage === null ? 0 : 1,
					failureMessage: failureMessage ?? '',
				} );
			}
		}
		const { mutantCoverage } = notes;
		notes.mutantCoverage = undefined;
		return { status: 'complete', tests, mutantCoverage };
	}

	async mutantRun( { activeMutant, testFilter, hitLimit } ) {
		Object.assign( notes, {
			activeMutant: activeMutant.id,
			currentTestId: undefined,
			hitCount: hitLimit === undefined ? undefined : 0,
			hitLimit,
		} );
		const end = await this.firstFailure( testFilter );
		if ( hitLimit !== undefined && notes.hitCount > hitLimit ) {
			return { status: 'timeout', reason: 'An endless loop.' };
		}
		return end.failureMessage === null
			? { status: 'survived', nrOfTests: end.nrOfTests }
			: { status: 'killed', ...end };
	}

	async firstFailure( testFilter ) {
		const wanted = testFilter && new Set( testFilter );
		let nrOfTests = 0;
		for ( const file of this.filesOf( wanted ) ) {
			let tests;
			try {
				tests = collect( file );
			} catch ( error ) {
				const killedBy = this.firstOf( file );
				return { killedBy, failureMessage: `${ error }`, nrOfTests };
			}
			for ( const test of tests ) {
				if ( wanted && ! wanted.has( test.id ) ) {
					continue;
				}
				nrOfTests++;
				const failureMessage = await failureOf( test );
				if ( failureMessage !== null ) {
					return { killedBy: [ test.id ], failureMessage, nrOfTests };
				}
			}
		}
		return { failureMessage: null, nrOfTests };
	}

	/** Returns the ID of a file's first test, which counts as failed if the file cannot be loaded. */
	firstOf( file ) {
		const ids = Array.from( this.ids );
		return ids
			.filter( ( id ) => id.startsWith( `${ nameOf( file ) } > ` ) )
			.slice( 0, 1 );
	}

	/** Returns the files with the wanted tests, or all files if no tests are named. */
	filesOf( wanted ) {
		const wantedNames =
			wanted &&
			new Set(
				Array.from( wanted, ( id ) =>
					id.slice( 0, id.indexOf( ' > ' ) )
				)
			);
		return this.files.filter(
			( file ) => ! wantedNames || wantedNames.has( nameOf( file ) )
		);
	}
}

export const strykerPlugins = [
	{ kind: 'TestRunner', name: 'plain', injectableClass: PlainRunner },
];

/**
 * Tests that no modules of the app import each other in a circle, type imports included: none of these modules could be
 * read, moved or tested without all the others. The rules of ESLint and knip against circles ignore type imports.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { repo } from '../../dev/lib/paths.mjs';
import { resolveImport } from '../../dev/lib/ts-source.mjs';

const modules = readdirSync( join( repo, 'src' ), { recursive: true } )
	.filter( ( path ) => /\.tsx?$/.test( path ) )
	.map( ( path ) => join( 'src', path ) );

/** Returns the app's modules that a module imports: values, types and lazily loaded chunks alike. */
function importsOf( module ) {
	const { importedFiles } = ts.preProcessFile(
		readFileSync( join( repo, module ), 'utf8' )
	);
	return importedFiles
		.filter( ( { fileName } ) => fileName.startsWith( '.' ) )
		.map( ( { fileName } ) => resolveImport( fileName, module ) )
		.filter( Boolean );
}

/** Returns each circle found by following the imports, from a module back to the same module. */
function circlesIn( imports ) {
	const circles = [];
	const done = new Set();
	const walk = ( module, way ) => {
		const start = way.indexOf( module );
		if ( start !== -1 ) {
			circles.push( [ ...way.slice( start ), module ] );
		} else if ( ! done.has( module ) ) {
			for ( const next of imports.get( module ) ?? [] ) {
				walk( next, [ ...way, module ] );
			}
			done.add( module );
		}
	};
	for ( const module of imports.keys() ) {
		walk( module, [] );
	}
	return circles;
}

test( 'a circle is found, and two ways to one module are none', () => {
	const imports = new Map( [
		[ 'a', [ 'b', 'c' ] ],
		[ 'b', [ 'd' ] ],
		[ 'c', [ 'd' ] ],
		[ 'd', [ 'e' ] ],
		[ 'e', [ 'd' ] ],
	] );
	assert.deepEqual( circlesIn( imports ), [ [ 'd', 'e', 'd' ] ] );
} );

test( 'no modules of the app import each other in a circle', () => {
	const imports = new Map(
		modules.map( ( module ) => [ module, importsOf( module ) ] )
	);
	// An import that TypeScript failed to resolve would be missing from the graph and could hide a circle.
	assert.ok( [ ...imports.values() ].flat().length > modules.length * 2 );
	const circles = circlesIn( imports ).map( ( circle ) =>
		circle.map( ( module ) => relative( 'src', module ) ).join( ' > ' )
	);
	assert.deepEqual( circles, [] );
} );

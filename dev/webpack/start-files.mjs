import ts from 'typescript';
import { parseTs, resolveImport } from '../lib/ts-source.mjs';

/** The scripts that a page with a calendar loads: one for visitors, one for people with a login. */
const ENTRIES = [ 'src/block/view.ts', 'src/block/view-members.ts' ];

/** webpack bundles a module imported with this comment with its importer. */
const EAGER = /webpackMode:\s*"eager"/;

/**
 * Returns the sources of the calendar's first scripts: those that their entries import without a dynamic import.
 *
 * @return {string[]} Paths relative to the repository.
 */
export function filesAtStart() {
	const found = new Set();
	const add = ( file ) => {
		if ( ! found.has( file ) ) {
			found.add( file );
			importsOf( file ).forEach( add );
		}
	};
	ENTRIES.forEach( add );
	return [ ...found ];
}

function importsOf( file ) {
	const names = [];
	const visit = ( node ) => {
		const name = importedName( node );
		if ( name?.startsWith( '.' ) ) {
			names.push( name );
		}
		ts.forEachChild( node, visit );
	};
	visit( parseTs( file ) );
	return names
		.map( ( name ) => resolveImport( name, file ) )
		.filter( ( path ) => /\.tsx?$/.test( path ) );
}

/** Returns the name of the module that a node imports at run time; undefined for other nodes. */
function importedName( node ) {
	if ( ts.isImportDeclaration( node ) ) {
		return node.importClause?.isTypeOnly
			? undefined
			: node.moduleSpecifier.text;
	}
	if ( ts.isExportDeclaration( node ) ) {
		return node.isTypeOnly ? undefined : node.moduleSpecifier?.text;
	}
	const isEager =
		ts.isCallExpression( node ) &&
		node.expression.kind === ts.SyntaxKind.ImportKeyword &&
		EAGER.test( node.getFullText() );
	return isEager ? node.arguments[ 0 ].text : undefined;
}

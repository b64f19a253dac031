import ts from 'typescript';

/**
 * webpack: removes members of a module's classes and objects, and cases of its switches. A minifier keeps these, because it
 * cannot know that no script uses them.
 *
 * @param {string} source The module.
 * @return {string} The module without the members of the rule's options.
 */
export default function withoutMembers( source ) {
	return leaveOutMembers( source, this.getOptions().names );
}

/**
 * @param {string}   source The module.
 * @param {string[]} names  Names of members, and cases as they are written: `case 'YY'`.
 * @return {string} The module without them.
 * @throws {Error} If the module does not have one of them, for example after an update of the package.
 */
export function leaveOutMembers( source, names ) {
	const file = ts.createSourceFile(
		'module.js',
		source,
		ts.ScriptTarget.Latest
	);
	const places = [];
	const missing = new Set( names );
	const visit = ( node ) => {
		const name = nameOf( node );
		if ( names.includes( name ) ) {
			missing.delete( name );
			places.push( placeOf( node, source ) );
		} else {
			ts.forEachChild( node, visit );
		}
	};
	visit( file );
	if ( missing.size > 0 ) {
		throw new Error(
			`There is no member ${ [ ...missing ].join( ', ' ) }.`
		);
	}
	return places.reduceRight(
		( rest, [ from, to ] ) => rest.slice( 0, from ) + rest.slice( to ),
		source
	);
}

/** Returns the name of a member, also where it is assigned to an object, or a case with its literal. */
function nameOf( node ) {
	if ( ts.isCaseClause( node ) && ts.isStringLiteral( node.expression ) ) {
		return `case '${ node.expression.text }'`;
	}
	const given = ts.isExpressionStatement( node ) ? node.expression : null;
	return given &&
		ts.isBinaryExpression( given ) &&
		ts.isPropertyAccessExpression( given.left )
		? given.left.name.text
		: isMember( node ) && node.name.text;
}

const isMember = ( node ) =>
	ts.isMethodDeclaration( node ) ||
	ts.isGetAccessor( node ) ||
	ts.isPropertyAssignment( node );

/** Returns start and end of a member in the source, including the preceding space and the following comma. */
function placeOf( node, source ) {
	const hasComma = source[ node.end ] === ',';
	return [ node.pos, hasComma ? node.end + 1 : node.end ];
}

import ts from 'typescript';

/**
 * webpack: a module without some members of its classes and objects, by name. What is left out is what a minifier cannot see
 * to be unused, since any script could ask an object for it.
 *
 * @param {string} source The module.
 * @return {string} The same module without the members that the rule names.
 */
export default function withoutMembers( source ) {
	return leaveOutMembers( source, this.getOptions().names );
}

/**
 * @param {string}   source The module.
 * @param {string[]} names  Of the members.
 * @return {string} The module without them. Throws if it does not have one of them, as after an update of the package.
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

/** How a member is named where it is given to an object later: `it.name = …;`. */
function nameOf( node ) {
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

/** From the end of what stands before it, with the comma that parts an object's members. */
function placeOf( node, source ) {
	const hasComma = source[ node.end ] === ',';
	return [ node.pos, hasComma ? node.end + 1 : node.end ];
}

import ts from 'typescript';
import { parseTs } from '../lib/ts-source.mjs';

const NAMES = [ '__', '_x', '_n', '_nx' ];

/** Returns the name of the called function, such as `__` for both `__` and `i18n.__`. */
function nameOf( callee ) {
	if ( ts.isIdentifier( callee ) ) {
		return callee.text;
	}
	return ts.isPropertyAccessExpression( callee ) ? callee.name.text : '';
}

const literal = ( node ) =>
	ts.isStringLiteralLike( node ) ? node.text : null;

/** Returns the translators' comment directly before the statement or element that contains the call. */
function commentBefore( node, text ) {
	for ( let at = node; at && ! ts.isSourceFile( at ); at = at.parent ) {
		const ranges =
			ts.getLeadingCommentRanges( text, at.getFullStart() ) ?? [];
		const comments = ranges.map( ( { pos, end } ) =>
			text.slice( pos, end )
		);
		const found = comments
			.map(
				( comment ) =>
					/translators:\s*(.+?)\s*(\*\/|$)/is.exec( comment )?.[ 1 ]
			)
			.find( Boolean );
		if ( found || ts.isStatement( at ) ) {
			return found ?? '';
		}
	}
	return '';
}

/**
 * Returns the calls of translation functions in a TypeScript file, in the format of extract.php: an argument that is
 * not a literal is null.
 *
 * @param {string} file Path relative to the checkout.
 */
export function extractTs( file ) {
	const source = parseTs( file );
	const calls = [];
	const visit = ( node ) => {
		if (
			ts.isCallExpression( node ) &&
			NAMES.includes( nameOf( node.expression ) )
		) {
			calls.push( {
				file,
				line:
					source.getLineAndCharacterOfPosition( node.getStart() )
						.line + 1,
				name: nameOf( node.expression ),
				args: node.arguments.map( literal ),
				comment: commentBefore( node, source.text ),
			} );
		}
		ts.forEachChild( node, visit );
	};
	visit( source );
	return calls;
}

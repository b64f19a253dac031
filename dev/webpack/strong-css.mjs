import postcss from 'postcss';

/** No element has two IDs, so `:not()` of both matches every element, with the specificity of two IDs. */
export const WEIGHT = ':not(#s#c)';

/** First class of a selector; the reset's has no specificity of its own. Every selector of the calendar begins with one. */
const FIRST_CLASS = /^(?::where\(\.[\w-]+\)|\.[\w-]+)/;

/** Selectors of the calendar's own element, on which tokens are set. */
const OWN_ELEMENT = /^(\.sc-root(\[[^\]]+\])? ?> ?)?\.sc(\[[^\]]+\])?$/;

const isToken = ( { prop } ) =>
	prop.startsWith( '--sc-' ) || prop === 'color-scheme';

/** Returns whether a rule only sets tokens on the calendar; it keeps its specificity, because theme authors may set tokens. */
export const isLight = ( rule ) =>
	rule.selectors.every( ( selector ) => OWN_ELEMENT.test( selector ) ) &&
	rule.nodes.every( ( node ) => node.type === 'comment' || isToken( node ) );

export const isFrame = ( { parent } ) =>
	parent?.type === 'atrule' && parent.name.endsWith( 'keyframes' );

function strong( selector ) {
	if ( ! FIRST_CLASS.test( selector ) ) {
		throw new Error(
			`"${ selector }" would reach past the calendar: begin it with one of its classes.`
		);
	}
	return selector.replace( FIRST_CLASS, `$&${ WEIGHT }` );
}

/**
 * Returns a style sheet whose rules override every rule that a theme has for its own buttons, tables and headings
 * (`#content .entry-content table td`, `button:not(:hover):not(.has-background)`).
 *
 * @param {string} css
 * @return {string}
 */
export function strengthen( css ) {
	const root = postcss.parse( css );
	root.walkRules( ( rule ) => {
		if ( ! isLight( rule ) && ! isFrame( rule ) ) {
			rule.selectors = rule.selectors.map( strong );
		}
	} );
	return root.toString();
}

/** Returns the chunks that a page with a calendar may load, and those that the editor's preview loads on use. */
function calendarChunks( { entrypoints } ) {
	const page = entrypoints.get( 'block/view' ).getEntrypointChunk();
	const editor = entrypoints.get( 'block/index' ).getEntrypointChunk();
	return new Set( [
		...page.getAllReferencedChunks(),
		...editor.getAllAsyncChunks(),
	] );
}

const isStyle = ( file ) => /\.css(\?|$)/.test( file );

/**
 * webpack: strengthens every style sheet of bundles with a calendar. Styles of wp-admin's screens and of the block's own
 * controls stay as written.
 */
export class StrongCssPlugin {
	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		const name = 'StrongCssPlugin';
		compiler.hooks.thisCompilation.tap( name, ( compilation ) => {
			// At this stage the copies for right-to-left languages do not exist, and nothing is minified yet.
			const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
			compilation.hooks.processAssets.tap( { name, stage }, () => {
				const files = [ ...calendarChunks( compilation ) ].flatMap(
					( chunk ) => [ ...chunk.files ].filter( isStyle )
				);
				for ( const file of new Set( files ) ) {
					compilation.updateAsset(
						file,
						( source ) =>
							new sources.RawSource(
								strengthen( source.source().toString() )
							)
					);
				}
			} );
		} );
	}
}

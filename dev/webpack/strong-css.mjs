import postcss from 'postcss';

/** Ids that nothing has both of: `:not()` of them matches everything, and weighs as much as two ids. */
export const WEIGHT = ':not(#s#c)';

/** The first class of a selector, which is how every selector of ours begins; the reset's weighs nothing itself. */
const FIRST_CLASS = /^(?::where\(\.[\w-]+\)|\.[\w-]+)/;

/** The calendar's own element, as tokens are set on it. */
const OWN_ELEMENT = /^(\.sc-root(\[[^\]]+\])? ?> ?)?\.sc(\[[^\]]+\])?$/;

const isToken = ( { prop } ) =>
	prop.startsWith( '--sc-' ) || prop === 'color-scheme';

/** Theme authors may set tokens, so a rule that sets nothing else on the calendar keeps the weight it is written with. */
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
 * A style sheet whose rules outweigh every rule that a theme has for its own buttons, tables and headings
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

/** Chunks that a page with a calendar may load, and those that the editor's preview loads on demand. */
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
 * webpack: strengthens every style sheet that comes with a calendar, wherever its source lies. What counts is the bundle:
 * the screens of wp-admin and the block's own controls keep their styles as they are.
 */
export class StrongCssPlugin {
	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		const name = 'StrongCssPlugin';
		compiler.hooks.thisCompilation.tap( name, ( compilation ) => {
			// Before the copies for right-to-left languages are made, and before anything is minified.
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

/** An id that nothing has: `:not()` of it matches everything, and weighs as much as an id. */
const WEIGHT = ':not(#s-c)';

/** The first class of a selector, which is how every selector of ours begins. */
const FIRST_CLASS = /^\.[\w-]+/;

/** Theme authors may set tokens, so these keep the weight that they are written with. */
const isLight = ( file ) => /[\\/]styles[\\/]tokens\.css$/.test( file );

const isOurs = ( file ) => /[\\/]src[\\/]calendar[\\/]/.test( file );

function strong( selector, rule ) {
	if ( ! FIRST_CLASS.test( selector ) ) {
		throw rule.error(
			`"${ selector }" would reach past the calendar: begin it with one of its classes.`
		);
	}
	return selector.replace( FIRST_CLASS, `$&${ WEIGHT }` );
}

const isFrame = ( { parent } ) =>
	parent?.type === 'atrule' && parent.name.endsWith( 'keyframes' );

/**
 * PostCSS: gives the calendar's rules the weight of an id, so that no rule of a theme that is written for its own
 * buttons, tables and headings (`.entry-content table td`, `button:not(:hover):not(.has-background)`) outweighs them.
 */
export const strongCss = {
	postcssPlugin: 'strong-css',
	Once( root ) {
		root.walkRules( ( rule ) => {
			const file = rule.source?.input.file ?? '';
			if ( isOurs( file ) && ! isLight( file ) && ! isFrame( rule ) ) {
				rule.selectors = rule.selectors.map( ( selector ) =>
					strong( selector, rule )
				);
			}
		} );
	},
};

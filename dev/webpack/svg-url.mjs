/**
 * Returns an SVG file as the URL of a style sheet's picture: in plain letters, which compress better than base64, on one line.
 *
 * @param {Buffer} content
 */
export const svgUrl = ( content ) =>
	`data:image/svg+xml,${ content
		.toString()
		.trim()
		.replace( />\s+</g, '><' )
		.replaceAll( '"', "'" )
		.replace( /[%#<>]/g, encodeURIComponent ) }`;

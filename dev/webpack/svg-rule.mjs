/**
 * Returns an SVG file as the URL of a style sheet's picture: in plain letters, which compress better than base64, and on one
 * line. Elements, and parts of a path that begin with M, may stand on lines of their own.
 */
const urlOf = ( content ) =>
	`data:image/svg+xml,${ content
		.toString()
		.trim()
		.replace( /\s+(?=[<M])/g, '' )
		.replaceAll( '"', "'" )
		.replace( /[%#<>]/g, encodeURIComponent ) }`;

/** Webpack's rule for SVG files in style sheets. */
export const svgRule = {
	test: /\.svg$/,
	issuer: /\.css$/,
	type: 'asset/inline',
	generator: { dataUrl: urlOf },
};

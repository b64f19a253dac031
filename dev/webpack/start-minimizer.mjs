/** The scripts that a page with a calendar loads; the editor's preview and the chunk of members have their texts with the comments. */
const START = /^block\/view(-members)?\.js$/;

/**
 * Returns the minimizers of a build in which the first scripts have no comments for translators: they are 0.4 kB of what each
 * visitor loads, and WordPress.org reads the same comments in other scripts (tests/dev/languages.test.mjs).
 *
 * @param {Object[]} minimizers Those of @wordpress/scripts.
 * @return {Object[]} The same without the first scripts, and another for them.
 */
export function startMinimizers( minimizers ) {
	const [ { constructor: Terser, options } ] = minimizers;
	const { options: terserOptions } = options.minimizer;
	return [
		new Terser( {
			extractComments: false,
			terserOptions,
			exclude: START,
		} ),
		new Terser( {
			extractComments: false,
			terserOptions: {
				...terserOptions,
				output: { comments: false },
				compress: { passes: 3, keep_fargs: false },
			},
			include: START,
		} ),
		...minimizers.slice( 1 ),
	];
}

import defaultConfig from '@wordpress/scripts/config/webpack.config.js';
import { strongCss } from './dev/strong-css.mjs';

/** CSS and SCSS share one list of plugins, so once is enough; after the first, which puts imported files in their place. */
const { plugins } = defaultConfig.module.rules
	.flatMap( ( { use } ) => use ?? [] )
	.find( ( { loader } ) => /postcss-loader/.test( loader ) )
	.options.postcssOptions;
plugins.splice( 1, 0, strongCss );

/** Block and view are found through block.json; wp-admin's part stands in none. */
export default {
	...defaultConfig,
	// The calendar's languages are written from left to right on every site: mirrored styles would not fit it.
	plugins: defaultConfig.plugins.filter(
		( { constructor } ) => constructor.name !== 'RtlCssPlugin'
	),
	// Milliseconds after which a part that does not come counts as missing, which is then said.
	output: { ...defaultConfig.output, chunkLoadTimeout: 20_000 },
	entry: {
		...defaultConfig.entry(),
		'admin/index': './src/admin/index.tsx',
		'admin/bookings': './src/admin/bookings/index.tsx',
	},
};

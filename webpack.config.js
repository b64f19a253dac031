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
	entry: {
		...defaultConfig.entry(),
		'admin/index': './src/admin/index.tsx',
		'admin/bookings': './src/admin/bookings/index.tsx',
	},
};

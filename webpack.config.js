import defaultConfig from '@wordpress/scripts/config/webpack.config.js';

/** Block and view are found through block.json; wp-admin's part stands in none. */
export default {
	...defaultConfig,
	entry: {
		...defaultConfig.entry(),
		'admin/index': './src/admin/index.tsx',
		'admin/bookings': './src/admin/bookings/index.tsx',
	},
};

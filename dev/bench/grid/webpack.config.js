import defaultConfig from '@wordpress/scripts/config/webpack.config.js';

/** What belongs to a plugin's blocks; React comes along here, as it does in every bundle of the benchmark. */
const ONLY = [ 'DefinePlugin', 'MiniCssExtractPlugin' ];

/** The real grid as one script and one style sheet, with the adapter of the benchmark around it. */
export default {
	...defaultConfig,
	entry: { grid: './dev/bench/grid/adapter.tsx' },
	devtool: false,
	plugins: defaultConfig.plugins.filter( ( { constructor } ) =>
		ONLY.includes( constructor.name )
	),
};

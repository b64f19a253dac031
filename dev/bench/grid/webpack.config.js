import defaultConfig from '@wordpress/scripts/config/webpack.config.js';
import { svgRule } from '../../webpack/svg-rule.mjs';

/** Plugins to keep. Those for blocks are not needed, and React is bundled, as in every bundle of the benchmark. */
const ONLY = [ 'DefinePlugin', 'MiniCssExtractPlugin' ];

/** Bundles the calendar's grid and the benchmark's adapter into one script and one style sheet. */
export default {
	...defaultConfig,
	entry: { grid: './dev/bench/grid/adapter.tsx' },
	module: {
		...defaultConfig.module,
		rules: [ ...defaultConfig.module.rules, svgRule ],
	},
	devtool: false,
	plugins: defaultConfig.plugins.filter( ( { constructor } ) =>
		ONLY.includes( constructor.name )
	),
};

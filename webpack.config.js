import defaultConfig from '@wordpress/scripts/config/webpack.config.js';
import { fileURLToPath } from 'node:url';
import { LanguageFilesPlugin } from './dev/webpack/language-files.mjs';
import { LeanDayjsPlugin } from './dev/webpack/lean-dayjs.mjs';
import { LeanQueryPlugin } from './dev/webpack/lean-query.mjs';
import { memberRule } from './dev/webpack/member-rule.mjs';
import { PrivateFetchPlugin } from './dev/webpack/private-fetch.mjs';
import { startMinimizers } from './dev/webpack/start-minimizer.mjs';
import { StrongCssPlugin } from './dev/webpack/strong-css.mjs';
import { svgRule } from './dev/webpack/svg-rule.mjs';

/** Chunks have a version in their URL, so that after an update no cached style is used with a new script or the reverse. */
const VERSION = '?ver=[contenthash:8]';

defaultConfig.plugins.find(
	( { constructor } ) => constructor.name === 'MiniCssExtractPlugin'
).options.chunkFilename = `[name].css${ VERSION }`;

const { 'block/view': view, ...others } = defaultConfig.entry();

/** The block's scripts are found through block.json by @wordpress/scripts; those of wp-admin are added here. */
export default {
	...defaultConfig,
	entry: {
		...others,
		// The mount point has the URL of the chunks (src/block/start.ts), so the script need not determine it.
		'block/view': { import: view, publicPath: '' },
		'block/view-members': {
			import: './src/block/view-members.ts',
			publicPath: '',
		},
		'admin/index': './src/admin/index.tsx',
		'admin/bookings': './src/admin/bookings/index.tsx',
	},
	module: {
		...defaultConfig.module,
		rules: [
			...defaultConfig.module.rules,
			{
				test: /languages[\\/][a-z]+\.json$/,
				// Another module type would add webpack's runtime code for it.
				type: 'javascript/auto',
				use: fileURLToPath(
					new URL( 'dev/webpack/language-part.mjs', import.meta.url )
				),
			},
			svgRule,
			// The specification's helper has both, and the calendar uses neither.
			memberRule( 'src/api/http.ts', [ 'postMultipart', 'del' ] ),
		],
	},
	optimization: {
		...defaultConfig.optimization,
		minimizer: startMinimizers( defaultConfig.optimization.minimizer ),
	},
	output: {
		...defaultConfig.output,
		chunkFilename: `[name].js${ VERSION }`,
		// Milliseconds after which a chunk counts as missing; the calendar then shows a message.
		chunkLoadTimeout: 20_000,
	},
	plugins: [
		// It changes a plugin below, so it must come first.
		new PrivateFetchPlugin(),
		// The calendar's languages are written from left to right on every site, so it has no mirrored styles.
		...defaultConfig.plugins.filter(
			( { constructor } ) => constructor.name !== 'RtlCssPlugin'
		),
		new LanguageFilesPlugin(),
		new LeanDayjsPlugin(),
		new LeanQueryPlugin(),
		new StrongCssPlugin(),
	],
};

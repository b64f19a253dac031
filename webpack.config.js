import defaultConfig from '@wordpress/scripts/config/webpack.config.js';
import { fileURLToPath } from 'node:url';
import { LanguageFilesPlugin } from './dev/webpack/language-files.mjs';
import { LeanDayjsPlugin } from './dev/webpack/lean-dayjs.mjs';
import { LeanQueryPlugin } from './dev/webpack/lean-query.mjs';
import { memberRule } from './dev/webpack/member-rule.mjs';
import { PrivateFetchPlugin } from './dev/webpack/private-fetch.mjs';
import { StrongCssPlugin } from './dev/webpack/strong-css.mjs';

/** What comes on demand carries a version, so that after an update no kept style meets a new script, nor the other way. */
const VERSION = '?ver=[contenthash:8]';

defaultConfig.plugins.find(
	( { constructor } ) => constructor.name === 'MiniCssExtractPlugin'
).options.chunkFilename = `[name].css${ VERSION }`;

const { 'block/view': view, ...others } = defaultConfig.entry();

/** Block and view are found through block.json; wp-admin's part stands in none. */
export default {
	...defaultConfig,
	entry: {
		...others,
		// The mount point says where a page finds its chunks (src/block/start.ts), so its script need not find out itself.
		'block/view': { import: view, publicPath: '' },
		'admin/index': './src/admin/index.tsx',
		'admin/bookings': './src/admin/bookings/index.tsx',
	},
	module: {
		...defaultConfig.module,
		rules: [
			...defaultConfig.module.rules,
			{
				test: /languages[\\/][a-z]+\.json$/,
				// A module of its own kind would need webpack's code for those that are none of JavaScript's.
				type: 'javascript/auto',
				use: fileURLToPath(
					new URL( 'dev/webpack/language-part.mjs', import.meta.url )
				),
			},
			// The specification's helper has them and the calendar uses neither, so they do not weigh on the page.
			memberRule( 'src/api/http.ts', [ 'postMultipart', 'del' ] ),
		],
	},
	output: {
		...defaultConfig.output,
		chunkFilename: `[name].js${ VERSION }`,
		// Milliseconds after which a part that does not come counts as missing, which is then said.
		chunkLoadTimeout: 20_000,
	},
	plugins: [
		// Before the one that it changes.
		new PrivateFetchPlugin(),
		// The calendar's languages are written from left to right on every site: mirrored styles would not fit it.
		...defaultConfig.plugins.filter(
			( { constructor } ) => constructor.name !== 'RtlCssPlugin'
		),
		new LanguageFilesPlugin(),
		new LeanDayjsPlugin(),
		new LeanQueryPlugin(),
		new StrongCssPlugin(),
	],
};

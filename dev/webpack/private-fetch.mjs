import { fileURLToPath } from 'node:url';
import { leaveOut } from './leave-out.mjs';
import { memberRule } from './member-rule.mjs';

/** Who has a copy of its own; the block editor's part asks through the editor's (src/api/editor.ts). */
const OWNER = /[\\/]src[\\/]api[\\/]private-fetch\.ts$/;

const NAME = '@wordpress/api-fetch';
const FOLDER = /[\\/]@wordpress[\\/]api-fetch[\\/]/;

/**
 * The private copy has no use for them: src/api/private-fetch.ts passes all middlewares by that are not its own, and reads
 * each answer itself.
 */
const LEFT_OUT =
	/^\.\/(lock-unlock|utils\/response|middlewares\/[a-z0-9-]+)\.mjs$/;

/** What it offers beside fetching and taking middlewares. */
const MEMBERS = [
	'unregister',
	'setFetchHandler',
	'createNonceMiddleware',
	'createPreloadingMiddleware',
	'createRootURLMiddleware',
	'fetchAllMiddleware',
	'httpV1Middleware',
	'mediaUploadMiddleware',
	'createThemePreviewMiddleware',
];

const INSTEAD = fileURLToPath(
	new URL( './fetch-parts.mjs', import.meta.url )
);

/**
 * webpack: src/api/private-fetch.ts gets a copy of @wordpress/api-fetch into its script, where any other import of it is
 * the page's `wp.apiFetch`, to which every plugin of the site adds its middlewares.
 */
export class PrivateFetchPlugin {
	apply( compiler ) {
		keepInside( compiler.options.plugins );
		leaveOut( compiler, LEFT_OUT, FOLDER, INSTEAD );
		compiler.options.module.rules.push(
			memberRule( 'api-fetch/build-module/index.mjs', MEMBERS )
		);
	}
}

/** Tells the plugin of @wordpress/scripts that knows what the page brings along. */
function keepInside( plugins ) {
	const extraction = plugins.find(
		( { constructor } ) =>
			constructor.name === 'DependencyExtractionWebpackPlugin'
	);
	const externalize = extraction.externalizeWpDeps.bind( extraction );
	extraction.externalizeWpDeps = ( data, callback ) =>
		data.request === NAME && OWNER.test( data.contextInfo.issuer )
			? callback()
			: externalize( data, callback );
}

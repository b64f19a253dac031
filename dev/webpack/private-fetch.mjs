import { fileURLToPath } from 'node:url';
import { leaveOut } from './leave-out.mjs';
import { memberRule } from './member-rule.mjs';

/** The only module with a private copy; the block editor's code uses the editor's (src/api/editor.ts). */
const OWNER = /[\\/]src[\\/]api[\\/]private-fetch\.ts$/;

const NAME = '@wordpress/api-fetch';
const FOLDER = /[\\/]@wordpress[\\/]api-fetch[\\/]/;

/** Modules that the private copy never uses: src/api/private-fetch.ts has its own middlewares and reads responses itself. */
const LEFT_OUT =
	/^\.\/(lock-unlock|utils\/response|middlewares\/[a-z0-9-]+)\.mjs$/;

/** Members beside those that fetch and register middlewares. */
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
 * webpack: bundles a copy of @wordpress/api-fetch for src/api/private-fetch.ts. Any other import of it is the page's
 * `wp.apiFetch`, to which every plugin of the site adds its middlewares.
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

/** Makes the plugin of @wordpress/scripts that externalizes WordPress's packages skip this import. */
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

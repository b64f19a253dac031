import { fileURLToPath } from 'node:url';

const LOADER = fileURLToPath(
	new URL( './without-members.mjs', import.meta.url )
);

/**
 * Returns webpack's rule that omits some members of a package's module.
 *
 * @param {string}   module End of its path, with slashes.
 * @param {string[]} names  Names of the members.
 */
export const memberRule = ( module, names ) => ( {
	test: ( path ) => path.replaceAll( '\\', '/' ).endsWith( `/${ module }` ),
	use: { loader: LOADER, options: { names } },
} );

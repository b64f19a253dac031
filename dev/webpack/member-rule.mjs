import { fileURLToPath } from 'node:url';

const LOADER = fileURLToPath(
	new URL( './without-members.mjs', import.meta.url )
);

/**
 * webpack's rule for a module of a package that comes without some members.
 *
 * @param {string}   module How its path ends, with slashes.
 * @param {string[]} names  Of the members.
 */
export const memberRule = ( module, names ) => ( {
	test: ( path ) => path.replaceAll( '\\', '/' ).endsWith( `/${ module }` ),
	use: { loader: LOADER, options: { names } },
} );

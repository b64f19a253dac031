import { join } from 'node:path';
import { work } from '../lib/paths.mjs';

/** Folder for results that the next run reuses. */
export const dir = join( work, 'mutation' );

/** Returns a function that tells whether a file is the given path, or in the folder of that path. */
export const isIn = ( path ) => ( file ) =>
	file === path || file.startsWith( `${ path }/` );

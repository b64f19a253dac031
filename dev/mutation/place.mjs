import { join } from 'node:path';
import { work } from '../lib/paths.mjs';

/** Folder for results that the next run reuses. */
export const dir = join( work, 'mutation' );

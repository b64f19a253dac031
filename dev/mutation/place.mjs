import { join } from 'node:path';
import { work } from '../lib/paths.mjs';

/** What the runs leave for the next one. */
export const dir = join( work, 'mutation' );

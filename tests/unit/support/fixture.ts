import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the files that tests of the app and of the server share. */
export const FIXTURES = join( __dirname, '../../fixtures' );

/**
 * Reads one of these files.
 *
 * @param path Path below the folder, such as 'contract/roles.json'.
 */
export const readFixture = ( path: string ): unknown =>
	JSON.parse( readFileSync( join( FIXTURES, path ), 'utf8' ) );

/**
 * `npm run api`: writes docs/api/openapi.json from the routes that WordPress has registered. Open_Api_Test writes the
 * file; in an ordinary run it asserts that the file is up to date.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { repo } from './lib/paths.mjs';
import { writeByTest } from './lib/written.mjs';

mkdirSync( join( repo, 'docs/api' ), { recursive: true } );
writeByTest( 'Open_Api_Test', 'STUDIO_CALENDAR_WRITES_API' );

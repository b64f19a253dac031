/**
 * `npm run api`: writes docs/api/openapi.json from the routes as a WordPress has them registered. Open_Api_Test, which does it,
 * also holds that the document is the one that this makes.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { repo } from './lib/paths.mjs';
import { writeByTest } from './lib/written.mjs';

mkdirSync( join( repo, 'docs/api' ), { recursive: true } );
writeByTest( 'Open_Api_Test', 'STUDIO_CALENDAR_WRITES_API' );

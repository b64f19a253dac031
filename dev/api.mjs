/**
 * `npm run api`: writes docs/api/openapi.json from the routes as a WordPress has them registered. Open_Api_Test, which does it,
 * also holds that the document is the one that this makes.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { repo } from './lib/paths.mjs';

mkdirSync( join( repo, 'docs/api' ), { recursive: true } );
const { status } = spawnSync(
	process.execPath,
	[ 'dev/test.mjs', 'php-sqlite', '--filter', 'Open_Api_Test' ],
	{
		cwd: repo,
		env: { ...process.env, STUDIO_CALENDAR_WRITES_API: '1' },
		stdio: 'inherit',
	}
);
process.exitCode = status ?? 1;

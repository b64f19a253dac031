import { spawnSync } from 'node:child_process';
import { repo } from './paths.mjs';

/**
 * Runs a PHP test so that it writes the files with which it otherwise compares its results.
 *
 * @param {string} test
 * @param {string} variable Environment variable; the test writes the files if it is 1.
 */
export function writeByTest( test, variable ) {
	const { status } = spawnSync(
		process.execPath,
		[ 'dev/test.mjs', 'php-sqlite', '--filter', test ],
		{
			cwd: repo,
			env: { ...process.env, [ variable ]: '1' },
			stdio: 'inherit',
		}
	);
	process.exitCode = status ?? 1;
}

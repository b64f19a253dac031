import { spawnSync } from 'node:child_process';
import { repo } from './paths.mjs';

/**
 * Lets a test of the server write the files that it otherwise holds its answers to.
 *
 * @param {string} test
 * @param {string} variable Of the environment; the test writes when it is 1.
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

import { run } from './run.mjs';

/**
 * Returns the environment variables that change a program's clock, by libfaketime.
 *
 * @param {string} time In faketime's format: `+8d` is eight days ahead, `@2026-11-20 15:10:00` starts at that UTC time.
 * @return {Promise<Record<string, string>>}
 */
export async function clockAt( time ) {
	const { stdout } = await run(
		'faketime',
		[ '-f', time, 'printenv', 'LD_PRELOAD' ],
		{ quiet: true, env: { TZ: 'UTC' } }
	);
	return {
		LD_PRELOAD: stdout.trim(),
		FAKETIME: time,
		FAKETIME_DONT_FAKE_MONOTONIC: '1',
		TZ: 'UTC',
	};
}

import { run } from './run.mjs';

/**
 * What a program's environment has to hold for its clock to be another one.
 *
 * @param {string} time As faketime takes it: `+8d` is eight days ahead, `@2026-11-20 15:10:00` begins at that moment (UTC).
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

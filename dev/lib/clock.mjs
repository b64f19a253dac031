import { run } from './run.mjs';

/**
 * Returns the environment variables that change a program's clock, by libfaketime.
 *
 * @param {string} time In faketime's format: `+8d` is eight days ahead, `@2026-11-20 15:10:00` starts at that UTC time.
 * @return {Promise<Record<string, string>>}
 */
export async function clockAt( time ) {
	// The wrapper names its semaphore by its process number, and ends if one of that name is there. Each program that ran
	// with another clock and was killed has left one, so what another process of the same number left goes first: `exec`
	// keeps the shell's number.
	const { stdout } = await run(
		'sh',
		[
			'-c',
			'rm -f "/dev/shm/sem.faketime_sem_$$" "/dev/shm/faketime_shm_$$"; exec faketime -f "$1" printenv LD_PRELOAD',
			'sh',
			time,
		],
		{ quiet: true, env: { TZ: 'UTC' } }
	);
	return {
		LD_PRELOAD: stdout.trim(),
		FAKETIME: time,
		FAKETIME_DONT_FAKE_MONOTONIC: '1',
		TZ: 'UTC',
	};
}

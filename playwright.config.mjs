import { defineConfig } from '@playwright/test';
import { launchOptions } from './dev/lib/chromium.mjs';
import { leftOut } from './dev/suites/short.mjs';

/**
 * V8 without its two optimizing compilers: a test's page lives for seconds, and what they compile for it took a third of the
 * processor time of its renderer. Benchmarks, `tests/endurance` and the journeys run it as people do.
 */
const UNOPTIMIZED = '--js-flags=--no-maglev --no-turbofan';

/**
 * Specs of requests, languages and pages outside the calendar. None of these depends on the width, so that they run in one
 * project.
 */
const SAME_IN_EACH_WIDTH = [
	'cached-page.spec.ts',
	'failure.spec.ts',
	'in-step.spec.ts',
	'languages.spec.ts',
	'other-pages.spec.ts',
	'realtime.spec.ts',
	'twice.spec.ts',
];

export default defineConfig( {
	testDir: 'tests/e2e/specs',
	globalSetup: './tests/e2e/support/logins.ts',
	outputDir: '.cache/e2e',
	forbidOnly: true,
	fullyParallel: true,
	retries: 0,
	workers: 2,
	// Timeouts only end tests that hang, so that they are generous enough for a machine with a load of 20.
	timeout: 180_000,
	expect: { timeout: 40_000 },
	reporter: [
		[ 'list' ],
		[ 'json', { outputFile: '.cache/results/e2e.json' } ],
	],
	use: {
		launchOptions: {
			...launchOptions,
			args: [ ...launchOptions.args, UNOPTIMIZED ],
		},
		// A step times out before its test, so that the report names the step.
		actionTimeout: 60_000,
		navigationTimeout: 60_000,
		locale: 'en-US',
		timezoneId: 'Europe/Tallinn',
		screenshot: 'only-on-failure',
		// Recording takes a quarter more time and doubles the processor's load, so it is for debugging (TRACE=1).
		trace: process.env.TRACE ? 'retain-on-failure' : 'off',
	},
	projects: [
		{
			name: 'desktop',
			testIgnore: [ '*.phone.spec.ts', ...leftOut( 'desktop' ) ],
			use: { viewport: { width: 1280, height: 900 } },
		},
		{
			name: 'phone',
			testIgnore: [
				'*.desktop.spec.ts',
				...SAME_IN_EACH_WIDTH,
				...leftOut( 'phone' ),
			],
			use: {
				viewport: { width: 375, height: 812 },
				hasTouch: true,
				isMobile: true,
				// Drawing what moves was a seventh of a test's work. Computers keep it, and those specs of phones whose windows,
				// days and cards move.
				reducedMotion: 'reduce',
			},
		},
	],
} );

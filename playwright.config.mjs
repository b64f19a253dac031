import { defineConfig } from '@playwright/test';
import { chromiumPath } from './dev/lib/chromium.mjs';

/** As Debian's Chromium wants to be started, as root in a container too, silent towards the outside. */
const CHROMIUM = {
	executablePath: chromiumPath,
	args: [
		'--no-sandbox',
		'--disable-gpu',
		'--disable-quic',
		'--no-first-run',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-sync',
	],
};

/**
 * What goes between calendar and server, which language is spoken, what happens off the page: the same whatever the width, so
 * it is watched in one.
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
	// Limits end what hangs; they are no measure of speed. A machine with a load of 20 must stay far below them.
	timeout: 180_000,
	expect: { timeout: 40_000 },
	reporter: [
		[ 'list' ],
		[ 'json', { outputFile: '.cache/results/e2e.json' } ],
	],
	use: {
		launchOptions: CHROMIUM,
		// What a step waits for says so itself, before the whole test's time is up.
		actionTimeout: 60_000,
		navigationTimeout: 60_000,
		locale: 'en-US',
		timezoneId: 'Europe/Tallinn',
		screenshot: 'only-on-failure',
		// Recording takes a quarter of the time and twice the processor: for a test that one looks into (TRACE=1).
		trace: process.env.TRACE ? 'retain-on-failure' : 'off',
	},
	projects: [
		{
			name: 'desktop',
			testIgnore: '*.phone.spec.ts',
			use: { viewport: { width: 1280, height: 900 } },
		},
		{
			name: 'phone',
			testIgnore: [ '*.desktop.spec.ts', ...SAME_IN_EACH_WIDTH ],
			use: {
				viewport: { width: 375, height: 812 },
				hasTouch: true,
				isMobile: true,
			},
		},
	],
} );

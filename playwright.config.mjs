import { defineConfig } from '@playwright/test';

/** As Debian's Chromium wants to be started, as root in a container too, and silent towards the outside. */
const CHROMIUM = {
	executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
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
		locale: 'en-US',
		timezoneId: 'Europe/Tallinn',
		screenshot: 'only-on-failure',
		// Recording costs time, and nobody looks at a trace on a build machine: there the picture has to do.
		trace: process.env.CI ? 'off' : 'retain-on-failure',
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

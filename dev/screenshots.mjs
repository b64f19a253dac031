/**
 * `npm run screenshots [-- --project=375 -g history]`: takes screenshots of every screen in three widths, two color
 * schemes and three languages, into .cache/screenshots. Options go to Playwright. docs/design.md shows a few of them,
 * selected and compressed (webp) by hand.
 */
import { join } from 'node:path';
import { build } from './build.mjs';
import { say } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { repo, work } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { withDemoSite } from './suites/demo-site.mjs';
import { TOOLS } from './suites/task.mjs';

const CONFIG = 'tests/e2e/screenshots/playwright.config.mjs';

async function main() {
	await build();
	await withDemoSite( 'screenshots', '7.1', async ( demo ) => {
		const [ cmd, ...args ] = TOOLS.playwright;
		await run(
			cmd,
			[ ...args, 'test', '--config', CONFIG, ...process.argv.slice( 2 ) ],
			{
				cwd: repo,
				env: {
					STUDIO_CALENDAR_DEMO: JSON.stringify( demo ),
					STUDIO_CALENDAR_LATER: demo.url,
				},
			}
		);
	} );
	say( `The pictures are in ${ join( work, 'screenshots' ) }.` );
}

await runMain( main );

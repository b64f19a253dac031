import { join } from 'node:path';
import { repo } from '../lib/paths.mjs';
import { withDemoSite } from './demo-site.mjs';
import { nodeTests, runTests } from './task.mjs';

const TEST = join( repo, 'tests/webkit/printed-week.test.mjs' );

/** The printed week in the engine of Safari, which works out some styles otherwise than Chromium. */
export const webkit = {
	name: 'webkit',
	group: 'webkit',
	needs: [ 'php', 'webkit', 'modules', 'build', 'wordpress-7.1' ],
	run: () =>
		withDemoSite( 'webkit', '7.1', ( demo ) =>
			runTests( 'webkit', 'tap', nodeTests( [ TEST ] ), {
				env: { STUDIO_CALENDAR_DEMO: JSON.stringify( demo ) },
			} )
		),
};

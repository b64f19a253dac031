import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repo } from '../lib/paths.mjs';
import { wpEval } from '../lib/site.mjs';

/** What a demo site has beside the plugin, as links into the checkout: its place in wp-content -> ours. */
const LINKS = {
	'themes/studio-calendar-classic': 'tests/fixtures/classic-theme',
	'mu-plugins/studio-calendar-classic-page.php':
		'dev/demo/mu-plugins/classic-page.php',
};

/**
 * Fills a site with the demo: a studio with rooms, people, events, pictures, bookings and the three pages. What is there
 * already stays as it is.
 *
 * @param {import('../lib/site.mjs').Site} site With the plugin active.
 * @return {Promise<{ url: string, pages: { block: string, shortcode: string, page: string }, rest: string, studio: { id: number },
 *     rooms: number[], users: Record<string, { login: string, password: string, id: number }> }>}
 */
export async function seedDemo( site ) {
	for ( const [ place, ours ] of Object.entries( LINKS ) ) {
		const link = join( site.dir, 'wp-content', place );
		mkdirSync( dirname( link ), { recursive: true } );
		if ( ! existsSync( link ) ) {
			rmSync( link, { force: true } );
			symlinkSync( join( repo, ours ), link );
		}
	}
	return wpEval( site, join( repo, 'dev/demo/seed.php' ) );
}

import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repo } from '../lib/paths.mjs';
import { wpEval } from '../lib/site.mjs';

/** Symbolic links of a demo site into the checkout: path in wp-content -> path in the checkout. */
const LINKS = {
	'themes/studio-calendar-classic': 'tests/fixtures/classic-theme',
	'mu-plugins/studio-calendar-classic-page.php':
		'dev/demo/mu-plugins/classic-page.php',
};

/**
 * Fills a site with the demo: a studio with rooms, people, events, pictures, bookings and three pages. Does not change
 * what the site already has.
 *
 * @param {import('../lib/site.mjs').Site} site A site with the plugin active.
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

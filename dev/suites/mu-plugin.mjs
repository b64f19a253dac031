import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { repo } from '../lib/paths.mjs';

/**
 * Adds one of tests/fixtures/mu-plugins to a test site, as a symbolic link into the checkout.
 *
 * @param {import('../lib/site.mjs').Site} site
 * @param {string}                         name Name of the file without its extension, such as `notices`.
 */
export function addMuPlugin( site, name ) {
	const folder = join( site.dir, 'wp-content/mu-plugins' );
	const place = join( folder, `studio-calendar-${ name }.php` );
	mkdirSync( folder, { recursive: true } );
	if ( ! existsSync( place ) ) {
		rmSync( place, { force: true } );
		symlinkSync(
			join( repo, `tests/fixtures/mu-plugins/${ name }.php` ),
			place
		);
	}
}

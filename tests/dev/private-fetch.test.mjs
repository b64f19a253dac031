import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { repo } from '../../dev/lib/paths.mjs';

const built = ( name ) =>
	readFileSync( join( repo, 'build/block', name ), 'utf8' );

/** The script of visitors, and that of people with a login. */
const SCRIPTS = [ 'view', 'view-members' ];

test( "a page with a calendar waits for no wp.apiFetch, the block editor's does", () => {
	for ( const name of SCRIPTS ) {
		assert.doesNotMatch( built( `${ name }.asset.php` ), /wp-api-fetch/ );
	}
	assert.match( built( 'index.asset.php' ), /wp-api-fetch/ );
} );

test( "the calendar's script has a copy of it, without WordPress's middlewares", () => {
	for ( const name of SCRIPTS ) {
		const script = built( `${ name }.js` );
		assert.match( script, /rest_cookie_invalid_nonce/ );
		assert.doesNotMatch(
			script,
			/apiFetch|_locale|X-WP-Nonce|wp_theme_preview|X-HTTP-Method-Override/
		);
	}
} );

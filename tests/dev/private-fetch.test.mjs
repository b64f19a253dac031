import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { repo } from '../../dev/lib/paths.mjs';

const built = ( name ) =>
	readFileSync( join( repo, 'build/block', name ), 'utf8' );

test( "a page with a calendar waits for no wp.apiFetch, the block editor's does", () => {
	assert.doesNotMatch( built( 'view.asset.php' ), /wp-api-fetch/ );
	assert.match( built( 'index.asset.php' ), /wp-api-fetch/ );
} );

test( "the calendar's script has a copy of it, without WordPress's middlewares", () => {
	const script = built( 'view.js' );
	assert.match( script, /rest_cookie_invalid_nonce/ );
	assert.doesNotMatch(
		script,
		/apiFetch|_locale|X-WP-Nonce|wp_theme_preview|X-HTTP-Method-Override/
	);
} );

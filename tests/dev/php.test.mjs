/** Tests of the settings that dev/lib/php.mjs passes to PHP. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHP_SETTINGS } from '../../dev/lib/php.mjs';
import { run } from '../../dev/lib/run.mjs';

test( 'mail goes nowhere, and nothing complains about it', async () => {
	// The mail is larger than a pipe's buffer, so that sendmail_path's command has to read it.
	const letter = "str_repeat( 'Long. ', 50000 )";
	const { stdout, stderr } = await run(
		'php',
		[
			...PHP_SETTINGS,
			'-r',
			`var_export( mail( 'a@example.org', 's', ${ letter }, '', '-fsender@example.org' ) );`,
		],
		{ quiet: true, allowFailure: true }
	);
	assert.deepEqual( { stdout, stderr }, { stdout: 'true', stderr: '' } );
} );

test( 'a command may take its time; only a server has a limit', async () => {
	const { stdout } = await run(
		'php',
		[ ...PHP_SETTINGS, '-r', "echo ini_get( 'max_execution_time' );" ],
		{ quiet: true }
	);
	assert.equal( stdout, '0' );
} );

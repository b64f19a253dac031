/** Tests that every comment which silences a PHP rule names the rule and gives a reason. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { repo } from '../../dev/lib/paths.mjs';

/** Full name of a sniff, or of one of its messages. */
const SNIFF = String.raw`[A-Z]\w+\.[A-Z]\w+\.[A-Z]\w+(?:\.\w+)?`;

const NAMED = new RegExp(
	String.raw`^// phpcs:ignore ${ SNIFF }(?:, ${ SNIFF })* -- (?!see |the same)\S.*\.$`
);

/** Comments that silence a rule for more than a line, or in a deprecated way. */
const WIDE = /phpcs:(?:disable|enable|ignoreFile)|@codingStandards/;

const wrong = ( text ) =>
	(
		text.match( /(?:\/\/|#|\/\*).*(?:phpcs:|@codingStandards).*/g ) ?? []
	).filter(
		( comment ) =>
			WIDE.test( comment ) ||
			! NAMED.test(
				comment.slice( comment.indexOf( '// phpcs:ignore' ) ).trim()
			)
	);

test( 'every rule of PHP that is silenced is named, and its reason told', () => {
	const files = execFileSync( 'git', [ 'ls-files', '*.php' ], {
		cwd: repo,
		encoding: 'utf8',
	} )
		.trim()
		.split( '\n' );
	const found = files.flatMap( ( file ) =>
		wrong( readFileSync( join( repo, file ), 'utf8' ) ).map(
			( comment ) => `${ file }: ${ comment }`
		)
	);
	assert.deepEqual( found, [] );
} );

test( 'a rule that is silenced without a name or a reason is found', () => {
	const sniff = 'WordPress.Security.EscapeOutput';
	const bad = [
		'// phpcs:ignore',
		'// phpcs:ignore -- escaped there.',
		`// phpcs:ignore ${ sniff }`,
		`// phpcs:ignore ${ sniff } -- see above.`,
		'// phpcs:ignore WordPress.Security -- escaped there.',
		`// phpcs:disable ${ sniff } -- escaped there.`,
		`/* phpcs:ignore ${ sniff } */`,
	];
	assert.deepEqual( wrong( bad.join( '\n' ) ), bad );
	assert.deepEqual(
		wrong( `echo $html; // phpcs:ignore ${ sniff } -- escaped there.` ),
		[]
	);
} );

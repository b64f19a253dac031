import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { closingLine, readResult, sum } from '../../dev/suites/results.mjs';

const dir = mkdtempSync( join( tmpdir(), 'results-' ) );
after( () => rmSync( dir, { recursive: true } ) );

function file( content ) {
	const name = join( dir, 'result' );
	writeFileSync(
		name,
		typeof content === 'string' ? content : JSON.stringify( content )
	);
	return name;
}

const counts = ( { passed, failed, skipped } ) => [ passed, failed, skipped ];

const jest = ( more ) => ( {
	numPassedTests: 3,
	numFailedTests: 0,
	numPendingTests: 0,
	numTodoTests: 0,
	numRuntimeErrorTestSuites: 0,
	...more,
} );

const junit = ( numbers ) =>
	`<?xml version="1.0"?><testsuites><testsuite name="x" ${ numbers } time="1"><testsuite name="y" tests="9" errors="9"/></testsuite></testsuites>`;

const ROWS = [
	[ 'jest', jest(), 0, [ 3, 0, 0 ] ],
	[ 'jest', jest( { numFailedTests: 2 } ), 1, [ 3, 2, 0 ] ],
	[ 'jest', jest( { numRuntimeErrorTestSuites: 1 } ), 1, [ 3, 1, 0 ] ],
	[ 'jest', jest( { numPendingTests: 1, numTodoTests: 1 } ), 0, [ 3, 0, 2 ] ],
	[
		'junit',
		junit( 'tests="9" errors="1" failures="2" skipped="3"' ),
		1,
		[ 3, 3, 3 ],
	],
	[
		'playwright',
		{
			stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 },
			errors: [ {} ],
		},
		1,
		[ 4, 3, 1 ],
	],
	[
		'tap',
		'1..4\n# tests 9\n# pass 4\n# fail 1\n# cancelled 1\n# skipped 2\n# todo 1\n',
		1,
		[ 4, 2, 3 ],
	],
	[ 'own', { passed: 1, failed: 0, skipped: 0 }, 0, [ 1, 0, 0 ] ],
];

for ( const [ format, content, code, expected ] of ROWS ) {
	test( `${ format } ${ expected } is read as it is`, () => {
		assert.deepEqual(
			counts( readResult( format, file( content ), { code } ) ),
			expected
		);
	} );
}

const NAMED = [
	[
		'jest',
		jest( {
			numFailedTests: 1,
			testResults: [
				{
					assertionResults: [
						{ status: 'failed', fullName: 'a card opens' },
						{ status: 'passed', fullName: 'a card closes' },
					],
				},
			],
		} ),
		'✘ a card opens',
	],
	[
		'junit',
		junit( 'tests="2" errors="0" failures="1" skipped="0"' ).replace(
			'<testsuite name="y"',
			'<failure type="F">Rules_Test::test_gaps\nText</failure><testsuite name="y"'
		),
		'✘ Rules_Test::test_gaps',
	],
	[
		'playwright',
		{
			stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
			errors: [],
			suites: [
				{
					suites: [
						{
							specs: [
								{ ok: true, file: 'a.ts', line: 1, title: 'x' },
								{
									ok: false,
									file: 'a.ts',
									line: 9,
									title: 'y',
									tests: [
										{
											results: [
												{
													error: {
														message:
															'\u001b[31mError\u001b[39m:\n  no\tcard',
													},
												},
											],
										},
									],
								},
							],
						},
					],
				},
			],
		},
		'✘ a.ts:9 y: Error: no card',
	],
	[
		'tap',
		'ok 1 - x\n    not ok 2 - y\n# tests 2\n# pass 1\n# fail 1\n# cancelled 0\n# skipped 0\n# todo 0\n',
		'✘ y',
	],
];

for ( const [ format, content, name ] of NAMED ) {
	test( `${ format } names what failed`, () => {
		assert.deepEqual(
			readResult( format, file( content ), { code: 1 } ).notes,
			[ name ]
		);
	} );
}

test( 'a result file that is missing is a failure', () => {
	assert.deepEqual(
		counts( readResult( 'jest', join( dir, 'none' ), { code: 0 } ) ),
		[ 0, 1, 0 ]
	);
} );

test( 'a result file that cannot be read is a failure', () => {
	assert.deepEqual(
		counts( readResult( 'jest', file( '{' ), { code: 0 } ) ),
		[ 0, 1, 0 ]
	);
} );

test( 'a result file without counts is a failure', () => {
	assert.deepEqual(
		counts( readResult( 'own', file( {} ), { code: 0 } ) ),
		[ 0, 1, 0 ]
	);
} );

test( 'a suite that ran no test is a failure, one that skipped all of them too', () => {
	const none = jest( { numPassedTests: 0 } );
	const skipped = jest( { numPassedTests: 0, numPendingTests: 5 } );
	assert.deepEqual(
		counts( readResult( 'jest', file( none ), { code: 0 } ) ),
		[ 0, 1, 0 ]
	);
	assert.deepEqual(
		counts( readResult( 'jest', file( skipped ), { code: 0 } ) ),
		[ 0, 1, 5 ]
	);
	assert.deepEqual(
		counts( readResult( 'junit', file( '' ), { code: 0 } ) ),
		[ 0, 1, 0 ]
	);
} );

test( 'a bad end without a failed test is a failure', () => {
	assert.deepEqual(
		counts( readResult( 'jest', file( jest() ), { code: 2 } ) ),
		[ 3, 1, 0 ]
	);
} );

test( 'the sum adds all up; under CI what is skipped has failed', () => {
	const outcomes = [
		{ passed: 2, failed: 0, skipped: 1 },
		{ passed: 3, failed: 1, skipped: 0 },
	];
	assert.equal(
		closingLine( sum( outcomes, false ) ),
		'5 passed, 1 failed, 1 skipped'
	);
	assert.equal(
		closingLine( sum( outcomes, true ) ),
		'5 passed, 2 failed, 0 skipped'
	);
} );

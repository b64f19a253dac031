import { existsSync, readFileSync } from 'node:fs';

/**
 * The result of a suite.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, notes: string[] }} Outcome
 */

const outcome = ( passed, failed, skipped, notes = [] ) => ( {
	passed,
	failed,
	skipped,
	notes,
} );

const readJson = ( file ) => JSON.parse( readFileSync( file, 'utf8' ) );

/** Maximum number of failed tests that are named below a suite's line. */
const NAMED = 12;

function named( names ) {
	const rest = names.length - NAMED;
	return [
		...names.slice( 0, NAMED ).map( ( name ) => `✘ ${ name }` ),
		...( rest > 0 ? [ `… and ${ rest } more` ] : [] ),
	];
}

/** Reads Jest's result. A test file that could not be loaded counts as one failure, as its tests are not counted. */
function readJest( file ) {
	const result = readJson( file );
	const names = ( result.testResults ?? [] ).flatMap(
		( { assertionResults } ) =>
			assertionResults
				.filter( ( { status } ) => status === 'failed' )
				.map( ( { fullName } ) => fullName )
	);
	return outcome(
		result.numPassedTests,
		result.numFailedTests + result.numRuntimeErrorTestSuites,
		result.numPendingTests + result.numTodoTests,
		named( names )
	);
}

/** Reads PHPUnit's JUnit log, whose first testsuite has the sums of all others. */
function readJunit( file ) {
	const text = readFileSync( file, 'utf8' );
	const [ head ] = /<testsuite\s[^>]*>/.exec( text ) ?? [ '' ];
	const [ tests, errors, failures, skipped ] = [
		'tests',
		'errors',
		'failures',
		'skipped',
	].map( ( name ) =>
		Number( new RegExp( `\\s${ name }="(\\d+)"` ).exec( head )?.[ 1 ] ?? 0 )
	);
	return outcome(
		tests - errors - failures - skipped,
		errors + failures,
		skipped,
		named(
			[ ...text.matchAll( /<(?:failure|error)[^>]*>\s*([^\n<]+)/g ) ].map(
				( [ , name ] ) => name
			)
		)
	);
}

/** Maximum number of characters of a failure's reason beside its name; the log has the whole reason. */
const REASON = 900;

/** Returns the first error of a Playwright test on one line, without the terminal's color codes. */
const reasonOf = ( { tests = [] } ) =>
	tests
		.flatMap( ( { results = [] } ) => results )
		.flatMap( ( { error } ) => error?.message ?? [] )
		.map( ( message ) =>
			message.replace( /\u001b\[[\d;]*m/g, '' ).replace( /\s+/g, ' ' )
		)
		.at( 0 )
		?.slice( 0, REASON );

const failedSpecs = ( { specs = [], suites = [] } ) => [
	...specs
		.filter( ( { ok } ) => ! ok )
		.map( ( spec ) => {
			const reason = reasonOf( spec );
			return `${ spec.file }:${ spec.line } ${ spec.title }${ reason ? `: ${ reason }` : '' }`;
		} ),
	...suites.flatMap( failedSpecs ),
];

/** Reads Playwright's result. A test that passed only in a retry and an error outside of tests count as failed. */
function readPlaywright( file ) {
	const { stats, errors, suites = [] } = readJson( file );
	return outcome(
		stats.expected,
		stats.unexpected + stats.flaky + errors.length,
		stats.skipped,
		named( suites.flatMap( failedSpecs ) )
	);
}

/** Reads the closing lines of the TAP output of Node's test runner. */
function readTap( file ) {
	const text = readFileSync( file, 'utf8' );
	const [ passed, failed, cancelled, skipped, todo ] = [
		'pass',
		'fail',
		'cancelled',
		'skipped',
		'todo',
	].map( ( name ) =>
		Number( new RegExp( `^# ${ name } (\\d+)$`, 'm' ).exec( text )?.[ 1 ] )
	);
	const names = [ ...text.matchAll( /^ *not ok \d+ - (.*)$/gm ) ];
	return outcome(
		passed,
		failed + cancelled,
		skipped + todo,
		named( names.map( ( [ , name ] ) => name ) )
	);
}

/** Reads the result of the project's own test runners: `{ passed, failed, skipped }`. */
function readOwn( file ) {
	const { passed, failed, skipped } = readJson( file );
	return outcome( passed, failed, skipped );
}

const READERS = {
	jest: readJest,
	junit: readJunit,
	playwright: readPlaywright,
	tap: readTap,
	own: readOwn,
};

/**
 * Describes how a command ended, for a message.
 *
 * @param {{ code: number, signal?: string|null, isLate?: boolean }} end Result of run().
 */
export function howItEnded( { code, signal = null, isLate = false } ) {
	const why = isLate ? ' because its time was up' : '';
	return signal === null
		? `exit code ${ code }${ why }`
		: `killed by ${ signal }${ why }`;
}

/**
 * Returns the result of a test runner: the numbers of its result file, and one failure if the file is missing or
 * unreadable, if no test ran, or if the runner failed without a failed test.
 *
 * @param {keyof typeof READERS}                                     format
 * @param {string}                                                   file
 * @param {{ code: number, signal?: string|null, isLate?: boolean }} end    Result of run() for the test runner.
 * @return {Outcome}
 */
export function readResult( format, file, end ) {
	if ( ! existsSync( file ) ) {
		return outcome( 0, 1, 0, [
			`no result file (${ howItEnded( end ) })`,
		] );
	}
	let result;
	try {
		result = READERS[ format ]( file );
	} catch ( error ) {
		return outcome( 0, 1, 0, [
			`result file cannot be read: ${ error.message }`,
		] );
	}
	const counts = [ result.passed, result.failed, result.skipped ];
	if (
		! counts.every( ( count ) => Number.isInteger( count ) && count >= 0 )
	) {
		return outcome( 0, 1, 0, [
			`result file holds no counts: ${ counts.join( ', ' ) }`,
		] );
	}
	if ( result.passed + result.failed === 0 ) {
		return outcome( 0, 1, result.skipped, [
			`ran no test (${ howItEnded( end ) })`,
		] );
	}
	if ( end.code !== 0 && result.failed === 0 ) {
		return outcome( result.passed, 1, result.skipped, [
			`ended by itself too early: ${ howItEnded( end ) }`,
		] );
	}
	return result;
}

/**
 * Returns the sums over all suites. In continuous integration a skipped test counts as failed.
 *
 * @param {Outcome[]} outcomes
 * @param {boolean}   isCi
 */
export function sum( outcomes, isCi ) {
	const total = { passed: 0, failed: 0, skipped: 0 };
	for ( const { passed, failed, skipped } of outcomes ) {
		total.passed += passed;
		total.failed += failed + ( isCi ? skipped : 0 );
		total.skipped += isCi ? 0 : skipped;
	}
	return total;
}

export const closingLine = ( { passed, failed, skipped } ) =>
	`${ passed } passed, ${ failed } failed, ${ skipped } skipped`;

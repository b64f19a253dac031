import { existsSync, readFileSync } from 'node:fs';

/**
 * What a suite came to.
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

/** Failed tests that are named under the line of their suite; one that breaks all of them needs no list of them. */
const NAMED = 12;

function named( names ) {
	const rest = names.length - NAMED;
	return [
		...names.slice( 0, NAMED ).map( ( name ) => `✘ ${ name }` ),
		...( rest > 0 ? [ `… and ${ rest } more` ] : [] ),
	];
}

/** A test file that could not even be loaded counts as one failure: none of its tests are in the numbers. */
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

/** JUnit's log as PHPUnit writes it: the first testsuite holds the sums of all below it. */
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

/** Letters of a failure's reason that stand beside its name; the log has the whole of it. */
const REASON = 300;

/** What a test of Playwright's failed on, in one line, without the colours of a terminal. */
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

/** A test that passed only at a second try counts as failed, and so does an error outside any test. */
function readPlaywright( file ) {
	const { stats, errors, suites = [] } = readJson( file );
	return outcome(
		stats.expected,
		stats.unexpected + stats.flaky + errors.length,
		stats.skipped,
		named( suites.flatMap( failedSpecs ) )
	);
}

/** The closing lines of TAP as Node's own test runner writes it. */
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

/** Our own runners write `{ passed, failed, skipped }`. */
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
 * How a command ended, for a person who looks for the reason.
 *
 * @param {{ code: number, signal?: string|null, isLate?: boolean }} end As run() answers.
 */
export function howItEnded( { code, signal = null, isLate = false } ) {
	const why = isLate ? ' because its time was up' : '';
	return signal === null
		? `exit code ${ code }${ why }`
		: `killed by ${ signal }${ why }`;
}

/**
 * The honest sum of one run of a test runner: what its result file says, and a failure for everything that file cannot
 * know: that it is missing or unreadable, that no test ran, that the runner ended badly with no failed test.
 *
 * @param {keyof typeof READERS}                                     format
 * @param {string}                                                   file
 * @param {{ code: number, signal?: string|null, isLate?: boolean }} end    Of the runner, as run() answers.
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
 * The sum over all suites. Under CI a skipped test is a failed one.
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

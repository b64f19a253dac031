/** Results of a suite: printed as the tests end, and written as JSON for the command that adds up all suites. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../../../dev/lib/log.mjs';
import { work } from '../../../dev/lib/paths.mjs';

export class Results {
	tests = [];

	/**
	 * Runs one test: it passes when it finds no problem.
	 *
	 * @param {string} name
	 * @param {() => Promise<{ problems: string[], detail: string }>} test An exception is a failure too.
	 */
	async check( name, test ) {
		const started = performance.now();
		const { problems, detail } = await test().catch( ( error ) => ( {
			problems: [ error.stack ?? String( error ) ],
			detail: '',
		} ) );
		const ok = problems.length === 0;
		const seconds = ( ( performance.now() - started ) / 1000 ).toFixed( 1 );
		const text = [ ...problems.slice( 0, 5 ), detail ]
			.filter( Boolean )
			.join( '; ' );
		this.tests.push( { name, ok, detail: text } );
		say(
			`${ ok ? 'ok  ' : 'FAIL' } ${ name } (${ seconds } s): ${ text }`
		);
		return ok;
	}

	get failed() {
		return this.tests.filter( ( { ok } ) => ! ok ).length;
	}

	/**
	 * @param {string} name Name of the suite and of its result file.
	 * @param {Object} more Further figures for the file.
	 */
	write( name = 'load', more = {} ) {
		const { tests, failed } = this;
		const sum = {
			passed: tests.length - failed,
			failed,
			skipped: 0,
			tests,
			...more,
		};
		mkdirSync( join( work, 'results' ), { recursive: true } );
		writeFileSync(
			join( work, `results/${ name }.json` ),
			JSON.stringify( sum, null, '\t' )
		);
		say( `${ sum.passed } passed, ${ sum.failed } failed, 0 skipped` );
	}
}

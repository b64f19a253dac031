import { say } from '../../../dev/lib/log.mjs';
import { Results } from '../../load/lib/results.mjs';

/** Results of a matrix, which has too many tests to print each: only failed tests are printed. */
export class CellResults extends Results {
	/**
	 * @param {string}   name
	 * @param {string[]} problems
	 */
	cell( name, problems ) {
		const detail = problems.join( '; ' );
		this.tests.push( { name, ok: problems.length === 0, detail } );
		if ( problems.length > 0 ) {
			say( `FAIL ${ name }: ${ detail }` );
		}
	}
}

import { e2e } from './e2e.mjs';
import { journey } from './journey.mjs';
import { lint } from './lint.mjs';
import { fuzz, http, load, model } from './own.mjs';
import { php } from './php.mjs';
import { pictures } from './pictures.mjs';
import { unit } from './unit.mjs';

/**
 * Every suite, the long ones first: two run at a time, and the last one alone is waited for. Two that drive browsers are
 * kept apart as far as that goes, since each of them has two browsers at work already.
 *
 * @param {string[]} options For the test runners; the checks take none.
 * @return {{ name: string, group: 'lint'|'unit'|'php'|'e2e'|'e2e-6.8'|'journey'|'pictures'|'http'|'model'|'fuzz'|'load', needs: string[], alone?: boolean, run: () => Promise<import('./results.mjs').Outcome & { log?: string }> }[]}
 */
export const suites = ( options ) => {
	const [ desktop, ...browsers ] = e2e( options );
	return [
		desktop,
		...php( options ),
		...http( options ),
		...model( options ),
		...browsers,
		...unit( options ),
		...journey( options ),
		...fuzz( options ),
		...lint,
		...pictures( options ),
		...load( options ),
	];
};

import { e2e } from './e2e.mjs';
import { journey } from './journey.mjs';
import { lint } from './lint.mjs';
import { fuzz, http, load, model } from './own.mjs';
import { php } from './php.mjs';
import { pictures } from './pictures.mjs';
import { unit } from './unit.mjs';
import { webkit } from './webkit.mjs';

/**
 * Returns every suite. Some run at a time, so the long ones come first and a short one is the last. Suites with browsers
 * are apart from each other where possible, because each of them already runs two browsers.
 *
 * @param {string[]} options Options for the test runners; the checks have none.
 * @return {{ name: string, group: 'lint'|'unit'|'php'|'e2e'|'e2e-6.8'|'journey'|'pictures'|'webkit'|'http'|'model'|'fuzz'|'load', needs: string[], alone?: boolean, run: () => Promise<import('./results.mjs').Outcome & { log?: string }> }[]}
 */
export const suites = ( options ) => {
	const [ desktop, ...browsers ] = e2e( options );
	return [
		desktop,
		...php( options ),
		...http( options ),
		...model( options ),
		...unit( options ),
		...browsers,
		...journey( options ),
		...fuzz( options ),
		...lint,
		...pictures( options ),
		webkit,
		...load( options ),
	];
};

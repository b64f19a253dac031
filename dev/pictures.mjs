/**
 * `npm run pictures`: takes pictures of the screens and compares them with tests/e2e/pictures/references.
 * `npm run pictures -- --update` updates the references that have changed. Further options go to Playwright: `-g
 * picker`.
 */
import { relative } from 'node:path';
import { Sentence, say } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { repo } from './lib/paths.mjs';
import { noteChromium, PICTURES_OUT, picturesOf } from './suites/pictures.mjs';
import { closingLine } from './suites/results.mjs';
import { setUp } from './suites/setup.mjs';

const UPDATE = '--update';

async function main() {
	const words = process.argv.slice( 2 );
	const isUpdate = words.includes( UPDATE );
	const task = picturesOf(
		words.filter( ( word ) => word !== UPDATE ),
		[ `--update-snapshots=${ isUpdate ? 'changed' : 'none' }` ]
	);
	await setUp( new Set( task.needs ) );
	const outcome = await task.run();
	say( closingLine( outcome ) );
	if ( outcome.failed > 0 ) {
		throw new Sentence(
			`What differs lies in ${ relative( repo, PICTURES_OUT ) }, the log in ${ relative( repo, outcome.log ) }.`
		);
	}
	if ( isUpdate ) {
		await noteChromium();
		say( 'Look at each changed picture ("git status") before you commit.' );
	}
}

await runMain( main );

/** Tests over real HTTP, the role matrix and the negative tests: `node tests/http/run.mjs [--only=name,name]`. */
import { parseArgs } from 'node:util';
import { runMain } from '../../dev/lib/main.mjs';
import { Client } from './lib/client.mjs';
import { CellResults } from './lib/results.mjs';
import { openStage } from './lib/stage.mjs';
import { fields } from './scenarios/fields.mjs';
import { fuzz } from './scenarios/fuzz.mjs';
import { headers } from './scenarios/headers.mjs';
import { limits } from './scenarios/limits.mjs';
import { matrix } from './scenarios/matrix.mjs';
import { powers } from './scenarios/powers.mjs';
import { secrets } from './scenarios/secrets.mjs';
import { texts } from './scenarios/texts.mjs';
import { ways } from './scenarios/ways.mjs';

const scenarios = {
	matrix,
	fields,
	ways,
	texts,
	headers,
	powers,
	secrets,
	fuzz,
	limits,
};

await runMain( async () => {
	const { values } = parseArgs( {
		options: {
			only: { type: 'string', default: Object.keys( scenarios ).join() },
		},
	} );
	const results = new CellResults();
	const stage = await openStage();
	try {
		const client = new Client( stage );
		for ( const name of values.only.split( ',' ) ) {
			await results.check( name, async () => ( {
				problems: [],
				detail: await scenarios[ name ]( stage, client, results ),
			} ) );
		}
		results.cell( 'no answer told a salt or the hash of a password', [
			...client.leaks,
		] );
		results.cell(
			'every answer is as docs/api/openapi.json says',
			client.described === 0
				? [ 'none was held' ]
				: [ ...client.strangers ]
		);
		results.cell(
			'neither PHP nor WordPress complained',
			stage.complaints() === ''
				? []
				: [ stage.complaints().slice( 0, 2000 ) ]
		);
	} finally {
		await stage.close();
	}
	results.write( 'http' );
	process.exitCode = results.failed > 0 ? 1 : 0;
} );

/** Two hundred of the generated calls of tests/fuzz over real HTTP: query strings, forms and bodies as PHP itself reads them. */
import { codeOf } from '../../../dev/lib/volley.mjs';
import { sendRaw } from '../lib/raw.mjs';

const SEED = 20261120;
const COUNT = 200;

const STATUSES = { ok: [ 200, 304 ], invalid: [ 400, 404, 405, 422 ] };

function jsonOf( text ) {
	try {
		return JSON.parse( text );
	} catch {
		return null;
	}
}

/** What the caller asked WordPress to wrap, cut or lead elsewhere has another shape; only its status counts. */
const isReshaped = ( { method, path, body } ) =>
	method === 'HEAD' ||
	/_(jsonp|envelope|fields|method)\b|rest_route/.test( path + body );

function problemsOf( made, { status, text } ) {
	const json = jsonOf( text );
	const code = codeOf( { status, json } );
	if ( status === 0 || status >= 500 ) {
		return [ `HTTP ${ status }: ${ text.slice( 0, 200 ) }` ];
	}
	if ( isReshaped( made ) || status === 304 ) {
		return [];
	}
	const isRight =
		json !== null &&
		( STATUSES[ code ]?.includes( status ) ??
			( json.data?.status === status && status >= 400 ) );
	return isRight
		? []
		: [ `${ status } ${ code }: ${ text.slice( 0, 200 ) }` ];
}

/** @param {import('../lib/stage.mjs').Stage} stage */
export async function fuzz( stage, client, results ) {
	const calls = await stage.generate( { seed: SEED, count: COUNT } );
	for ( const [ at, made ] of calls.entries() ) {
		const problems = problemsOf( made, await sendRaw( stage, made ) );
		results.cell(
			`generated call ${ at + 1 } of seed ${ SEED }`,
			problems.map(
				( problem ) =>
					`${ problem }; sent ${ JSON.stringify( made ).slice( 0, 600 ) }`
			)
		);
	}
	results.cell(
		'after them the tables are as they must be',
		await stage.problems()
	);
	return `${ calls.length } calls, seed ${ SEED }`;
}

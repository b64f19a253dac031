/** Sends requests, a few at a time, and looks for secrets and undocumented content in every response. */
import { send } from '../../../dev/lib/volley.mjs';
import { strangeIn } from './described.mjs';

const REST = '/wp-json/studio-calendar/v1/';
const AJAX = '/wp-admin/admin-ajax.php';

/**
 * Builds one request of a person.
 *
 * @param {import('./stage.mjs').Stage} stage
 * @param {{ call: string, params?: Record<string, string>, method?: string, cookie?: string, nonce?: string, headers?: Record<string, string> }} question
 *        `call`: a path below the namespace, or `ajax:` and an action.
 */
export function request(
	stage,
	{ call, params = {}, method = 'GET', cookie = '', nonce, headers = {} }
) {
	const isAjax = call.startsWith( 'ajax:' );
	const all = {
		...( isAjax ? { action: call.slice( 5 ) } : {} ),
		...params,
		...( nonce === undefined ? {} : { _wpnonce: nonce } ),
	};
	const query = `?${ new URLSearchParams( all ) }`;
	const path = isAjax ? AJAX : REST + call;
	return {
		base: stage.base,
		path: method === 'POST' ? path : path + query,
		method,
		form: method === 'POST' ? all : undefined,
		headers: { ...( cookie === '' ? {} : { Cookie: cookie } ), ...headers },
	};
}

export class Client {
	leaks = new Set();

	/** Responses that differ from docs/api/openapi.json. */
	strangers = new Set();

	/** Number of responses that were compared with it. */
	described = 0;

	/** @param {import('./stage.mjs').Stage} stage */
	constructor( stage ) {
		this.stage = stage;
	}

	/** @param {Parameters<typeof request>[1]} question */
	async ask( question ) {
		const answer = await send( request( this.stage, question ) );
		const text = JSON.stringify( answer.json ) ?? '';
		for ( const secret of this.stage.secrets ) {
			if ( text.includes( secret ) ) {
				this.leaks.add(
					`${ question.call } told "${ secret.slice( 0, 8 ) }…"`
				);
			}
		}
		const strange = strangeIn( question.call, answer );
		this.described += strange === undefined ? 0 : 1;
		if ( strange ) {
			this.strangers.add( strange );
		}
		return answer;
	}

	/**
	 * Sends all requests, `width` at a time.
	 *
	 * @template Q
	 * @param {Q[]} questions
	 * @param {number} width
	 * @return {Promise<import('../../../dev/lib/volley.mjs').Answer[]>} Responses in the order of the requests.
	 */
	async askAll( questions, width ) {
		const answers = [];
		let next = 0;
		const worker = async () => {
			while ( next < questions.length ) {
				const at = next++;
				answers[ at ] = await this.ask( questions[ at ] );
			}
		};
		await Promise.all( Array.from( { length: width }, worker ) );
		return answers;
	}
}

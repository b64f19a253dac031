import { request } from 'node:http';

/**
 * Sends a request byte for byte; fetch() of Node would correct it.
 *
 * @param {import('./stage.mjs').Stage} stage
 * @param {{ method?: string, path: string, body?: string, type?: string, who: string, headers?: Record<string, string> }} made
 * @return {Promise<{ status: number, text: string }>} Status 0 without a response.
 */
export function sendRaw(
	stage,
	{
		method = 'GET',
		path,
		body = '',
		type = 'application/x-www-form-urlencoded',
		who,
		headers = {},
	}
) {
	const { cookie } = stage.people[ who ];
	return new Promise( ( done ) => {
		const call = request(
			stage.base + path,
			{
				method,
				headers: {
					...headers,
					...( cookie === '' ? {} : { Cookie: cookie } ),
					'Content-Type': type,
				},
			},
			( answer ) => {
				const parts = [];
				answer.on( 'data', ( part ) => parts.push( part ) );
				answer.on( 'end', () =>
					done( {
						status: answer.statusCode,
						text: Buffer.concat( parts ).toString(),
					} )
				);
			}
		);
		call.once( 'error', ( error ) =>
			done( { status: 0, text: error.message } )
		);
		call.end( body );
	} );
}

import { fileURLToPath } from 'node:url';
import { wpEval } from './site.mjs';

const script = fileURLToPath(
	new URL( '../wordpress/logins.php', import.meta.url )
);

/**
 * Logs users in at every base URL of a site.
 *
 * @param {import('./site.mjs').Site} site
 * @param {number[]} users User IDs.
 * @param {string[]} bases Base URLs such as http://127.0.0.1:18400
 * @return {Promise<import('./calls.mjs').Caller[][]>} For each base URL the logins in the order of `users`.
 */
export async function logIn( site, users, bases ) {
	const logins = await wpEval( site, script, { users, bases } );
	return bases.map( ( base ) =>
		users.map( ( id ) =>
			logins.find( ( one ) => one.base === base && one.id === id )
		)
	);
}

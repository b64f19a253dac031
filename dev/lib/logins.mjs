import { fileURLToPath } from 'node:url';
import { wpEval } from './site.mjs';

const script = fileURLToPath(
	new URL( '../wordpress/logins.php', import.meta.url )
);

/**
 * Logs users in at every address that a site is served under.
 *
 * @param {import('./site.mjs').Site} site
 * @param {number[]} users Ids.
 * @param {string[]} bases Such as http://127.0.0.1:18400
 * @return {Promise<import('./calls.mjs').Caller[][]>} For each address the callers in the order of `users`.
 */
export async function logIn( site, users, bases ) {
	const logins = await wpEval( site, script, { users, bases } );
	return bases.map( ( base ) =>
		users.map( ( id ) =>
			logins.find( ( one ) => one.base === base && one.id === id )
		)
	);
}

import type { APIRequestContext } from '@playwright/test';
import { demo } from './demo';

/** Returns the REST nonce of whoever is logged in in the browser of these requests. */
export async function nonceOf( request: APIRequestContext ): Promise< string > {
	const answer = await request.get(
		`${ demo.url }wp-admin/admin-ajax.php?action=rest-nonce`
	);
	return answer.text();
}

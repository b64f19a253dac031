import { expect, request } from '@playwright/test';
import { join } from 'node:path';
import { demo, ROLES, type DemoRole } from './demo';

/**
 * Returns the path of the file in which Playwright stores the cookies of a demo account. Each site has its own files,
 * since with those of a parallel run every visitor would be a guest.
 */
export const loginOf = ( role: DemoRole ) =>
	join( '.cache', 'e2e-logins', new URL( demo.url ).port, `${ role }.json` );

/**
 * Logs each account in once, before any test. WordPress reads, changes and writes all sessions of a user in one row: of
 * two simultaneous logins of a user one is lost, and its browser is a guest. The login is sent without a browser,
 * because the form takes the focus shortly after it appears, and with it text being typed into the second field.
 */
export default async function logEverybodyIn(): Promise< void > {
	for ( const role of ROLES ) {
		const { login, password } = demo.users[ role ];
		const visitor = await request.newContext( { baseURL: demo.url } );
		const form = { log: login, pwd: password };
		const answer = await visitor.post( 'wp-login.php', {
			form,
			maxRedirects: 0,
		} );
		expect( answer.status(), `${ role } is logged in` ).toBe( 302 );
		await visitor.storageState( { path: loginOf( role ) } );
		await visitor.dispose();
	}
}

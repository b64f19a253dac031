import { expect, request } from '@playwright/test';
import { join } from 'node:path';
import { demo, ROLES, type DemoRole } from './demo';

/**
 * Cookies of one demo account, as Playwright keeps them. Each site has its own: with another one's, of a run beside
 * this one, everybody would be a guest.
 */
export const loginOf = ( role: DemoRole ) =>
	join( '.cache', 'e2e-logins', new URL( demo.url ).port, `${ role }.json` );

/**
 * Logs each account in once, before any test. WordPress keeps a person's sessions in one row that it reads, changes and
 * writes: of two log-ins of one person at once, one is lost and its browser is a guest. Without a browser: the form
 * takes the focus a moment after it is there, and with it what is being typed into its second field.
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

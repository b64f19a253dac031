import { chromium, type FullConfig } from '@playwright/test';
import { join } from 'node:path';
import { LoginPage } from '../pages/login-page';
import { demo, ROLES, type DemoRole } from './demo';

/**
 * Cookies of one demo account, as Playwright keeps them. Each site has its own: with another one's, of a run beside
 * this one, everybody would be a guest.
 */
export const loginOf = ( role: DemoRole ) =>
	join( '.cache', 'e2e-logins', new URL( demo.url ).port, `${ role }.json` );

/**
 * Logs each account in once, before any test. WordPress keeps a person's sessions in one row that it reads, changes and
 * writes: of two log-ins of one person at once, one is lost and its browser is a guest.
 */
export default async function logEverybodyIn( {
	projects,
}: FullConfig ): Promise< void > {
	const browser = await chromium.launch( projects[ 0 ]?.use.launchOptions );
	for ( const role of ROLES ) {
		const page = await browser.newPage();
		await new LoginPage( page ).logIn( role );
		await page.context().storageState( { path: loginOf( role ) } );
		await page.close();
	}
	await browser.close();
}

import { expect, type Page } from '@playwright/test';
import { demo, type DemoRole } from '../support/demo';

/** Milliseconds; before the tests the configuration's own patience does not hold. */
const ON_A_BUSY_MACHINE = 30_000;

export class LoginPage {
	constructor( private readonly page: Page ) {}

	async logIn( role: DemoRole ): Promise< void > {
		const { login, password } = demo.users[ role ];
		await this.page.goto( `${ demo.url }wp-login.php` );
		await this.page.getByLabel( 'Username or Email Address' ).fill( login );
		await this.page
			.getByRole( 'textbox', { name: 'Password' } )
			.fill( password );
		await this.page.getByRole( 'button', { name: 'Log In' } ).click();
		await expect( this.page ).not.toHaveURL( /wp-login\.php/, {
			timeout: ON_A_BUSY_MACHINE,
		} );
	}
}

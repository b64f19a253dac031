import { expect, type Page } from '@playwright/test';
import { demo, type DemoRole } from '../support/demo';

/** Page object of WordPress's login form. */
export class LoginPage {
	constructor( private readonly page: Page ) {}

	/**
	 * Logs in once the first field has the focus. WordPress focuses it shortly after the form appears, and text that is
	 * being typed into the second field would go there.
	 */
	async logIn( role: DemoRole ): Promise< void > {
		const { login, password } = demo.users[ role ];
		const name = this.page.locator( '#user_login' );
		await expect( name ).toBeFocused();
		await name.fill( login );
		const secret = this.page.locator( '#user_pass' );
		await secret.fill( password );
		await expect( name ).toHaveValue( login );
		await expect( secret ).toHaveValue( password );
		await this.page.locator( '#wp-submit' ).click();
	}
}

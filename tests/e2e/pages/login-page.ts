import { expect, type Page } from '@playwright/test';
import { demo, type DemoRole } from '../support/demo';

/** WordPress's log-in form. */
export class LoginPage {
	constructor( private readonly page: Page ) {}

	/** The form takes the focus a moment after it is there, and with it what is being typed into its second field. */
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

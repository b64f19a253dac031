import { expect, type Locator } from '@playwright/test';
import type { BookingForm } from './booking-form';

/** Page object of the repeat fields in the open booking form, in English. */
export class RepeatFields {
	readonly weeks: Locator;
	readonly sum: Locator;

	constructor( private readonly form: BookingForm ) {
		const { dialog } = form;
		this.weeks = dialog.getByRole( 'spinbutton', {
			name: 'Number of weeks',
		} );
		this.sum = dialog
			.getByRole( 'status' )
			.filter( { hasText: /dates? (is|are) free/ } );
	}

	async repeat( weeks: number ): Promise< void > {
		await this.form.dialog
			.getByRole( 'checkbox', { name: 'Repeat event / booking' } )
			.check();
		await this.weeks.fill( String( weeks ) );
		await expect( this.lines() ).toHaveCount( weeks + 1 );
	}

	lines(): Locator {
		return this.form.dialog
			.getByRole( 'list', { name: 'Dates' } )
			.getByRole( 'listitem' );
	}

	/** Returns the line of the date that is this number of weeks after the first. */
	line( week: number ): Locator {
		return this.lines().nth( week );
	}

	async instead( week: number, choice: string ): Promise< void > {
		await this.line( week )
			.getByRole( 'combobox', { name: /^What to do on/ } )
			.selectOption( choice );
	}

	/** Returns the button that states how many bookings it creates. */
	create( count: number ): Locator {
		return this.form.dialog.getByRole( 'button', {
			name: `Create ${ count } bookings`,
			exact: true,
		} );
	}
}

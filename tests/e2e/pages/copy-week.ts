import type { Locator } from '@playwright/test';
import type { CalendarPage } from './calendar-page';

/** Page object of the dialog that copies a week. */
export class CopyWeek {
	readonly entry: Locator;
	readonly dialog: Locator;
	readonly sum: Locator;
	/** Button with the week that the copies go into. */
	readonly week: Locator;
	/** Main button if no booking is selected. */
	readonly nothing: Locator;

	constructor( calendar: CalendarPage ) {
		this.entry = calendar.button( 'Copy this week…' );
		this.dialog = calendar.dialog( calendar.text( 'Copy week' ) );
		this.sum = this.dialog.locator( '.sc-sum' );
		this.week = this.dialog.getByRole( 'button', { name: /^To the week/ } );
		this.nothing = this.dialog.getByRole( 'button', {
			name: calendar.text( 'Nothing to copy' ),
		} );
	}

	/** Opens the dialog and waits for the first check. */
	async open(): Promise< void > {
		await this.entry.click();
		await this.dialog.getByRole( 'listitem' ).first().waitFor();
	}

	/** Returns the line of the first booking with these times. */
	line( times: string ): Locator {
		return this.dialog
			.getByRole( 'listitem' )
			.filter( { hasText: times } )
			.first();
	}

	choice( line: Locator ): Locator {
		return line.getByRole( 'combobox' );
	}

	/** Returns the button that states how many bookings it copies. */
	copy( count: number ): Locator {
		const name = `Copy ${ count } booking${ count === 1 ? '' : 's' }`;
		return this.dialog.getByRole( 'button', { name, exact: true } );
	}
}

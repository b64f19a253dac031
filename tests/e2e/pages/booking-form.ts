import { expect, type Locator } from '@playwright/test';
import type { CalendarPage } from './calendar-page';

/** Page object of the booking form; it finds the fields by their labels. */
export class BookingForm {
	readonly dialog: Locator;
	readonly trainer: Locator;
	readonly room: Locator;
	readonly event: Locator;
	readonly hidden: Locator;
	readonly from: Locator;
	readonly to: Locator;

	constructor(
		private readonly calendar: CalendarPage,
		title: 'New booking' | 'Edit booking' = 'New booking'
	) {
		this.dialog = calendar.dialog( calendar.text( title ) );
		this.trainer = this.choice( 'Trainer' );
		this.room = this.choice( 'Room' );
		this.event = this.choice( 'Default event' );
		this.hidden = this.input( 'Secret Owner Description' );
		this.from = this.input( 'Time from' );
		this.to = this.input( 'Time to' );
	}

	/** Waits until the form is open and has loaded the trainer's events. */
	async isReady(): Promise< void > {
		await expect( this.dialog ).toBeVisible();
		await expect( this.event ).not.toHaveValue( '' );
	}

	/** Opens the form by the header's button. */
	async open(): Promise< void > {
		await this.calendar.button( 'Book' ).click();
		await this.isReady();
	}

	button( key: string ): Locator {
		return this.dialog.getByRole( 'button', {
			name: this.calendar.text( key ),
			exact: true,
		} );
	}

	/** Types a time digit by digit, as people do. */
	async type( field: Locator, time: string ): Promise< void > {
		await field.selectText();
		await field.pressSequentially( time );
	}

	private choice( key: string ): Locator {
		return this.dialog.getByRole( 'combobox', {
			name: this.calendar.text( key ),
		} );
	}

	private input( key: string ): Locator {
		return this.dialog.getByRole( 'textbox', {
			name: this.calendar.text( key ),
		} );
	}
}

import { expect, type Locator } from '@playwright/test';
import type { CalendarPage } from './calendar-page';

/** Page object of a field's date picker; it finds elements by their names. */
export class DatePicker {
	readonly field: Locator;
	readonly dialog: Locator;

	/**
	 * @param calendar
	 * @param label    Label of the field; the picker has the same name.
	 * @param isTouch  Whether to tap instead of clicking with a mouse.
	 */
	constructor(
		private readonly calendar: CalendarPage,
		label: string,
		private readonly isTouch: boolean
	) {
		const name = calendar.text( label );
		this.field = calendar.root.getByRole( 'button', {
			name: new RegExp( `^${ name }: ` ),
		} );
		this.dialog = calendar.root.getByRole( 'dialog', {
			name,
			exact: true,
		} );
	}

	press( what: Locator ): Promise< void > {
		return this.isTouch ? what.tap() : what.click();
	}

	async open(): Promise< void > {
		await this.press( this.field );
		await expect( this.dialog ).toBeVisible();
	}

	tab( key: string ): Locator {
		return this.dialog.getByRole( 'tab', {
			name: this.calendar.text( key ),
			exact: true,
		} );
	}

	button( key: string ): Locator {
		return this.dialog.getByRole( 'button', {
			name: this.calendar.text( key ),
			exact: true,
		} );
	}

	day( date: string ): Locator {
		return this.dialog.locator( `[data-date="${ date }"]` );
	}

	/** Goes to the month of a day, which must not be earlier than the visible month, and selects the day. */
	async choose( date: string ): Promise< void > {
		const shown = this.dialog.locator( '[data-date]' ).first();
		const month = async () =>
			( ( await shown.getAttribute( 'data-date' ) ) ?? '' ).slice( 0, 7 );
		while ( ( await month() ) < date.slice( 0, 7 ) ) {
			await this.press( this.button( 'Next month' ) );
		}
		await this.press( this.day( date ) );
	}
}

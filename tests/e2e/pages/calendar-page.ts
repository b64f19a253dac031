import { expect, type Locator, type Page } from '@playwright/test';
import { textOf, type Locale } from '../support/demo';

/** Page object of one calendar; it finds elements by their roles and names, as screen readers do. */
export class CalendarPage {
	readonly root: Locator;
	readonly grid: Locator;
	readonly month: Locator;
	readonly today: Locator;
	readonly alert: Locator;
	/** Tabs of the days in a narrow calendar, which shows one day; a wide calendar has no tabs. */
	readonly days: Locator;
	/** Text of the live state, such as "Live" or "Updating every 15 s". */
	readonly live: Locator;

	constructor(
		readonly page: Page,
		readonly locale: Locale = 'en'
	) {
		this.root = page.getByRole( 'region', {
			name: this.text( 'Studio calendar' ),
		} );
		this.grid = this.root.getByRole( 'grid' );
		this.month = this.root.getByRole( 'heading', { level: 2 } );
		this.today = this.button( 'Today' );
		this.alert = this.root.getByRole( 'alert' );
		this.days = this.root.getByRole( 'tab' );
		this.live = this.root.locator( '.sc-live[data-live]' );
	}

	/** @param address URL of a page with a calendar; `params` are added to its query. */
	async open(
		address: string,
		params: Readonly< Record< string, string > > = {}
	): Promise< void > {
		const url = new URL( address );
		for ( const [ name, value ] of Object.entries( params ) ) {
			url.searchParams.set( name, value );
		}
		await this.hasLeftWindows();
		await this.page.goto( url.href );
	}

	/** Waits until closed windows have removed their history entries: such a step back would cancel a navigation. */
	private async hasLeftWindows(): Promise< void > {
		await this.page.waitForFunction( () => {
			const isOpen = document.querySelector(
				'.sc :is(dialog[open], dialog:popover-open, .sc-menu)'
			);
			const state = history.state as {
				studioCalendarWindows?: number;
			} | null;
			return isOpen !== null || ! state?.studioCalendarWindows;
		} );
	}

	/** Waits until a week is shown with all its cards and no request for it is pending. */
	async isReady(): Promise< void > {
		await expect( this.grid ).toBeVisible();
		await expect( this.root ).toHaveAttribute( 'aria-busy', 'false' );
		await expect( this.grid ).not.toHaveAttribute( 'aria-busy' );
	}

	/**
	 * Waits until the print sheets are rendered, whose chunk loads when the browser is idle. Leaves the page in its
	 * printing state.
	 */
	async beginsToPrint(): Promise< void > {
		await this.page.waitForFunction( () => {
			window.dispatchEvent( new Event( 'beforeprint' ) );
			return document.querySelector( '.sc-sheet' ) !== null;
		} );
	}

	text( key: string ): string {
		return textOf( this.locale, key );
	}

	button( key: string ): Locator {
		return this.root.getByRole( 'button', {
			name: this.text( key ),
			exact: true,
		} );
	}

	/** @param index 0 is the first day of the range. */
	async openDay( index: number ): Promise< void > {
		const day = this.days.nth( index );
		await day.click();
		await expect( day ).toHaveAttribute( 'aria-selected', 'true' );
	}

	/** Opens day after day until the booking is in view; a wide calendar shows all days at once. */
	async reach( card: Locator ): Promise< void > {
		const days = await this.days.count();
		for ( let day = 0; day < days; day++ ) {
			if ( ( await card.count() ) > 0 ) {
				return;
			}
			await this.openDay( day );
		}
	}

	/** Returns the card of a booking in the visible days. */
	card( name: string | RegExp ): Locator {
		return this.grid.getByRole( 'article', { name } );
	}

	/** Returns a booking's card below an open window, which hides it from screen readers; it has its name in `aria-label`. */
	cardBelow( name: string | RegExp ): Locator {
		return this.root.getByRole( 'article', { name, includeHidden: true } );
	}

	dialog( name: string | RegExp ): Locator {
		return this.root.getByRole( 'dialog', { name } );
	}

	/** Returns a button of the open dialog. */
	dialogButton( key: string ): Locator {
		return this.root
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: this.text( key ), exact: true } );
	}

	menuItem( key: string ): Locator {
		return this.root.getByRole( 'menuitem', {
			name: this.text( key ),
			exact: true,
		} );
	}

	/** Returns the card's ⋯ button, which exists only while the card is hovered or has the focus. */
	more( card: Locator ): Locator {
		return card.getByRole( 'button', {
			name: new RegExp(
				`^${ this.text( 'Actions: %s' ).split( '%' )[ 0 ] }`
			),
		} );
	}

	/** Moves the focus from card to card by arrow keys, column by column, until this card has it. */
	async focusByKeys( card: Locator ): Promise< void > {
		const { keyboard } = this.page;
		const focused = this.grid.locator(
			'.sc-card:focus-within, .sc-add:focus'
		);
		const here = async () =>
			( await focused.count() ) > 0
				? focused.evaluate(
						( { dataset, ariaLabel } ) =>
							dataset[ 'bookingId' ] ?? ariaLabel
					)
				: null;
		const wanted = await card.getAttribute( 'data-booking-id' );
		await this.grid.focus();
		let last = await here();
		while ( last !== wanted ) {
			await keyboard.press( 'ArrowDown' );
			if ( ( await here() ) === last ) {
				await keyboard.press( 'ArrowRight' );
				await keyboard.press( 'Home' );
			}
			last = await here();
		}
	}

	/** Selects an action: by mouse from the card's menu, by touch from its sheet. */
	async act( card: Locator, key: string, isTouch: boolean ): Promise< void > {
		if ( isTouch ) {
			await card.tap( { position: { x: 12, y: 8 } } );
			await this.dialogButton( key ).tap();
			return;
		}
		await card.hover();
		await this.more( card ).click();
		await this.menuItem( key ).click();
	}

	/** Selects an action by keyboard, from a focused card; touch screens have no ⋯ button, so there from the sheet. */
	async actByKeys(
		card: Locator,
		key: string,
		isTouch: boolean
	): Promise< void > {
		const { keyboard } = this.page;
		if ( isTouch ) {
			await keyboard.press( 'Enter' );
			await this.dialogButton( key ).focus();
			await keyboard.press( 'Enter' );
			return;
		}
		await keyboard.press( 'Tab' );
		await expect( this.more( card ) ).toBeFocused();
		await keyboard.press( 'Enter' );
		const items = this.root.getByRole( 'menuitem' );
		await expect( items.first() ).toBeFocused();
		const names = await items.allInnerTexts();
		for ( let down = names.indexOf( this.text( key ) ); down > 0; down-- ) {
			await keyboard.press( 'ArrowDown' );
		}
		await expect( this.menuItem( key ) ).toBeFocused();
		await keyboard.press( 'Enter' );
	}

	/** Returns the label that screen readers announce for each booking of the range, day by day. */
	async cardNames(): Promise< string[] > {
		const days = await this.days.count();
		if ( days === 0 ) {
			return this.namesInView();
		}
		const names: string[] = [];
		for ( let day = 0; day < days; day++ ) {
			await this.openDay( day );
			names.push( ...( await this.namesInView() ) );
		}
		return names;
	}

	private async namesInView(): Promise< string[] > {
		return this.grid
			.getByRole( 'article' )
			.evaluateAll( ( cards ) =>
				cards.map( ( card ) => card.getAttribute( 'aria-label' ) ?? '' )
			);
	}

	/** Expects the role that the server gives the visitor. */
	async expectRole( role: string ): Promise< void > {
		await expect( this.root ).toHaveAttribute( 'data-role', role );
	}
}

/** As Bookings_Screen prints it. */
export interface ScreenConfig {
	readonly restUrl: string;
	readonly ajaxUrl: string;
	readonly nonce: string;
	readonly studios: readonly StudioChoice[];
	readonly calendarUrl: string;
	readonly exportUrl: string;
}

export interface Choice {
	readonly id: number;
	readonly name: string;
}

export interface StudioChoice extends Choice {
	/** What the person is in this studio. */
	readonly role: string;
	/** The day it is in the studio, wherever this device is. */
	readonly today: string;
	readonly rooms: readonly Choice[];
	/** None for a trainer, who finds only their own. */
	readonly trainers: readonly Choice[];
}

/** Data printed by the server's Bookings_Screen. */
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
	/** Role of the person in this studio. */
	readonly role: string;
	/** The studio's current date, independent of the device. */
	readonly today: string;
	readonly rooms: readonly Choice[];
	/** Empty for trainers, who list only their own bookings. */
	readonly trainers: readonly Choice[];
}

/** Codes of the error envelope, with the HTTP status each comes with (docs/behaviour.md, 7). */
export const ERROR_STATUS = {
	studio_not_found: 404,
	booking_not_found: 404,
	forbidden: 403,
	not_logged_in: 401,
	invalid_nonce: 403,
	invalid: 422,
	slot_taken: 409,
	gap_too_small: 409,
	too_short: 422,
	outside_hours: 422,
	in_the_past: 422,
	over_limit: 422,
	changed_meanwhile: 409,
	busy: 503,
	too_many_requests: 429,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Conflicting booking in an error response: room, date, wall-clock times of the studio's zone. */
export interface WireConflict {
	readonly date: string;
	readonly room_id: number;
	readonly time_from: string;
	readonly time_to: string;
	readonly title?: string;
}

export interface WireError {
	readonly status: 'error';
	readonly code: string;
	readonly message: string;
	readonly data?: {
		readonly status?: number;
		/** Messages by parameter name. */
		readonly fields?: Readonly< Record< string, string > >;
		readonly conflicts?: readonly WireConflict[];
		/** Dates of a series that were refused, as they are now. */
		readonly dates?: readonly string[];
	};
}

import type { Locale } from '../domain/labels';

/** As block.json declares them; `undefined` leaves the choice to the page. */
export interface CalendarAttributes {
	readonly studioId?: number | undefined;
	readonly roomId?: number | undefined;
	readonly locale?: Locale | undefined;
	/** In the inserter's preview there is no studio, and nothing is missing. */
	readonly isExample?: boolean | undefined;
}

/** An id as it is typed; anything that is none empties the field. */
export function toId( value: string ): number | undefined {
	const id = Number( value );
	return Number.isInteger( id ) && id > 0 ? id : undefined;
}

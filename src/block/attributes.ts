import type { Locale } from '../domain/labels';

/** As block.json declares them; `undefined` leaves the choice to the page. */
export interface CalendarAttributes {
	readonly studioId?: number | undefined;
	readonly roomId?: number | undefined;
	readonly locale?: Locale | undefined;
	/** In the inserter's preview there is no studio, and nothing is missing. */
	readonly isExample?: boolean | undefined;
	/** Of WordPress's own controls for colours and fonts: presets by their slugs. */
	readonly backgroundColor?: string | undefined;
	readonly textColor?: string | undefined;
	readonly fontFamily?: string | undefined;
	/** Colours of no preset, by part. */
	readonly style?:
		| {
				readonly color?:
					Readonly< Record< string, string > > | undefined;
		  }
		| undefined;
}

const LOCALES: readonly string[] = [ 'en', 'ru', 'et' ] satisfies Locale[];

export const isLocale = ( value: string ): value is Locale =>
	LOCALES.includes( value );

/** An id as it is typed; anything that is none is nothing. */
export function toId( value: string ): number | undefined {
	const id = Number( value );
	return Number.isInteger( id ) && id > 0 ? id : undefined;
}

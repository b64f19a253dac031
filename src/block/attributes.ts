import { isOwnLocale, type Locale } from '../domain/labels';
import { packOfPage } from '../i18n/use-admin-language';

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

/** One of our languages, or that of the editor itself where it comes from a language pack of the site. */
export const isLocale = ( value: string ): value is Locale =>
	isOwnLocale( value ) || value === packOfPage()?.locale;

/** An id as it is typed; anything that is none is nothing. */
export function toId( value: string ): number | undefined {
	const id = Number( value );
	return Number.isInteger( id ) && id > 0 ? id : undefined;
}

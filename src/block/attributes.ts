import { isOwnLocale, type Locale } from '../domain/labels';
import { packOfPage } from '../i18n/use-admin-language';

/** Attributes as declared in block.json; `undefined` leaves the choice to the page. */
export interface CalendarAttributes {
	readonly studioId?: number | undefined;
	readonly roomId?: number | undefined;
	readonly locale?: Locale | undefined;
	/** True in the inserter's preview, which has no studio and shows no hint. */
	readonly isExample?: boolean | undefined;
	/** Set by WordPress's controls for colors and fonts: presets by their slugs. */
	readonly backgroundColor?: string | undefined;
	readonly textColor?: string | undefined;
	readonly fontFamily?: string | undefined;
	/** Custom colors by part. */
	readonly style?:
		| {
				readonly color?:
					Readonly< Record< string, string > > | undefined;
		  }
		| undefined;
}

/** Returns whether it is one of the plugin's languages, or the editor's own language of a pack. */
export const isLocale = ( value: string ): value is Locale =>
	isOwnLocale( value ) || value === packOfPage()?.locale;

/** Parses a typed ID; undefined if invalid. */
export function toId( value: string ): number | undefined {
	const id = Number( value );
	return Number.isInteger( id ) && id > 0 ? id : undefined;
}

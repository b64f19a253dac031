import type { DateRange, IsoDate } from './time';

/** Languages of the plugin itself (specification, 9). */
export type OwnLocale = 'en' | 'ru' | 'et';

/** One of them, or the WordPress name of another language with a pack: "de_DE", "fi", "de_DE_formal". */
export type Locale = string;

const OWN: readonly string[] = [ 'en', 'ru', 'et' ] satisfies OwnLocale[];

export const isOwnLocale = ( locale: Locale ): locale is OwnLocale =>
	OWN.includes( locale );

/** Returns the language tag for HTML; WordPress's variants, such as formal ones, are the same language there. */
export const tagOf = ( locale: Locale ) =>
	locale.split( '_' ).slice( 0, 2 ).join( '-' );

/** Locale for day-first English dates, "16 – 22 Nov", also for languages that the browser does not know. */
const DAY_FIRST = 'en-GB';

const tagsOf = ( locale: Locale ) => [
	locale === 'en' ? DAY_FIRST : tagOf( locale ),
	DAY_FIRST,
];

const formats = new Map< string, Intl.DateTimeFormat >();

/** Returns a cached formatter; formatters are slow to create and a week uses the same few repeatedly. */
function formatOf(
	locale: Locale,
	key: string,
	options: Intl.DateTimeFormatOptions
): Intl.DateTimeFormat {
	const id = `${ locale } ${ key }`;
	const known = formats.get( id );
	if ( known ) {
		return known;
	}
	const format = new Intl.DateTimeFormat( tagsOf( locale ), {
		...options,
		timeZone: 'UTC',
	} );
	formats.set( id, format );
	return format;
}

const DAY_AND_MONTH = { day: 'numeric', month: 'short' } as const;

const instant = ( date: IsoDate ) => new Date( `${ date }T00:00:00Z` );
const yearOf = ( date: IsoDate ) => date.slice( 0, 4 );
const dayNumber = ( date: IsoDate ) => Number( date.slice( 8 ) );

function capitalise( text: string, locale: Locale ): string {
	return (
		text.charAt( 0 ).toLocaleUpperCase( tagsOf( locale ) ) + text.slice( 1 )
	);
}

/** Returns the standalone name of a month ("ноябрь"), not its form in a date ("ноября"). */
function monthName(
	date: IsoDate,
	locale: Locale,
	length: 'long' | 'short'
): string {
	return formatOf( locale, `month ${ length }`, { month: length } ).format(
		instant( date )
	);
}

/** Returns the month's form in a date: "22 мая", not "22 май". */
function monthOfDay( date: IsoDate, locale: Locale ): string {
	const parts = formatOf( locale, 'day month', DAY_AND_MONTH ).formatToParts(
		instant( date )
	);
	return parts.find( ( part ) => part.type === 'month' )?.value ?? '';
}

/** Returns "November 2026", or both months of a range, in parts that each stay on one line: "Dec 2026 –" and "Jan 2027". */
export function monthParts(
	{ from, to }: DateRange,
	locale: Locale
): readonly string[] {
	if ( from.slice( 0, 7 ) === to.slice( 0, 7 ) ) {
		const name = monthName( from, locale, 'long' );
		return [ capitalise( `${ name } ${ yearOf( from ) }`, locale ) ];
	}
	const year = yearOf( from ) === yearOf( to ) ? '' : ` ${ yearOf( from ) }`;
	const first = `${ monthName( from, locale, 'short' ) }${ year }`;
	const last = `${ monthName( to, locale, 'short' ) } ${ yearOf( to ) }`;
	return [ capitalise( `${ first } –`, locale ), last ];
}

/** Returns "16 – 22 Nov" or "30 Nov – 6 Dec", with the year if the label stands alone. */
export function rangeLabel(
	range: DateRange,
	locale: Locale,
	withYear = false
): string {
	const { from, to } = range;
	if ( ! isOwnLocale( locale ) ) {
		// The language's own format: "16.–22. Nov.", "11月16日～22日".
		return formatOf( locale, `range ${ withYear }`, {
			...DAY_AND_MONTH,
			year: withYear ? 'numeric' : undefined,
		} ).formatRange( instant( from ), instant( to ) );
	}
	const day = ( date: IsoDate ) =>
		locale === 'et'
			? `${ dayNumber( date ) }.`
			: String( dayNumber( date ) );
	const sameMonth = from.slice( 0, 7 ) === to.slice( 0, 7 );
	const sameYear = yearOf( from ) === yearOf( to );
	const start = [
		day( from ),
		sameMonth ? '' : monthOfDay( from, locale ),
		withYear && ! sameYear ? yearOf( from ) : '',
	];
	const end = [
		day( to ),
		monthOfDay( to, locale ),
		withYear ? yearOf( to ) : '',
	];
	const join = ( parts: string[] ) => parts.filter( Boolean ).join( ' ' );
	return from === to ? join( end ) : `${ join( start ) } – ${ join( end ) }`;
}

/** Formats a number in the language, with at most two decimals. */
export const numberLabel = ( value: number, locale: Locale ) =>
	new Intl.NumberFormat( [ tagOf( locale ), DAY_FIRST ], {
		maximumFractionDigits: 2,
	} ).format( value );

export function weekdayName(
	date: IsoDate,
	locale: Locale,
	length: 'long' | 'short'
): string {
	const format = formatOf( locale, `weekday ${ length }`, {
		weekday: length,
	} );
	return capitalise( format.format( instant( date ) ), locale );
}

/** Returns a day for a sentence: "Friday 20 November". */
export function dayLabel( date: IsoDate, locale: Locale ): string {
	const format = formatOf( locale, 'whole day', {
		weekday: 'long',
		day: 'numeric',
		month: 'long',
	} );
	return capitalise( format.format( instant( date ) ), locale );
}

/** Splits a length of time into hours and minutes. */
export function hoursAndMinutes( minutes: number ): {
	readonly hours: number;
	readonly minutes: number;
} {
	return { hours: Math.floor( minutes / 60 ), minutes: minutes % 60 };
}

import type { DateRange, IsoDate } from './time';

/** Languages that we write ourselves (specification, 9). */
export type OwnLocale = 'en' | 'ru' | 'et';

/** One of them, or WordPress's name of another that the site has a language pack of: "de_DE", "fi", "de_DE_formal". */
export type Locale = string;

const OWN: readonly string[] = [ 'en', 'ru', 'et' ] satisfies OwnLocale[];

export const isOwnLocale = ( locale: Locale ): locale is OwnLocale =>
	OWN.includes( locale );

/** As HTML names the language; variants of WordPress's own, such as the formal ones, are the same language there. */
export const tagOf = ( locale: Locale ) =>
	locale.split( '_' ).slice( 0, 2 ).join( '-' );

/** English dates are written day first: "16 – 22 Nov"; so are those of a language that the browser does not know. */
const DAY_FIRST = 'en-GB';

const tagsOf = ( locale: Locale ) => [
	locale === 'en' ? DAY_FIRST : tagOf( locale ),
	DAY_FIRST,
];

const formats = new Map< string, Intl.DateTimeFormat >();

/** Formatters are slow to build and a week needs the same few again and again. */
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

/** A month standing alone ("ноябрь"), not as part of a date ("ноября"). */
function monthName(
	date: IsoDate,
	locale: Locale,
	length: 'long' | 'short'
): string {
	return formatOf( locale, `month ${ length }`, { month: length } ).format(
		instant( date )
	);
}

/** The month as it stands beside a day: "22 мая", not "22 май". */
function monthOfDay( date: IsoDate, locale: Locale ): string {
	const parts = formatOf( locale, 'day month', DAY_AND_MONTH ).formatToParts(
		instant( date )
	);
	return parts.find( ( part ) => part.type === 'month' )?.value ?? '';
}

/** "November 2026"; both months when the range spans two: "Nov – Dec 2026", "Dec 2026 – Jan 2027". */
export const monthLabel = ( range: DateRange, locale: Locale ) =>
	monthParts( range, locale ).join( ' ' );

/** The same in the parts that each stay on one line: "Dec 2026 –" and "Jan 2027". */
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

/** "16 – 22 Nov", "30 Nov – 6 Dec"; with the year where the label stands alone. */
export function rangeLabel(
	range: DateRange,
	locale: Locale,
	withYear = false
): string {
	const { from, to } = range;
	if ( ! isOwnLocale( locale ) ) {
		// As the language itself writes it: "16.–22. Nov.", "11月16日～22日".
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

/** A number as the language writes it, with two digits behind its point at most. */
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

/** "Friday 20 November": a day as a sentence names it. */
export function dayLabel( date: IsoDate, locale: Locale ): string {
	const format = formatOf( locale, 'whole day', {
		weekday: 'long',
		day: 'numeric',
		month: 'long',
	} );
	return capitalise( format.format( instant( date ) ), locale );
}

/** "Fri 20 Nov": a day in a list of days. */
export function shortDayLabel( date: IsoDate, locale: Locale ): string {
	const day = rangeLabel( { from: date, to: date }, locale );
	return `${ weekdayName( date, locale, 'short' ) } ${ day }`;
}

/** A day that stands alone, with its year: "Fri 20 Nov 2026", "Friday 20 November 2026". */
export function dateLabel(
	date: IsoDate,
	locale: Locale,
	length: 'long' | 'short' = 'short'
): string {
	const day =
		length === 'long'
			? dayLabel( date, locale )
			: shortDayLabel( date, locale );
	return `${ day } ${ yearOf( date ) }`;
}

/** A length of time in the two units that people say it in. */
export function hoursAndMinutes( minutes: number ): {
	readonly hours: number;
	readonly minutes: number;
} {
	return { hours: Math.floor( minutes / 60 ), minutes: minutes % 60 };
}

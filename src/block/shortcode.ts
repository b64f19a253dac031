import { isLocale, toId, type CalendarAttributes } from './attributes';

/** Attributes common to block and shortcode. */
export type Named = Pick<
	CalendarAttributes,
	'studioId' | 'roomId' | 'locale'
>;

const ATTRIBUTE = `\\s+(\\w+)=(?:"([^"\\]]*)"|'([^'\\]]*)'|([^\\s"'\\]]+))`;
const ALONE = new RegExp(
	`^\\s*\\[studio_calendar((?:${ ATTRIBUTE })*)\\s*/?\\]\\s*$`
);

/**
 * Returns the block for a shortcode. Null if the text is not exactly one shortcode, or has attributes that a block
 * lacks; then it stays unchanged.
 */
export function fromShortcode( text: string ): Named | null {
	const written = ALONE.exec( text )?.[ 1 ];
	if ( written === undefined ) {
		return null;
	}
	const pairs = Array.from(
		written.matchAll( new RegExp( ATTRIBUTE, 'g' ) ),
		( [ , name = '', double, single, bare ] ) =>
			[ name, ( double ?? single ?? bare ?? '' ).trim() ] as const
	);
	return fromNamed( Object.fromEntries( pairs ) );
}

/**
 * Returns the block for parsed attributes of a shortcode.
 *
 * @param named Values by the shortcode's attribute names.
 */
export function fromNamed(
	named: Readonly< Record< string, string > >
): Named | null {
	const { studio_id: studio, room_id: room, locale, ...others } = named;
	const isId = ( text = '' ) => text === '' || toId( text ) !== undefined;
	const isSaid =
		isId( studio ) &&
		isId( room ) &&
		( ! locale || isLocale( locale ) ) &&
		Object.keys( others ).length === 0;
	return isSaid
		? {
				studioId: toId( studio ?? '' ),
				roomId: toId( room ?? '' ),
				locale: locale && isLocale( locale ) ? locale : undefined,
			}
		: null;
}

/** Returns the shortcode for a block, which takes width and colors from its context. */
export function toShortcode( { studioId, roomId, locale }: Named ): string {
	const pairs = Object.entries( {
		studio_id: studioId,
		room_id: roomId,
		locale,
	} ).flatMap( ( [ name, value ] ) =>
		value === undefined ? [] : [ `${ name }="${ value }"` ]
	);
	return `[${ [ 'studio_calendar', ...pairs ].join( ' ' ) }]`;
}

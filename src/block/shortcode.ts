import { isLocale, toId, type CalendarAttributes } from './attributes';

/** What block and shortcode have in common. */
export type Named = Pick<
	CalendarAttributes,
	'studioId' | 'roomId' | 'locale'
>;

const ATTRIBUTE = `\\s+(\\w+)=(?:"([^"\\]]*)"|'([^'\\]]*)'|([^\\s"'\\]]+))`;
const ALONE = new RegExp(
	`^\\s*\\[studio_calendar((?:${ ATTRIBUTE })*)\\s*/?\\]\\s*$`
);

/**
 * The block that shows what a shortcode shows. Null where the text is no calendar alone, or says something that a block
 * cannot say: it then better stays what it is.
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
 * The same from attributes that are already taken apart.
 *
 * @param named Texts by the shortcode's names for them.
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

/** The shortcode that shows what the block shows, in the width and colours of its place. */
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

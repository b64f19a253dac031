import fc from 'fast-check';
import { fromShortcode, toShortcode } from '../../../src/block/shortcode';

const none = { studioId: undefined, roomId: undefined, locale: undefined };

it.each( [
	[ '[studio_calendar]', none ],
	[ '[studio_calendar studio_id="12"]', { ...none, studioId: 12 } ],
	[ "[studio_calendar studio_id='12']", { ...none, studioId: 12 } ],
	[ ' [studio_calendar  studio_id=12 /]\n', { ...none, studioId: 12 } ],
	[ '[studio_calendar studio_id=" 12 "]', { ...none, studioId: 12 } ],
	[ '[studio_calendar studio_id="" room_id="" locale=""]', none ],
	[
		'[studio_calendar locale="et" room_id="7" studio_id="12"]',
		{ studioId: 12, roomId: 7, locale: 'et' },
	],
] )( 'reads %s', ( text, expected ) => {
	expect( fromShortcode( text ) ).toEqual( expected );
} );

it.each( [
	'',
	'studio_calendar',
	'[gallery]',
	'[studio_calendars]',
	'Look: [studio_calendar studio_id="12"]',
	'[studio_calendar studio_id="12"][studio_calendar]',
	'[studio_calendar studio_id="twelve"]',
	'[studio_calendar studio_id="-1"]',
	'[studio_calendar studio_id="12" room_id="big"]',
	'[studio_calendar locale="fr"]',
	'[studio_calendar studio_id="12" colour="red"]',
	'[studio_calendar 12]',
] )( 'leaves %s what it is', ( text ) => {
	expect( fromShortcode( text ) ).toBeNull();
} );

it( 'loses nothing there and back', () => {
	const id = fc.option( fc.integer( { min: 1, max: 2 ** 31 } ), {
		nil: undefined,
	} );
	const locale = fc.constantFrom( 'en', 'ru', 'et', undefined );
	fc.assert(
		fc.property(
			fc.record( { studioId: id, roomId: id, locale } ),
			( named ) => {
				expect( fromShortcode( toShortcode( named ) ) ).toEqual(
					named
				);
			}
		)
	);
} );

it( 'writes only what was chosen', () => {
	expect( toShortcode( {} ) ).toBe( '[studio_calendar]' );
	expect( toShortcode( { studioId: 12, locale: 'ru' } ) ).toBe(
		'[studio_calendar studio_id="12" locale="ru"]'
	);
} );

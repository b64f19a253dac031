import { pickLocale } from '../../../src/i18n/locale';

it.each( [
	[ null, 'ru', 'ru' ],
	[ null, 'ru_RU', 'ru' ],
	[ null, 'et', 'et' ],
	[ null, 'en-US', 'en' ],
	[ null, 'fi', 'en' ],
	[ null, '', 'en' ],
	[ 'et', 'ru', 'et' ],
	[ 'RU', 'en', 'ru' ],
	[ 'xx', 'ru', 'en' ],
] )(
	'with %p in the address and %p on the page the language is %s',
	( address, configured, locale ) => {
		expect( pickLocale( address, configured ) ).toBe( locale );
	}
);

it.each( [
	[ null, 'de_DE', 'de_DE', 'de_DE' ],
	[ 'de_DE', 'ru', 'de_DE', 'de_DE' ],
	[ 'ru', 'de_DE', 'ru', 'ru' ],
	[ 'ru', 'de_DE', undefined, 'ru' ],
	[ 'xx', 'de_DE', 'de_DE', 'en' ],
	[ null, 'de_DE', undefined, 'en' ],
] )(
	'with %p in the address, %p on the page and a pack of %p the language is %s',
	( address, configured, ofPack, locale ) => {
		expect( pickLocale( address, configured, ofPack ) ).toBe( locale );
	}
);

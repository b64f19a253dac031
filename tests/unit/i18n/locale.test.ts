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

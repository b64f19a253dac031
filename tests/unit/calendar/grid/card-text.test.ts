import { shortTitle } from '../../../../src/calendar/grid/card-text';

it.each( [
	[ 'Salsa I', 9, 'Salsa I' ],
	[ 'Salsa I', 6, 'Salsa' ],
	[ 'Salsa I', 4, 'SI' ],
	[ 'Йога для начинающих', 8, 'Йога для' ],
	[ 'хип хоп для детей', 2, 'ХХ' ],
	[ '', 5, '' ],
] )( '%p in %d letters is %p', ( title, letters, short ) => {
	expect( shortTitle( title, letters ) ).toBe( short );
} );

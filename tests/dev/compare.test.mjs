import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemsOf } from '../../dev/i18n/compare.mjs';

const entry = ( text, plural = null ) => ( {
	key: text,
	text,
	plural,
	context: null,
	files: [ 'src/a.ts' ],
	comment: '',
} );

const entries = new Map(
	[
		entry( 'Book' ),
		entry( 'Taken %1$s-%2$s' ),
		entry( '%d week', '%d weeks' ),
	].map( ( each ) => [ each.key, each ] )
);

const RUSSIAN =
	'nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);';

const language = ( messages = {}, more = {} ) => ( {
	locale: 'ru',
	pluralForms: RUSSIAN,
	messages: {
		Book: 'Забронировать',
		'Taken %1$s-%2$s': 'Занято %1$s-%2$s',
		'%d week': [ '%d неделя', '%d недели', '%d недель' ],
		...messages,
	},
	...more,
} );

test( 'nothing is wrong with a whole file', () => {
	assert.deepEqual( problemsOf( 'ru', language(), entries ), [] );
} );

const ROWS = [
	[ 'a missing key', language( { Book: undefined } ), /"Book" is missing/ ],
	[
		'an unused key',
		language( { Cook: 'Готовить' } ),
		/"Cook" is used nowhere/,
	],
	[ 'an empty text', language( { Book: '' } ), /"Book" is empty/ ],
	[
		'a lost placeholder',
		language( { 'Taken %1$s-%2$s': 'Занято %1$s' } ),
		/other placeholders/,
	],
	[
		'too few forms',
		language( { '%d week': [ '%d', '%d' ] } ),
		/array of 3 forms/,
	],
	[
		'a form without the number',
		language( { '%d week': [ 'неделя', '%d', '%d' ] } ),
		/form 0 has other placeholders/,
	],
	[
		'a text where forms belong',
		language( { '%d week': '%d' } ),
		/array of 3 forms/,
	],
	[
		'forms where a text belongs',
		language( { Book: [ 'a', 'b', 'c' ] } ),
		/has to be a text/,
	],
	[
		'another language',
		language( {}, { locale: 'et' } ),
		/names itself "et"/,
	],
];

for ( const [ what, file, expected ] of ROWS ) {
	test( `${ what } is found`, () => {
		const problems = problemsOf( 'ru', file, entries );
		assert.equal( problems.length, 1 );
		assert.match( problems[ 0 ], expected );
	} );
}

test( 'a rule for plural forms that leads beyond their number is an error', () => {
	const file = language( {}, { pluralForms: 'nplurals=2; plural=(n%3);' } );
	assert.throws(
		() => problemsOf( 'ru', file, entries ),
		/leads to form 2 of 2/
	);
} );

test( 'English is what the code says', () => {
	const messages = {
		'Taken %1$s-%2$s': 'Taken %1$s-%2$s',
		'%d week': [ '%d week', '%d weeks' ],
	};
	const file = ( book ) => ( {
		locale: 'en',
		pluralForms: 'nplurals=2; plural=(n != 1);',
		messages: { ...messages, Book: book },
	} );
	assert.deepEqual( problemsOf( 'en', file( 'Book' ), entries ), [] );
	assert.match(
		problemsOf( 'en', file( 'Reserve' ), entries )[ 0 ],
		/differs from the text in the code/
	);
} );

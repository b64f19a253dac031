/** Tests that the texts of the interface follow docs/texts.md, as far as a machine can tell. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { repo } from '../../dev/lib/paths.mjs';

/** Words that a text must not contain, each with what to write instead. */
const RULES = {
	en: [
		[ /(?<!profile )\bpictures?\b/i, 'image' ],
		[ /\bletters?\b/i, 'email' ],
		[ /\be-mails?\b/i, 'email' ],
		[ /colour|cancelled|favour/i, 'the American spelling' ],
		[ /\bcoming\b/i, 'upcoming' ],
		[ /\b(?:choose|chosen|choices?)\b/i, 'select, option' ],
		[ /\bmade\b/i, 'created' ],
		[ /\b(?:some|any|every)body\b/i, 'someone, anyone, everyone' ],
		[ /\bmay\b/, 'can' ],
		[ /\btrash\b/, 'Trash' ],
		[ /\bany more\b/, 'no longer' ],
		[ /\bgone\b|\bfor good\b/, 'removed, permanently deleted' ],
		[ /\bwaits? for approval\b/i, 'pending' ],
		[ /\bkept key\b/, 'saved key' ],
		[ /\bclass(?:es)?\b/i, 'event' ],
		[ /\bnumbers? of (?:a|the) (?:studio|room)/i, 'ID' ],
		[ /\bpage’s address\b|\bthis address\b/, 'URL' ],
		[ /\bsidebar\b/, 'block settings' ],
		[ /\bPress\b/, 'Click' ],
		[ /\bmeanwhile\b/i, 'in the meantime' ],
		[ /^(?:Type|Write|Give) (?:a|an|each|the|\d)/, 'Enter' ],
		[ /^This is (?:not|no|neither)\b/, 'what to enter' ],
		[ /^There is no such\b/, '… not found' ],
		[ /\.\.\./, '…' ],
		[ /["']/, 'quotation marks and apostrophes as printed: “ ” ’' ],
		[
			/[.?!] \p{Lu}.*(?<![.?!]|: %s)$/su,
			'a full stop after two sentences',
		],
	],
	ru: [
		[ /комнат/i, 'зал' ],
		[ /эл\. почт|электронн|e-mail/i, 'Email, письмо' ],
		[ /будущ/i, 'предстоящие' ],
		[ /(?<![а-яё])еще(?![а-яё])/i, 'ещё' ],
		[ /попробуйте снова/i, 'попробуйте ещё раз' ],
		[ /[а-яё,] (?:Вы|Вас|Вам|Ваш)/u, '«вы» в нижнем регистре' ],
		[ /фото(?!графи[ия] профиля| профиля)/i, 'изображение' ],
		[ /["“”]/, '« »' ],
	],
	et: [
		[ /(?<!nime)ruum/i, 'saal' ],
		[ /ajakava/i, 'tunniplaan' ],
		[ /vaikimisi sündmus/i, 'vaikesündmus' ],
		[ /(?<![\p{L}])Te(?:ie|il|id)?(?![\p{L}])/u, 'sina' ],
		[ /[ai]n…$/, '-mine…' ],
		[ /["”]/, '„ “' ],
	],
};

/** Texts that break a rule, each with the reason. */
const EXCEPTIONS = {
	'Loading...': 'the specification',
	'Oops something went wrong...': 'the specification',
	'Select date...': 'the specification',
	'Select...': 'the specification',
	'%s event not updated, somebody is editing it.': 'as WordPress says it',
	'%s events not updated, somebody is editing them.': 'as WordPress says it',
	'%s room not updated, somebody is editing it.': 'as WordPress says it',
	'%s rooms not updated, somebody is editing them.': 'as WordPress says it',
	'%s studio not updated, somebody is editing it.': 'as WordPress says it',
	'%s studios not updated, somebody is editing them.': 'as WordPress says it',
	'Browsers may store viewed weeks, and unsaved bookings until they are saved.':
		'"may" is a possibility here, not a permission',
	'Visitors may see outdated bookings (%s). Exclude the Studio Calendar REST API from caching; pages can stay cached.':
		'"may" is a possibility here, not a permission',
	'This site does not let visitors load bookings. The bookings shown may be outdated.':
		'"may" is a possibility here, not a permission',
	'Enter at most 40 characters: letters, digits, - and _':
		'letters of the alphabet',
	'This is not a Studio Calendar export': 'of a file, not of a field',
	'No studio selected. Add studio_id="12" with your studio’s ID to the shortcode, or add studio_id to the page URL.':
		'code of a shortcode',
	'The bookings of this day could not be loaded. Try again': 'a button',
};

const messagesOf = ( locale ) =>
	Object.entries(
		JSON.parse(
			readFileSync( join( repo, `languages/${ locale }.json` ), 'utf8' )
		).messages
	).flatMap( ( [ key, forms ] ) =>
		[ forms ].flat().map( ( text ) => ( { key, text } ) )
	);

const broken = ( locale ) =>
	messagesOf( locale ).flatMap( ( { key, text } ) =>
		RULES[ locale ]
			.filter( ( [ pattern ] ) => pattern.test( text ) )
			.map( ( [ , better ] ) => ( { key, text, better } ) )
	);

for ( const locale of Object.keys( RULES ) ) {
	test( `the texts in ${ locale } keep to the words of docs/texts.md`, () => {
		assert.deepEqual(
			broken( locale )
				.filter(
					( { key, text } ) =>
						! ( text in EXCEPTIONS ) && ! ( key in EXCEPTIONS )
				)
				.map( ( { text, better } ) => `"${ text }": ${ better }` ),
			[]
		);
	} );
}

test( 'no exception has outlived its text', () => {
	const needed = broken( 'en' ).map( ( { text } ) => text );
	assert.deepEqual(
		Object.keys( EXCEPTIONS ).filter(
			( text ) => ! needed.includes( text )
		),
		[]
	);
} );

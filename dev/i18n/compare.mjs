import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repo } from '../lib/paths.mjs';

/** Separator of context and text in a key, the same as gettext's. */
export const GLUE = '\u0004';

export const LOCALES = [ 'en', 'ru', 'et' ];

/** Returns the sorted placeholders of a text (`%s`, `%1$s`, `%d` …); `%%` is not a placeholder. */
function placeholders( text ) {
	const found =
		text
			.replaceAll( '%%', '' )
			.match( /%(\d+\$)?[-+0]*\d*(\.\d+)?[bcdeEfFgGosuxX]/g ) ?? [];
	return found.sort().join( ' ' );
}

/**
 * Returns the number of forms that a rule like `nplurals=2; plural=(n != 1);` declares.
 *
 * @throws {Error} If the rule is invalid or results in a form beyond the declared number.
 */
function formsOf( rule ) {
	const [ , count, expression ] =
		/^nplurals=(\d+);\s*plural=([n\d\s!=<>&|%?:()]+);$/.exec( rule ) ?? [];
	if ( ! expression ) {
		throw new Error( `"${ rule }" is no rule for plural forms` );
	}
	const form = new Function( 'n', `return Number( ${ expression } );` );
	for ( let n = 0; n <= 1000; n++ ) {
		if ( ! ( form( n ) < Number( count ) ) ) {
			throw new Error(
				`the rule for plural forms leads to form ${ form( n ) } of ${ count } for ${ n }`
			);
		}
	}
	return Number( count );
}

function checkPlural( entry, value, forms ) {
	if ( ! Array.isArray( value ) || value.length !== forms ) {
		return [ `has to be an array of ${ forms } forms` ];
	}
	const allowed = [ placeholders( entry.plural ) ];
	// With two forms the first is only for 1, so it may omit the number if the English singular does.
	const one =
		forms === 2 ? [ ...allowed, placeholders( entry.text ) ] : allowed;
	return value.flatMap( ( text, index ) =>
		( index === 0 ? one : allowed ).includes( placeholders( text ) )
			? []
			: [ `form ${ index } has other placeholders` ]
	);
}

function checkSingle( entry, value ) {
	if ( typeof value !== 'string' ) {
		return [ 'has to be a text' ];
	}
	return placeholders( value ) === placeholders( entry.text )
		? []
		: [ 'has other placeholders' ];
}

/** Checks that en.json repeats the code's text exactly, so that English may come from either place. */
function checkEnglish( entry, value ) {
	const wanted =
		entry.plural === null ? entry.text : [ entry.text, entry.plural ];
	return JSON.stringify( value ) === JSON.stringify( wanted )
		? []
		: [ 'differs from the text in the code' ];
}

function checkEntry( locale, entry, value, forms ) {
	if ( value === undefined ) {
		return [ `is missing (${ entry.files[ 0 ] })` ];
	}
	if ( locale === 'en' ) {
		return checkEnglish( entry, value );
	}
	if ( [ value ].flat().some( ( text ) => text === '' ) ) {
		return [ 'is empty' ];
	}
	return entry.plural === null
		? checkSingle( entry, value )
		: checkPlural( entry, value, forms );
}

/**
 * Returns the problems of a language file in comparison with the texts of the code.
 *
 * @param {string} locale Locale that the file is for.
 * @param {{ locale: string, pluralForms: string, messages: Record<string, string|string[]> }} language
 * @param {Map<string, any>} entries Result of collect().
 * @return {string[]}
 * @throws {Error} If the rule for plural forms is invalid.
 */
export function problemsOf( locale, language, entries ) {
	const forms = formsOf( language.pluralForms );
	const wrong = [ ...entries.values() ].flatMap( ( entry ) =>
		checkEntry( locale, entry, language.messages[ entry.key ], forms ).map(
			( what ) => `"${ entry.key }" ${ what }`
		)
	);
	const unused = Object.keys( language.messages )
		.filter( ( key ) => ! entries.has( key ) )
		.map( ( key ) => `"${ key }" is used nowhere` );
	const own =
		language.locale === locale
			? []
			: [ `names itself "${ language.locale }"` ];
	return [ ...own, ...wrong, ...unused ];
}

/** Returns the problems of languages/XX.json, each with the file's name. */
export function compare( locale, entries ) {
	const file = `languages/${ locale }.json`;
	let problems;
	try {
		problems = problemsOf(
			locale,
			JSON.parse( readFileSync( join( repo, file ), 'utf8' ) ),
			entries
		);
	} catch ( error ) {
		problems = [ error.message ];
	}
	return problems.map(
		( what ) => `${ file }: ${ what.replaceAll( GLUE, ' | ' ) }`
	);
}

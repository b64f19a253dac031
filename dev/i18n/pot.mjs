/** Quotes a text for a PO file. */
const quote = ( text ) => JSON.stringify( text );

function block( { text, plural, context, files, comment } ) {
	return [
		...( comment ? [ `#. translators: ${ comment }` ] : [] ),
		...files.map( ( file ) => `#: ${ file }` ),
		...( context === null ? [] : [ `msgctxt ${ quote( context ) }` ] ),
		`msgid ${ quote( text ) }`,
		...( plural === null
			? [ 'msgstr ""' ]
			: [
					`msgid_plural ${ quote( plural ) }`,
					'msgstr[0] ""',
					'msgstr[1] ""',
				] ),
	].join( '\n' );
}

/**
 * Returns the template for translators. It has no date and no line numbers, so that it changes only when the texts do.
 *
 * @param {Map<string, any>} entries Result of collect().
 * @param {string} domain
 */
export function pot( entries, domain ) {
	const header = [
		'msgid ""',
		'msgstr ""',
		'"Project-Id-Version: Studio Calendar\\n"',
		'"MIME-Version: 1.0\\n"',
		'"Content-Type: text/plain; charset=UTF-8\\n"',
		'"Content-Transfer-Encoding: 8bit\\n"',
		`"X-Domain: ${ domain }\\n"`,
	].join( '\n' );
	const sorted = [ ...entries.values() ].sort( ( a, b ) =>
		a.key < b.key ? -1 : 1
	);
	return `${ [ header, ...sorted.map( block ) ].join( '\n\n' ) }\n`;
}

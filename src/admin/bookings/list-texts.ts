import { setLocaleData } from '@wordpress/i18n';
import type { useI18n } from '../../i18n/context';

/** Context of these texts in WordPress's catalog; the plugin's has none. */
const CONTEXT = /^paging\u0004/;

/**
 * Adds the plugin's translations of the list's texts to WordPress's catalog, in all plural forms, because few sites
 * have them in Estonian and none outside of the Site Editor. Texts missing in a language pack are left to WordPress.
 */
export function shareListTexts( i18n: ReturnType< typeof useI18n > ): void {
	const ours: Readonly< Record< string, unknown > > = {
		...i18n.texts.getLocaleData( 'studio-calendar' ),
	};
	const entries = namesOf( i18n ).flatMap( ( name ) => {
		const forms = ours[ name.replace( CONTEXT, '' ) ];
		return forms ? [ [ name, forms ] as const ] : [];
	} );
	if ( entries.length > 0 ) {
		setLocaleData(
			{ '': ours[ '' ], ...Object.fromEntries( entries ) } as Parameters<
				typeof setLocaleData
			>[ 0 ],
			'default'
		);
	}
}

/**
 * Returns the texts by their keys in WordPress's catalog; called through `__`, so that they are extracted for
 * translation.
 */
const namesOf = ( { __, _n }: ReturnType< typeof useI18n > ) =>
	Object.keys( {
		Actions: __( 'Actions', 'studio-calendar' ),
		Cancel: __( 'Cancel', 'studio-calendar' ),
		Close: __( 'Close', 'studio-calendar' ),
		'Select all': __( 'Select all', 'studio-calendar' ),
		'Deselect all': __( 'Deselect all', 'studio-calendar' ),
		'Sort ascending': __( 'Sort ascending', 'studio-calendar' ),
		'Sort descending': __( 'Sort descending', 'studio-calendar' ),
		'No results': __( 'No results', 'studio-calendar' ),
		'Current page': __( 'Current page', 'studio-calendar' ),
		'Previous page': __( 'Previous page', 'studio-calendar' ),
		'Next page': __( 'Next page', 'studio-calendar' ),
		/* translators: 1: page shown, 2: number of pages */
		'Page %1$d of %2$d': __( 'Page %1$d of %2$d', 'studio-calendar' ),
		/* translators: 1: field for the page, 2: number of pages */
		'paging\u0004<div>Page</div>%1$s<div>of %2$d</div>': __(
			'<div>Page</div>%1$s<div>of %2$d</div>',
			'studio-calendar'
		),
		/* translators: %d: number of bookings */
		'%d Item': _n( '%d Item', '%d Items', 1, 'studio-calendar' ),
		/* translators: %d: number of bookings */
		'%d Item selected': _n(
			'%d Item selected',
			'%d Items selected',
			1,
			'studio-calendar'
		),
		/* translators: 1: bookings on this page, 2: all bookings */
		'%1$d of %2$d Item': _n(
			'%1$d of %2$d Item',
			'%1$d of %2$d Items',
			1,
			'studio-calendar'
		),
	} );

import { setLocaleData } from '@wordpress/i18n';
import type { useI18n } from '../../i18n/context';

/**
 * WordPress's list has its words in WordPress's own catalogue, which few sites have in Estonian and none outside the
 * Site Editor: they are put there from ours.
 */
export function shareListTexts( {
	locale,
	__,
	_n,
}: ReturnType< typeof useI18n > ): void {
	if ( locale === 'en' ) {
		return;
	}
	/** One number of each form that Russian and Estonian have. */
	const forms = ( text: ( count: number ) => string ) =>
		( locale === 'ru' ? [ 1, 2, 5 ] : [ 1, 2 ] ).map( text );
	setLocaleData(
		{
			'': { 'Plural-Forms': PLURALS[ locale ] },
			Actions: [ __( 'Actions', 'studio-calendar' ) ],
			Cancel: [ __( 'Cancel', 'studio-calendar' ) ],
			Close: [ __( 'Close', 'studio-calendar' ) ],
			'Select all': [ __( 'Select all', 'studio-calendar' ) ],
			'Deselect all': [ __( 'Deselect all', 'studio-calendar' ) ],
			'Sort ascending': [ __( 'Sort ascending', 'studio-calendar' ) ],
			'Sort descending': [ __( 'Sort descending', 'studio-calendar' ) ],
			'No results': [ __( 'No results', 'studio-calendar' ) ],
			'Current page': [ __( 'Current page', 'studio-calendar' ) ],
			'Previous page': [ __( 'Previous page', 'studio-calendar' ) ],
			'Next page': [ __( 'Next page', 'studio-calendar' ) ],
			'Page %1$d of %2$d': [
				/* translators: 1: page shown, 2: number of pages */
				__( 'Page %1$d of %2$d', 'studio-calendar' ),
			],
			'paging\u0004<div>Page</div>%1$s<div>of %2$d</div>': [
				/* translators: 1: field for the page, 2: number of pages */
				__(
					'<div>Page</div>%1$s<div>of %2$d</div>',
					'studio-calendar'
				),
			],
			'%d Item': forms( ( count ) =>
				/* translators: %d: number of bookings */
				_n( '%d Item', '%d Items', count, 'studio-calendar' )
			),
			'%d Item selected': forms( ( count ) =>
				/* translators: %d: number of bookings */
				_n(
					'%d Item selected',
					'%d Items selected',
					count,
					'studio-calendar'
				)
			),
			'%1$d of %2$d Item': forms( ( count ) =>
				/* translators: 1: bookings on this page, 2: all bookings */
				_n(
					'%1$d of %2$d Item',
					'%1$d of %2$d Items',
					count,
					'studio-calendar'
				)
			),
		},
		'default'
	);
}

const PLURALS = {
	ru: 'nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);',
	et: 'nplurals=2; plural=(n != 1);',
} as const;

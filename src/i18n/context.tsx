import { createContext, useContext } from '@wordpress/element';
import type { Locale } from '../domain/labels';
import { createTexts, type Catalog } from './texts';

/** Language of a calendar: its texts, and the locale of its dates. */
export interface Language {
	readonly locale: Locale;
	readonly texts: Catalog;
}

const LanguageContext = createContext< Language >( {
	locale: 'en',
	texts: createTexts(),
} );

export const LanguageProvider = LanguageContext.Provider;

export function useI18n() {
	const { locale, texts } = useContext( LanguageContext );
	return { locale, texts, __: texts.__, _n: texts._n };
}

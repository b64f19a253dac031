import { createContext, useCallback, useContext } from '@wordpress/element';
import type { Locale } from '../domain/labels';
import { createTexts, type Catalog } from './texts';

/** Language of a calendar: its texts, and the locale of its dates. */
export interface Language {
	readonly locale: Locale;
	readonly texts: Catalog;
	/** Adds the texts that only chunks use; absent if all texts are loaded. Rejects if they cannot be fetched. */
	readonly addLater?: () => Promise< void >;
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

/**
 * Returns a loader that also waits for the texts of chunks, because a chunk without them would be shown in English.
 *
 * @param load The same function each time.
 */
export function useWithTexts< Part >(
	load: () => Promise< Part >
): () => Promise< Part > {
	const { addLater } = useContext( LanguageContext );
	return useCallback( async () => {
		const [ part ] = await Promise.all( [ load(), addLater?.() ] );
		return part;
	}, [ load, addLater ] );
}

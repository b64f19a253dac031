import { useEffect, useState } from '@wordpress/element';
import type { Language } from './context';
import { toLocale } from './locale';
import { createTexts, loadTexts } from './texts';

const ENGLISH: Language = { locale: 'en', texts: createTexts() };

/** The language of wp-admin's page; English until its texts have arrived, and where they cannot be had. */
export function useAdminLanguage(): Language {
	const [ language, setLanguage ] = useState( ENGLISH );
	useEffect( () => {
		let isGone = false;
		const locale = toLocale( document.documentElement.lang );
		loadTexts( locale ).then(
			( texts ) => ! isGone && setLanguage( { locale, texts } ),
			() => undefined
		);
		return () => {
			isGone = true;
		};
	}, [] );
	return language;
}

import { useEffect, useState } from '@wordpress/element';
import type { Language } from './context';
import { toLocale } from './locale';
import { createTexts, loadTexts, type LanguageFiles } from './texts';

/** What our scripts say in wp-admin, the calendar in the block editor's canvas apart, which loads its own. */
const ADMIN: LanguageFiles = {
	ru: () =>
		import(
			/* webpackChunkName: "languages/admin-ru" */ '../../languages/ru.json?admin'
		),
	et: () =>
		import(
			/* webpackChunkName: "languages/admin-et" */ '../../languages/et.json?admin'
		),
};

const ENGLISH: Language = { locale: 'en', texts: createTexts() };

/** The language of wp-admin's page; English until its texts have arrived, and where they cannot be had. */
export function useAdminLanguage(): Language {
	const [ language, setLanguage ] = useState( ENGLISH );
	useEffect( () => {
		let isGone = false;
		const locale = toLocale( document.documentElement.lang );
		loadTexts( locale, ADMIN ).then(
			( texts ) => ! isGone && setLanguage( { locale, texts } ),
			() => undefined
		);
		return () => {
			isGone = true;
		};
	}, [] );
	return language;
}

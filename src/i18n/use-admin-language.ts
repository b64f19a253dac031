import { useEffect, useState } from '@wordpress/element';
import type { PackTexts } from '../contract/texts';
import type { Language } from './context';
import { toLocale } from './locale';
import { createTexts, loadTexts, type LanguageFiles } from './texts';

/** Texts of the scripts in wp-admin; the calendar in the block editor loads its own. */
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

/** Data printed by `Script_Texts` before the scripts. */
interface AdminPage {
	readonly studioCalendarTexts?: PackTexts;
}

/** Returns the language pack of wp-admin's page, if the site has one. */
export const packOfPage = () =>
	( window as unknown as AdminPage ).studioCalendarTexts;

const ENGLISH: Language = { locale: 'en', texts: createTexts() };

/** Returns the language of wp-admin's page; English until its texts are loaded, and if that fails. */
export function useAdminLanguage(): Language {
	const [ language, setLanguage ] = useState( ENGLISH );
	useEffect( () => {
		let isGone = false;
		const pack = packOfPage();
		const locale =
			pack?.locale ?? toLocale( document.documentElement.lang );
		loadTexts( locale, pack, ADMIN ).then(
			( texts ) => ! isGone && setLanguage( { locale, texts } ),
			() => undefined
		);
		return () => {
			isGone = true;
		};
	}, [] );
	return language;
}

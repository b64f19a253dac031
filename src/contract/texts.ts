/** Content of languages/*.json and of a language pack: translations, or plural forms, by English text. */
export interface LanguageFile {
	readonly pluralForms: string;
	readonly messages: Readonly< Record< string, string | string[] > >;
}

/** URL of the texts of the site's language pack (`Pack_Texts` of the server). */
export interface PackTexts {
	/** One of the plugin's languages, of which the pack replaces some texts, or a language that only the pack has. */
	readonly locale: string;
	readonly url: string;
}

/** languages/*.json, and what the server tells of a language pack: the English text leads to its translation, or to its plural forms. */
export interface LanguageFile {
	readonly pluralForms: string;
	readonly messages: Readonly< Record< string, string | string[] > >;
}

/** Where the texts of a language pack of the site are (`Pack_Texts` of the server). */
export interface PackTexts {
	/** Of one of our languages, some of whose texts the pack has in other words; else of a language that is the pack's alone. */
	readonly locale: string;
	readonly url: string;
}

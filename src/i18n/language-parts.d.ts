/** Parts of languages/*.json, as dev/webpack/language-part.mjs makes them: LanguageFile of ./texts. */
interface LanguagePart {
	readonly pluralForms: string;
	readonly messages: Readonly< Record< string, string | string[] > >;
}

declare module '*.json?start' {
	const file: LanguagePart;
	export = file;
}

declare module '*.json?later' {
	const file: LanguagePart;
	export = file;
}

declare module '*.json?admin' {
	const file: LanguagePart;
	export = file;
}

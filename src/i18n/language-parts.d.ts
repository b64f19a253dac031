/** Parts of languages/*.json, as dev/language-part.mjs makes them: LanguageFile of ./texts. */
declare module '*.json?calendar' {
	const file: {
		readonly pluralForms: string;
		readonly messages: Readonly< Record< string, string | string[] > >;
	};
	export = file;
}

declare module '*.json?admin' {
	const file: {
		readonly pluralForms: string;
		readonly messages: Readonly< Record< string, string | string[] > >;
	};
	export = file;
}

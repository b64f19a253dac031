interface Pressed {
	readonly altKey: boolean;
	readonly ctrlKey: boolean;
	readonly metaKey: boolean;
}

/** False with a key that makes it the browser's or the system's: Alt and an arrow go back a page. */
export const isPlainKey = ( { altKey, ctrlKey, metaKey }: Pressed ) =>
	! altKey && ! ctrlKey && ! metaKey;

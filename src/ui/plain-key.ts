interface Pressed {
	readonly altKey: boolean;
	readonly ctrlKey: boolean;
	readonly metaKey: boolean;
}

/**
 * Returns whether no modifier is pressed that makes it a shortcut of browser or system; Alt and an arrow go back a
 * page.
 */
export const isPlainKey = ( { altKey, ctrlKey, metaKey }: Pressed ) =>
	! altKey && ! ctrlKey && ! metaKey;

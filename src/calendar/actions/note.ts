import type { ReactNode } from 'react';

/** Message about a success or failure after its dialog closed. */
export interface Note {
	readonly text: string;
	/** Shown instead of the text. */
	readonly toast?: ( onEnd: () => void ) => ReactNode;
}

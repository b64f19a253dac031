import type { ReactNode } from 'react';

/** Something that was done, or came to nothing, after its dialog had closed. */
export interface Note {
	readonly text: string;
	/** Shown in place of the text alone. */
	readonly toast?: ( onEnd: () => void ) => ReactNode;
}

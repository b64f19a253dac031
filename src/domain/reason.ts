/** Lengths of a reason in characters, without the spaces around it (docs/behaviour.md, 7). */
const MIN_REASON = 2;
export const MAX_REASON = 500;

/** Returns whether a text is a reason that the server takes, which counts characters and not halves of them. */
export function isReason( text: string ): boolean {
	const { length } = Array.from( text.trim() );
	return length >= MIN_REASON && length <= MAX_REASON;
}

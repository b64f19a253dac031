/**
 * Loads what a lifted card needs before it is dropped: words, the question, the hint, the handles and the write. Whoever
 * only points at a card does without it.
 */
export const loadDrop = () =>
	import( /* webpackChunkName: "drop" */ './drop/drop' );

export type DropParts = Awaited< ReturnType< typeof loadDrop > >;

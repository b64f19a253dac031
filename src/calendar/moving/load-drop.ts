/**
 * Loads what a lifted card needs before it is dropped, and drawing: words, the question, the hint, the edges, the handles
 * and the write. It follows the chunk that lifts cards, and a card that is faster can already be moved.
 */
export const loadDrop = () =>
	import( /* webpackChunkName: "drop" */ './drop/drop' );

export type DropParts = Awaited< ReturnType< typeof loadDrop > >;

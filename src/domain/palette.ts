/** The two room palettes; two hues only tell neighbours apart, the header names the room. */
export type Palette = 'a' | 'b';

/** What an owner may choose for a room instead. */
export type ChosenPalette = 'first' | 'second';

/** Palettes alternate by the room's order in the studio, also while one room alone is shown, unless one was chosen. */
export function paletteOf(
	roomIndex: number,
	chosen?: ChosenPalette
): Palette {
	const isFirst = chosen ? chosen === 'first' : roomIndex % 2 === 0;
	return isFirst ? 'a' : 'b';
}

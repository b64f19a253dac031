/** Palettes of rooms. Two hues only distinguish neighbors; the header names the room. */
export type Palette = 'a' | 'b';

/** Palettes that an owner may choose for a room. */
export type ChosenPalette = 'first' | 'second';

/** Returns the chosen palette or alternates by the room's order in the studio, even if one room is shown alone. */
export function paletteOf(
	roomIndex: number,
	chosen?: ChosenPalette
): Palette {
	const isFirst = chosen ? chosen === 'first' : roomIndex % 2 === 0;
	return isFirst ? 'a' : 'b';
}

/** The two room palettes; two hues only tell neighbours apart, the header names the room. */
export type Palette = 'a' | 'b';

/** Palettes alternate by the room's order in the studio, also while one room alone is shown. */
export function paletteOf( roomIndex: number ): Palette {
	return roomIndex % 2 === 0 ? 'a' : 'b';
}

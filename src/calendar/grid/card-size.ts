/** Content that fits a card's height (docs/design.md): whole lines only, the least important dropped first. */
export interface CardSize {
	readonly className: string;
	readonly hasTime: boolean;
	readonly hasTrainer: boolean;
	readonly hasFoot: boolean;
	/** Duration and avatar, if the column is wide enough as well. */
	readonly isTall: boolean;
}

const size = (
	className: string,
	shown: Partial< Omit< CardSize, 'className' > > = {}
): CardSize => ( {
	className,
	hasTime: false,
	hasTrainer: false,
	hasFoot: false,
	isTall: false,
	...shown,
} );

const LINES = { hasTime: true, hasTrainer: true };
const ALL = { ...LINES, hasFoot: true };

/** Sizes by their maximum height in pixels. */
const SIZES: readonly ( readonly [ number, CardSize ] )[] = [
	[ 27, size( 'is-thin' ) ],
	[ 36, size( 'is-line' ) ],
	[ 42, size( 'is-low', { hasTime: true } ) ],
	[ 56, size( 'is-half', LINES ) ],
	[ 61, size( 'is-short', ALL ) ],
	[ 74, size( 'is-short has-two-lines', ALL ) ],
	[ 90, size( 'has-two-lines', ALL ) ],
];
const TALL = size( 'is-tall has-two-lines', { ...ALL, isTall: true } );

export function sizeOf( height: number ): CardSize {
	return SIZES.find( ( [ below ] ) => height < below )?.[ 1 ] ?? TALL;
}

/** Content that fits a column's width; cards that share a column count as the narrowest. */
export interface CardWidth {
	readonly hasEnd: boolean;
	/** Number of payment icons that fit beside the status of a pending card. */
	readonly pendingIcons: number;
	/** Shows the start before the title of a single line, and duration and avatar of a tall card. */
	readonly isWide: boolean;
	/**
	 * Letters that fit into a line beside a mark, but for very wide ones. Longer lines are clipped each for itself, for the
	 * ellipsis; in a week of hundreds of cards each clip costs time in every frame (docs/performance.md).
	 */
	readonly brief: number;
}

/** Pixels of a column outside of the card. */
const COLUMN_MARGIN = 3;

export const NARROWEST: CardWidth = {
	hasEnd: false,
	pendingIcons: 0,
	isWide: false,
	brief: 5,
};

const WIDTHS: readonly ( readonly [ number, CardWidth ] )[] = [
	[ 90, NARROWEST ],
	[ 92, { ...NARROWEST, hasEnd: true, brief: 8 } ],
	[ 108, { ...NARROWEST, hasEnd: true, brief: 8, pendingIcons: 1 } ],
	[ 132, { ...NARROWEST, hasEnd: true, brief: 8, pendingIcons: 3 } ],
];
const WIDE: CardWidth = {
	hasEnd: true,
	brief: 13,
	pendingIcons: 3,
	isWide: true,
};

/** Returns one object per width, so that memoized cards compare by identity. */
export function widthOf( column: number ): CardWidth {
	const card = column - COLUMN_MARGIN;
	return WIDTHS.find( ( [ below ] ) => card < below )?.[ 1 ] ?? WIDE;
}

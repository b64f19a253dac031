import type { WeekLayout } from '../../domain/layout';
import { isBookable, slotsOf, type BookableRules } from '../../domain/slots';

/** Where the focus can be in the grid: a card, a free hour, a day's head or an hour's label. */
export type Stop =
	| {
			readonly kind: 'card';
			readonly column: number;
			readonly top: number;
			readonly id: string;
	  }
	| {
			readonly kind: 'slot';
			readonly column: number;
			readonly top: number;
			readonly hour: number;
	  }
	| { readonly kind: 'day'; readonly day: number }
	| { readonly kind: 'hour'; readonly hour: number };

type InColumn = Extract< Stop, { readonly column: number } >;

/** The grid as the arrow keys see it. */
export interface Ground {
	readonly layout: WeekLayout;
	/** Columns of a day. */
	readonly span: number;
	/** Null for who may not add: then there are cards alone. */
	readonly rules: BookableRules | null;
}

/** What of a column can have the focus, from top to bottom. */
function stopsOf(
	{ layout, rules }: Ground,
	index: number
): readonly InColumn[] {
	const column = layout.columns[ index ];
	if ( ! column ) {
		return [];
	}
	const cards = column.boxes.map( ( { booking, top } ) => ( {
		kind: 'card' as const,
		column: index,
		top,
		id: booking.id,
	} ) );
	const slots = rules ? slotsOf( column, layout.rows, rules ) : [];
	const free = slots.map( ( { hour, top } ) => ( {
		kind: 'slot' as const,
		column: index,
		top,
		hour,
	} ) );
	return [ ...cards, ...free ].sort( ( a, b ) => a.top - b.top );
}

/** The nearest column that has anything, in one direction. */
function besides(
	ground: Ground,
	from: number,
	step: 1 | -1
): readonly InColumn[] {
	const { columns } = ground.layout;
	for ( let at = from + step; columns[ at ]; at += step ) {
		const stops = stopsOf( ground, at );
		if ( stops.length > 0 ) {
			return stops;
		}
	}
	return [];
}

const nearest = ( stops: readonly InColumn[], top: number ) =>
	[ ...stops ].sort(
		( a, b ) => Math.abs( a.top - top ) - Math.abs( b.top - top )
	)[ 0 ];

const isAt = ( a: InColumn, b: InColumn ) =>
	( a.kind === 'card' && b.kind === 'card' && a.id === b.id ) ||
	( a.kind === 'slot' && b.kind === 'slot' && a.hour === b.hour );

type Move = ( ground: Ground ) => Stop | undefined;

/**
 * Where an arrow key, Home or End leads. Up and down within one room's day, with the day's head above it; left and right
 * to the nearest in time, with the hours before the first column.
 *
 * @param key
 * @param from   Null while the focus is on the grid itself.
 * @param ground
 * @param last   Where the focus was in the grid before; an arrow key leads back there, or to what is nearest now.
 */
export function stopAfter(
	key: string,
	from: Stop | null,
	ground: Ground,
	last: Stop | null = null
): Stop | undefined {
	if ( ! from ) {
		return key.startsWith( 'Arrow' )
			? ( ( last && sameStop( last, ground ) ) ??
					besides( ground, -1, 1 )[ 0 ] )
			: undefined;
	}
	return movesFrom( from, ground )[ key ]?.( ground );
}

/** The stop as it is now, or the nearest in its column: a card may be gone, an hour be booked. */
function sameStop( stop: Stop, ground: Ground ): Stop | undefined {
	switch ( stop.kind ) {
		case 'day':
			return dayStop( ground, stop.day );
		case 'hour':
			return hourMoves( stop.hour - 1 )[ 'ArrowDown' ]?.( ground );
		case 'card':
		case 'slot': {
			const stops = stopsOf( ground, stop.column );
			return (
				stops.find( ( one ) => isAt( one, stop ) ) ??
				nearest( stops, stop.top )
			);
		}
	}
}

function movesFrom(
	from: Stop,
	ground: Ground
): Readonly< Record< string, Move > > {
	switch ( from.kind ) {
		case 'day':
			return dayMoves( from.day );
		case 'hour':
			return hourMoves( from.hour );
		case 'card':
		case 'slot':
			return columnMoves( from, stopsOf( ground, from.column ) );
	}
}

function columnMoves(
	from: InColumn,
	stops: readonly InColumn[]
): Readonly< Record< string, Move > > {
	const { column, top } = from;
	const at = stops.findIndex( ( stop ) => isAt( stop, from ) );
	return {
		ArrowUp: ( ground ) =>
			stops[ at - 1 ] ??
			dayStop( ground, Math.floor( column / ground.span ) ),
		ArrowDown: () => stops[ at + 1 ],
		ArrowLeft: ( ground ) =>
			nearest( besides( ground, column, -1 ), top ) ??
			hourStop( ground, top ),
		ArrowRight: ( ground ) => nearest( besides( ground, column, 1 ), top ),
		Home: () => stops[ 0 ],
		End: () => stops.at( -1 ),
	};
}

function dayMoves( day: number ): Readonly< Record< string, Move > > {
	return {
		ArrowDown: ( ground ) =>
			besides( ground, day * ground.span - 1, 1 )[ 0 ],
		ArrowLeft: ( ground ) => dayStop( ground, day - 1 ),
		ArrowRight: ( ground ) => dayStop( ground, day + 1 ),
	};
}

function hourMoves( hour: number ): Readonly< Record< string, Move > > {
	const to =
		( step: number ): Move =>
		( { layout } ) =>
			layout.rows.some( ( row ) => row.hour === hour + step )
				? { kind: 'hour', hour: hour + step }
				: undefined;
	return {
		ArrowUp: to( -1 ),
		ArrowDown: to( 1 ),
		ArrowRight: ( ground ) => {
			const row = ground.layout.rows.find( ( one ) => one.hour === hour );
			return nearest( besides( ground, -1, 1 ), row?.top ?? 0 );
		},
	};
}

/** Undefined where that day's head is no button. */
function dayStop( { layout, span, rules }: Ground, day: number ) {
	const date = layout.columns[ day * span ]?.date;
	return date !== undefined && rules && isBookable( date, rules )
		? { kind: 'day' as const, day }
		: undefined;
}

function hourStop( { layout, rules }: Ground, top: number ) {
	const row = layout.rows.findLast( ( one ) => one.top <= top );
	return row && rules ? { kind: 'hour' as const, hour: row.hour } : undefined;
}

import type { WeekLayout } from '../../domain/layout';
import { isBookable, slotsOf, type BookableRules } from '../../domain/slots';

/** Where the focus can be in the grid: a card, a free hour, a day's head or an hour's label. */
export type FocusTarget =
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

type InColumn = Extract< FocusTarget, { readonly column: number } >;

/** The grid as the arrow keys see it. */
export interface GridModel {
	readonly layout: WeekLayout;
	/** Columns of a day. */
	readonly span: number;
	/** Null for who may not add: then there are cards alone. */
	readonly rules: BookableRules | null;
}

/** What of a column can have the focus, from top to bottom. */
function targetsOf(
	{ layout, rules }: GridModel,
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
	model: GridModel,
	from: number,
	step: 1 | -1
): readonly InColumn[] {
	const { columns } = model.layout;
	for ( let at = from + step; columns[ at ]; at += step ) {
		const targets = targetsOf( model, at );
		if ( targets.length > 0 ) {
			return targets;
		}
	}
	return [];
}

const nearest = ( targets: readonly InColumn[], top: number ) =>
	[ ...targets ].sort(
		( a, b ) => Math.abs( a.top - top ) - Math.abs( b.top - top )
	)[ 0 ];

const isAt = ( a: InColumn, b: InColumn ) =>
	( a.kind === 'card' && b.kind === 'card' && a.id === b.id ) ||
	( a.kind === 'slot' && b.kind === 'slot' && a.hour === b.hour );

type Move = ( model: GridModel ) => FocusTarget | undefined;

/**
 * Where an arrow key, Home or End leads. Up and down within one room's day, with the day's head above it; left and right
 * to the nearest in time, with the hours before the first column.
 *
 * @param key
 * @param from   Null while the focus is on the grid itself.
 * @param model
 * @param last   Where the focus was in the grid before; an arrow key leads back there, or to what is nearest now.
 */
export function targetAfter(
	key: string,
	from: FocusTarget | null,
	model: GridModel,
	last: FocusTarget | null = null
): FocusTarget | undefined {
	if ( ! from ) {
		return key.startsWith( 'Arrow' )
			? ( ( last && sameTarget( last, model ) ) ??
					besides( model, -1, 1 )[ 0 ] )
			: undefined;
	}
	return movesFrom( from, model )[ key ]?.( model );
}

/** The target as it is now, or the nearest in its column: a card may be gone, an hour be booked. */
function sameTarget(
	target: FocusTarget,
	model: GridModel
): FocusTarget | undefined {
	switch ( target.kind ) {
		case 'day':
			return dayTarget( model, target.day );
		case 'hour':
			return hourMoves( target.hour - 1 )[ 'ArrowDown' ]?.( model );
		case 'card':
		case 'slot': {
			const targets = targetsOf( model, target.column );
			return (
				targets.find( ( one ) => isAt( one, target ) ) ??
				nearest( targets, target.top )
			);
		}
	}
}

function movesFrom(
	from: FocusTarget,
	model: GridModel
): Readonly< Record< string, Move > > {
	switch ( from.kind ) {
		case 'day':
			return dayMoves( from.day );
		case 'hour':
			return hourMoves( from.hour );
		case 'card':
		case 'slot':
			return columnMoves( from, targetsOf( model, from.column ) );
	}
}

function columnMoves(
	from: InColumn,
	targets: readonly InColumn[]
): Readonly< Record< string, Move > > {
	const { column, top } = from;
	const at = targets.findIndex( ( target ) => isAt( target, from ) );
	return {
		ArrowUp: ( model ) =>
			targets[ at - 1 ] ??
			dayTarget( model, Math.floor( column / model.span ) ),
		ArrowDown: () => targets[ at + 1 ],
		ArrowLeft: ( model ) =>
			nearest( besides( model, column, -1 ), top ) ??
			hourTarget( model, top ),
		ArrowRight: ( model ) => nearest( besides( model, column, 1 ), top ),
		Home: () => targets[ 0 ],
		End: () => targets.at( -1 ),
	};
}

function dayMoves( day: number ): Readonly< Record< string, Move > > {
	return {
		ArrowDown: ( model ) => besides( model, day * model.span - 1, 1 )[ 0 ],
		ArrowLeft: ( model ) => dayTarget( model, day - 1 ),
		ArrowRight: ( model ) => dayTarget( model, day + 1 ),
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
		ArrowRight: ( model ) => {
			const row = model.layout.rows.find( ( one ) => one.hour === hour );
			return nearest( besides( model, -1, 1 ), row?.top ?? 0 );
		},
	};
}

/** Undefined where that day's head is no button. */
function dayTarget( { layout, span, rules }: GridModel, day: number ) {
	const date = layout.columns[ day * span ]?.date;
	return date !== undefined && rules && isBookable( date, rules )
		? { kind: 'day' as const, day }
		: undefined;
}

function hourTarget( { layout, rules }: GridModel, top: number ) {
	const row = layout.rows.findLast( ( one ) => one.top <= top );
	return row && rules ? { kind: 'hour' as const, hour: row.hour } : undefined;
}

import { isBookable } from '../../domain/bookable';
import type { WeekLayout } from '../../domain/layout';
import type { Adding } from './free-hours';

/** Target of the focus in the grid: a card, a free hour, a day header or an hour label. */
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

/** Model of the grid for keyboard navigation. */
export interface GridModel {
	readonly layout: WeekLayout;
	/** Columns per day. */
	readonly span: number;
	/** Null for people who may not add; then only cards are targets. */
	readonly adding: Adding | null;
}

/** Returns a column's targets from top to bottom. */
function targetsOf(
	{ layout, adding }: GridModel,
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
	const slots =
		adding?.free.slotsOf( column, layout.rows, adding.rules ) ?? [];
	const free = slots.map( ( { hour, top } ) => ( {
		kind: 'slot' as const,
		column: index,
		top,
		hour,
	} ) );
	return [ ...cards, ...free ].sort( ( a, b ) => a.top - b.top );
}

/** Returns the targets of the nearest column with any, in one direction. */
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
 * Returns the target of an arrow key, Home or End. Up and down move within one room's day, with the day header above
 * it; left and right move to the nearest target in time, with the hour labels before the first column.
 *
 * @param key
 * @param from   Null if the grid itself has the focus.
 * @param model
 * @param last   Last focus target in the grid; an arrow key returns to it, or to the nearest one left.
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

/** Returns the current target, or the nearest one in its column if the card was removed or the hour booked. */
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

/** Returns the target of a day header; undefined if it is not a button. */
function dayTarget( { layout, span, adding }: GridModel, day: number ) {
	const date = layout.columns[ day * span ]?.date;
	return date !== undefined && adding && isBookable( date, adding.rules )
		? { kind: 'day' as const, day }
		: undefined;
}

function hourTarget( { layout, adding }: GridModel, top: number ) {
	const row = layout.rows.findLast( ( one ) => one.top <= top );
	return row && adding
		? { kind: 'hour' as const, hour: row.hour }
		: undefined;
}

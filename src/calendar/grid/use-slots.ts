import { useState } from '@wordpress/element';
import type { FocusEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { hourAt, type WeekLayout } from '../../domain/layout';
import type { Slot } from '../../domain/slots';
import { CARD, COLUMN } from '../page-parts';
import type { Adding } from './free-hours';

/** Hour of a column, under the pointer or focused. */
interface Spot {
	readonly element: HTMLElement;
	readonly column: number;
	readonly hour: number;
}

/** Free hour with a visible marker. */
export interface ShownSlot extends Spot {
	readonly slot: Slot;
	/** A new object each time the hour was pointed at or focused. */
	readonly spot: object;
}

/**
 * Returns the marked free hours: the one under the pointer and the focused one. They are found by position, because
 * hundreds of hours have no elements.
 */
export function useSlots(
	grid: RefObject< HTMLElement >,
	layout: WeekLayout,
	adding: Adding | null
) {
	const [ pointed, setPointed ] = useState< Spot | null >( null );
	const [ focused, setFocused ] = useState< Spot | null >( null );
	const shown = ( spot: Spot | null ): ShownSlot | null => {
		const column = spot && layout.columns[ spot.column ];
		const slot =
			column &&
			adding &&
			adding.free.slotAt( column, layout.rows, spot.hour, adding.rules );
		return slot ? { ...spot, slot, spot } : null;
	};
	const spotAt = ( event: MouseEvent ) => spotUnder( event, layout );
	const focusedSlot = shown( focused );
	const pointedSlot = isSame( pointed, focused ) ? null : shown( pointed );
	return {
		pointed: pointedSlot,
		focused: focusedSlot,
		point: ( event: PointerEvent ) => {
			const spot = event.pointerType === 'touch' ? null : spotAt( event );
			setPointed( ( known ) => ( isSame( known, spot ) ? known : spot ) );
		},
		leave: () => setPointed( null ),
		focus: ( column: number, hour: number ) => {
			const element = columnsOf( grid.current )[ column ];
			setFocused( element ? { element, column, hour } : null );
		},
		/** Returns the slot of a press. */
		at: ( event: MouseEvent ) => shown( spotAt( event ) ),
		/** Focuses the slot, so that the focus can return to it. */
		take: ( { element, column, hour }: ShownSlot ) =>
			setFocused( { element, column, hour } ),
		/** Keeps the marker while a dialog or another window is open, because the focus returns to it. */
		blur: ( { relatedTarget }: FocusEvent ) => {
			if (
				relatedTarget instanceof Element &&
				! relatedTarget.closest( 'dialog' )
			) {
				setFocused( null );
			}
		},
	};
}

const isSame = ( a: Spot | null, b: Spot | null ) =>
	a === b ||
	( a !== null &&
		b !== null &&
		a.element === b.element &&
		a.hour === b.hour );

const columnsOf = ( grid: Element | null ): readonly HTMLElement[] =>
	Array.from( grid?.querySelectorAll< HTMLElement >( COLUMN ) ?? [] );

function spotUnder( event: MouseEvent, layout: WeekLayout ): Spot | null {
	const { target, currentTarget, clientY } = event;
	if ( ! ( target instanceof Element ) || target.closest( CARD ) ) {
		return null;
	}
	const element = target.closest< HTMLElement >( COLUMN );
	if ( ! element || ! currentTarget.contains( element ) ) {
		return null;
	}
	const y = clientY - element.getBoundingClientRect().top;
	const hour = hourAt( layout.rows, y );
	const column = columnsOf( currentTarget ).indexOf( element );
	return hour === null ? null : { element, column, hour };
}

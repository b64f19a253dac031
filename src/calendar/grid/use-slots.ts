import { useState } from '@wordpress/element';
import type { FocusEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import type { WeekLayout } from '../../domain/layout';
import { hourAt, slotAt, type Slot } from '../../domain/slots';
import { CARD, COLUMN } from '../page-parts';
import type { Adding } from './adding';

/** An hour of a column, as it was pointed at or reached by keys. */
interface Spot {
	readonly element: HTMLElement;
	readonly column: number;
	readonly hour: number;
}

/** A free hour whose marker is shown. */
export interface ShownSlot extends Spot {
	readonly slot: Slot;
	/** A new object each time the hour was pointed at or reached. */
	readonly spot: object;
}

/**
 * The free hours that are marked: the one under the pointer, and the one that has the focus. Found from where the pointer
 * is, since hundreds of hours carry no element of their own.
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
			slotAt( column, layout.rows, spot.hour, adding.rules );
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
		/** The slot that a press means. */
		at: ( event: MouseEvent ) => shown( spotAt( event ) ),
		/** Gives it the focus, so that it can come back there. */
		take: ( { element, column, hour }: ShownSlot ) =>
			setFocused( { element, column, hour } ),
		/** A marker stays where the focus will come back to it: behind a dialog or another window. */
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

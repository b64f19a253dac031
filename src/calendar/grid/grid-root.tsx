import { createPortal, useLayoutEffect, useRef } from '@wordpress/element';
import type {
	CSSProperties,
	KeyboardEvent,
	MouseEvent,
	PropsWithChildren,
} from 'react';
import type { WeekLayout } from '../../domain/layout';
import type { IsoDate } from '../../domain/time';
import { isPlainKey } from '../../ui/plain-key';
import { useRoomNames } from '../room-name';
import type { Adding } from './free-hours';
import { knownLayouts } from './known-layouts';
import {
	focusTarget,
	isOnMarker,
	startOfHead,
	startOfSlot,
	targetOf,
} from './focus-elements';
import { targetAfter, type FocusTarget } from './focus-targets';
import { useSlots, type ShownSlot } from './use-slots';

interface GridRootProps {
	readonly label: string;
	readonly isHidden: boolean;
	/** Whether cards are still to be drawn. */
	readonly isBusy: boolean;
	readonly className: string;
	readonly style: CSSProperties;
	readonly layout: WeekLayout;
	/** Columns per day. */
	readonly span: number;
	/** Names of the days. */
	readonly days: ReadonlyMap< IsoDate, string >;
	readonly adding: Adding | null;
}

/**
 * Handles keys and presses for all hours of the grid in one place, and renders the markers of bookable hours. The
 * content does not render again when a marker moves.
 */
export function GridRoot( props: PropsWithChildren< GridRootProps > ) {
	const { layout, adding, days, span, children } = props;
	const grid = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		if ( grid.current ) {
			knownLayouts.set( grid.current, layout );
		}
	}, [ layout ] );
	const roomName = useRoomNames();
	const slots = useSlots( grid, layout, adding );
	const last = useRef< FocusTarget | null >( null );
	const book = ( slot: ShownSlot ) => {
		slots.take( slot );
		adding?.onBook( startOfSlot( slot, layout ) );
	};
	const handleKeyDown = ( event: KeyboardEvent< HTMLElement > ) => {
		const model = { layout, span, adding };
		if ( ! isPlainKey( event ) ) {
			return;
		}
		const from = targetOf( event, slots.focused, layout );
		const target = targetAfter( event.key, from, model, last.current );
		if ( target ) {
			event.preventDefault();
			last.current = target;
			focusTarget( event.currentTarget, target, slots.focus );
		}
	};
	const handleClick = ( event: MouseEvent< HTMLElement > ) => {
		const head = startOfHead( event, span, layout );
		const slot = head || isOnMarker( event ) ? null : slots.at( event );
		if ( head ) {
			adding?.onBook( head );
		} else if ( slot ) {
			book( slot );
		}
	};
	const marker = ( shown: ShownSlot | null, isFocused: boolean ) => {
		const column = shown && layout.columns[ shown.column ];
		const Marker = adding?.free.Marker;
		return (
			column &&
			Marker &&
			createPortal(
				<Marker
					slot={ shown.slot }
					focus={ isFocused ? shown.spot : null }
					day={ days.get( column.date ) ?? column.date }
					room={ roomName( column.room ) }
					onPress={ () => book( shown ) }
					onBlur={ slots.blur }
				/>,
				shown.element
			)
		);
	};
	return (
		<div
			ref={ grid }
			role="grid"
			aria-readonly="true"
			aria-label={ props.label }
			aria-busy={ props.isBusy || undefined }
			tabIndex={ props.isHidden ? -1 : 0 }
			className={ props.className }
			style={ props.style }
			onKeyDown={ handleKeyDown }
			onFocus={ ( event ) => {
				last.current =
					targetOf( event, slots.focused, layout ) ?? last.current;
			} }
			{ ...( adding && {
				onClick: handleClick,
				onPointerMove: slots.point,
				onPointerLeave: slots.leave,
			} ) }
		>
			{ children }
			{ marker( slots.focused, true ) }
			{ marker( slots.pointed, false ) }
		</div>
	);
}

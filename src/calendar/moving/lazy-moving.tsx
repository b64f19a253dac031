import { useEffect, useState } from '@wordpress/element';
import type { RefObject } from 'react';
import type { Booking, Schedule } from '../../domain/booking';
import { ABILITIES } from '../../domain/permissions';
import type { ActionStore } from '../../store/action-store';
import { NoChunk } from '../actions/no-chunk';
import type { Note } from '../actions/note';
import { useChunk } from '../actions/use-chunk';
import { useStudio } from '../studio-context';
import { movableAt } from './movable';

const load = async () =>
	( await import( /* webpackChunkName: "moving" */ './moving' ) ).Moving;

export interface MovingProps {
	/** Element with all cards. */
	readonly layer: RefObject< HTMLElement >;
	readonly schedule: Schedule | null;
	readonly store: ActionStore;
	/** Booking to move by keys or touch, chosen in its menu or by its key; null without one. */
	readonly toMove: Booking | null;
	readonly onMove: ( booking: Booking | null ) => void;
	readonly onNote: ( note: Note ) => void;
}

/**
 * Loads what moves bookings when somebody presses a card that can be moved. Until then it remembers the press, and
 * keeps the browser asking before it scrolls, because a finger that holds a card must be able to move it.
 */
export function LazyMoving( props: MovingProps ) {
	const { layer, schedule, toMove } = props;
	const today = useStudio().now.date;
	const [ press, setPress ] = useState< PointerEvent | null >( null );
	const [ isWanted, setWanted ] = useState( false );
	const { part: Moving, hasFailed } = useChunk(
		'moving',
		load,
		isWanted || toMove !== null
	);
	const isAbsent = Moving === null;
	const mayEdit =
		schedule !== null && ABILITIES[ schedule.role ].edit !== 'none';
	useEffect( () => {
		const root = mayEdit ? layer.current : null;
		const scroll = ( event: Event ) => {
			if ( root?.dataset[ 'held' ] !== undefined ) {
				event.preventDefault();
			}
		};
		root?.addEventListener( 'touchmove', scroll, { passive: false } );
		return () => root?.removeEventListener( 'touchmove', scroll );
	}, [ layer, mayEdit ] );
	useEffect( () => {
		const root = isAbsent && mayEdit ? layer.current : null;
		const down = ( event: PointerEvent ) => {
			if ( movableAt( event.target, schedule, today ) ) {
				setPress( event );
				setWanted( true );
			}
		};
		const forget = () => setPress( null );
		root?.addEventListener( 'pointerdown', down );
		window.addEventListener( 'pointerup', forget );
		window.addEventListener( 'pointercancel', forget );
		return () => {
			root?.removeEventListener( 'pointerdown', down );
			window.removeEventListener( 'pointerup', forget );
			window.removeEventListener( 'pointercancel', forget );
		};
	}, [ isAbsent, mayEdit, layer, schedule, today ] );
	if ( Moving ) {
		return <Moving { ...props } press={ press } />;
	}
	return hasFailed && toMove ? (
		<NoChunk onClose={ () => props.onMove( null ) } />
	) : null;
}

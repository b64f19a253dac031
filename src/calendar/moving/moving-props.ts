import type { RefObject } from 'react';
import type { Booking, Schedule } from '../../domain/booking';
import type { ActionStore } from '../../store/action-store';
import type { Note } from '../actions/note';

export interface MovingProps {
	/** Element with all cards. */
	readonly layer: RefObject< HTMLElement >;
	readonly schedule: Schedule | null;
	readonly store: ActionStore;
	/** Booking to move by keys or touch, chosen in its menu or by its key, another object each time; null without one. */
	readonly toMove: Booking | null;
	readonly onMove: ( booking: Booking | null ) => void;
	readonly onNote: ( note: Note ) => void;
	/** Whether a card that can be moved is pointed at or has the focus. */
	readonly isLikely: boolean;
}

/** Press that a chunk takes up when it is loaded, and where its pointer is now. */
export interface FirstPress {
	readonly press: PointerEvent;
	/** Whether it was on a free hour; the marker that was pressed may be gone by now. */
	readonly isFree: boolean;
	last: PointerEvent;
}

export interface LoadedMovingProps extends MovingProps {
	/** Press before this was loaded. */
	readonly first: { current: FirstPress | null };
	/** Keys after a card was chosen and before this was loaded. */
	readonly early: { readonly current: readonly KeyboardEvent[] };
}

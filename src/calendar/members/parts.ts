import type {
	ComponentType,
	KeyboardEvent,
	RefObject,
	SyntheticEvent,
} from 'react';
import type { Booking, Schedule } from '../../domain/booking';
import type { CardAction } from '../../domain/card-menu';
import type { ActionStore } from '../../store/action-store';
import type { MakesActions } from '../../store/use-actions';
import type { LazyFormProps } from '../actions/lazy-form';
import type { OpenDialog } from '../actions/open-dialog';
import type { ToastListProps } from '../actions/toast-list';
import type { FreeHours } from '../grid/free-hours';
import type { PresenceMarksProps } from '../grid/presence-marks';
import type { PendingChipProps } from '../header/pending-chip';
import type { MovingProps } from '../moving/moving-props';
import type { BookPillProps } from '../narrow/book-pill';

/** What a layer of cards passes on. */
export interface CardEvents {
	readonly point: ( event: SyntheticEvent ) => void;
	readonly focus: ( event: SyntheticEvent ) => void;
	readonly press: ( event: KeyboardEvent ) => void;
}

export interface CardToolsProps {
	/** Filled in with what takes the events of all cards. */
	readonly events: { current: CardEvents | null };
	/** Element with all cards. */
	readonly layer: RefObject< HTMLElement >;
	readonly schedule: Schedule | null;
	/** Whether no dialog is open over the cards. */
	readonly isSettled: boolean;
	readonly moving: Omit< MovingProps, 'layer' | 'schedule' | 'isLikely' >;
}

/** What an action of a card's menu runs or opens. */
export interface Acting {
	readonly store: ActionStore;
	readonly onDialog: ( dialog: OpenDialog | null ) => void;
	readonly onMove: ( booking: Booking ) => void;
}

/** Parts of a calendar that only members of its studio use (members.ts), in a chunk of their own. */
export interface Members extends MakesActions {
	/** Runs an action of a card's menu; resolves to whether it is complete. */
	readonly act: (
		action: CardAction,
		booking: Booking,
		acting: Acting
	) => Promise< boolean >;
	readonly freeHours: FreeHours;
	readonly BookPill: ComponentType< BookPillProps >;
	readonly CardTools: ComponentType< CardToolsProps >;
	readonly Form: ComponentType< LazyFormProps >;
	readonly PendingChip: ComponentType< PendingChipProps >;
	readonly PresenceMarks: ComponentType< PresenceMarksProps >;
	readonly Toasts: ComponentType< ToastListProps >;
}

import { withOwnChanges } from '../../domain/own-writes';
import { slotAt, slotsOf } from '../../domain/slots';
import { createActions } from '../../store/writing/after-write';
import { LazyForm } from '../actions/lazy-form';
import { Toasts } from '../actions/toasts';
import { PresenceMarks } from '../grid/presence-marks';
import { SlotMarker } from '../grid/slot-marker';
import { PendingChip } from '../header/pending-chip';
import { BookPill } from '../narrow/book-pill';
import { act } from './act';
import { CardTools } from './card-tools';
import type { Members } from './parts';

export const members: Members = {
	createActions,
	withOwnChanges,
	act,
	freeHours: { slotAt, slotsOf, Marker: SlotMarker },
	BookPill,
	CardTools,
	Form: LazyForm,
	PendingChip,
	PresenceMarks,
	Toasts,
};

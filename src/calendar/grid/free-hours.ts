import type { ComponentType } from 'react';
import type { BookableRules } from '../../domain/bookable';
import type { slotAt, slotsOf } from '../../domain/slots';
import type { OnBook } from '../actions/open-dialog';
import type { SlotMarkerProps } from './slot-marker';

/** How free hours are found and marked; a part of members. */
export interface FreeHours {
	readonly slotAt: typeof slotAt;
	readonly slotsOf: typeof slotsOf;
	readonly Marker: ComponentType< SlotMarkerProps >;
}

/** Data for starting bookings from the grid. */
export interface Adding {
	readonly rules: BookableRules;
	readonly free: FreeHours;
	readonly onBook: OnBook;
}

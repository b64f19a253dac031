import type { Texts } from '../../i18n/texts';

/** Keys as they stand on a keyboard, and what they do. */
export type KeyLine = readonly [ keys: string, text: string ];

/** Returns the keys on the cards and free hours of a calendar. */
export const gridKeys = ( { __ }: Texts ): readonly KeyLine[] => [
	[ '← ↑ ↓ →', __( 'Next booking or free hour', 'studio-calendar' ) ],
	[ 'Home End', __( 'First or last of the day', 'studio-calendar' ) ],
	[ 'Enter', __( 'Open', 'studio-calendar' ) ],
	[ 'Ctrl/⌘ Z', __( 'Undo', 'studio-calendar' ) ],
	[ 'F6', __( 'To the messages', 'studio-calendar' ) ],
];

/** Returns the keys that are pressed alone, and can be turned off. */
export const singleKeys = (
	{ __ }: Texts,
	mayBook: boolean
): readonly KeyLine[] => [
	...( mayBook
		? ( [
				[ 'B', __( 'Book', 'studio-calendar' ) ],
				[ 'E', __( 'Edit', 'studio-calendar' ) ],
				[ 'M', __( 'Move', 'studio-calendar' ) ],
			] as const )
		: [] ),
	[ 'T', __( 'Today', 'studio-calendar' ) ],
	[ '?', __( 'Keyboard shortcuts', 'studio-calendar' ) ],
];

/** Returns the keys while a booking is moved. */
export const movingKeys = ( { __ }: Texts ): readonly KeyLine[] => [
	[ '↑ ↓', __( '15 min', 'studio-calendar' ) ],
	[ '← →', __( 'Room', 'studio-calendar' ) ],
	[ 'PgUp PgDn', __( 'Week', 'studio-calendar' ) ],
	[ 'Shift ↑ ↓', __( 'End', 'studio-calendar' ) ],
	[ 'Enter', __( 'Move', 'studio-calendar' ) ],
	[ 'Esc', __( 'Put back', 'studio-calendar' ) ],
];

import { deviceStorage } from '../safe-storage';

const KEY = 'studio-calendar-keys';
const OFF = 'off';

/** Choice of this page, for a browser that stores nothing. */
let chosen: string | null = null;

/** Returns whether single keys do something, in every calendar that this device shows (WCAG 2.1.4). */
export const areKeysOn = () =>
	( deviceStorage( window )?.get( KEY ) ?? chosen ) !== OFF;

export function turnKeys( isOn: boolean ): void {
	const device = deviceStorage( window );
	chosen = isOn ? 'on' : OFF;
	if ( device?.set( KEY, chosen ) === false ) {
		// A full storage must not keep the choice before.
		device.remove( KEY );
	}
}

import { useState } from '@wordpress/element';
import { deviceStorage } from './safe-storage';

const KEY = 'studio-calendar-whole-week';

function read(): boolean | null {
	const kept = deviceStorage( window )?.get( KEY ) ?? null;
	return kept === null ? null : kept === 'yes';
}

/**
 * Whether every day is put in view however narrow its columns get, as this device has chosen; null has not. Where the
 * browser keeps nothing for this site the choice holds as long as the page.
 */
export function useWholeWeek() {
	const [ choice, setChoice ] = useState( read );
	const choose = ( isWhole: boolean ) => {
		deviceStorage( window )?.set( KEY, isWhole ? 'yes' : 'no' );
		setChoice( isWhole );
	};
	return [ choice, choose ] as const;
}

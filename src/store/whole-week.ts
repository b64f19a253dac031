import { useState } from '@wordpress/element';
import { deviceStorage } from './safe-storage';

const KEY = 'studio-calendar-whole-week';

function read(): boolean | null {
	const kept = deviceStorage( window )?.get( KEY ) ?? null;
	return kept === null ? null : kept === 'yes';
}

/**
 * Returns whether the person chose to show every day, however narrow its columns; null without a choice. Without
 * browser storage the choice lasts as long as the page.
 */
export function useWholeWeek() {
	const [ choice, setChoice ] = useState( read );
	const choose = ( isWhole: boolean ) => {
		deviceStorage( window )?.set( KEY, isWhole ? 'yes' : 'no' );
		setChoice( isWhole );
	};
	return [ choice, choose ] as const;
}

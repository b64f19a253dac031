import { useState } from '@wordpress/element';

const KEY = 'studio-calendar-whole-week';

/** Storage may be blocked; then the choice holds as long as the page. */
function read(): boolean | null {
	try {
		const kept = window.localStorage.getItem( KEY );
		return kept === null ? null : kept === 'yes';
	} catch {
		return null;
	}
}

function keep( isWhole: boolean ): void {
	try {
		window.localStorage.setItem( KEY, isWhole ? 'yes' : 'no' );
	} catch {
		// Nothing to be done, and nothing lost but the memory.
	}
}

/** Whether every day is put in view however narrow its columns get, as this device has chosen; null has not. */
export function useWholeWeek() {
	const [ choice, setChoice ] = useState( read );
	const choose = ( isWhole: boolean ) => {
		keep( isWhole );
		setChoice( isWhole );
	};
	return [ choice, choose ] as const;
}

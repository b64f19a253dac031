import { flushSync, useEffect, useState } from '@wordpress/element';

/** Returns whether the page is being printed; renders synchronously, because the browser does not wait. */
export function usePrinting(): boolean {
	const [ isPrinting, setIsPrinting ] = useState( false );
	useEffect( () => {
		const handleBefore = () => flushSync( () => setIsPrinting( true ) );
		const handleAfter = () => setIsPrinting( false );
		window.addEventListener( 'beforeprint', handleBefore );
		window.addEventListener( 'afterprint', handleAfter );
		return () => {
			window.removeEventListener( 'beforeprint', handleBefore );
			window.removeEventListener( 'afterprint', handleAfter );
		};
	}, [] );
	return isPrinting;
}

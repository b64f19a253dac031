import { flushSync, useEffect, useState } from '@wordpress/element';

/** True while the page is being printed: what is drawn then must be there before the browser goes on. */
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

import { useEffect, useState } from '@wordpress/element';

/** Milliseconds after the last step before it is said. */
const SAY_AFTER = 150;

/** Live region with the last text once it has stood for a moment; between two moves the last one stays. */
export function Said( { text }: { readonly text: string } ) {
	const [ said, setSaid ] = useState( '' );
	useEffect( () => {
		const timer = text
			? setTimeout( () => setSaid( text ), SAY_AFTER )
			: undefined;
		return () => clearTimeout( timer );
	}, [ text ] );
	return (
		<div className="sc-vh" role="status">
			{ said }
		</div>
	);
}

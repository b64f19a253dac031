import { useEffect, useState } from '@wordpress/element';
import { useI18n } from '../../i18n/context';
import { Icon } from '../../ui/icon';

/** The header's Book button where a thumb is: word and all, but a circle while one scrolls down. */
export function BookPill( { onBook }: { readonly onBook: () => void } ) {
	const { __ } = useI18n();
	const isSmall = useScrollingDown();
	return (
		<div className={ isSmall ? 'sc-fab is-small' : 'sc-fab' }>
			<button
				type="button"
				className="sc-btn sc-btn--main"
				onClick={ onBook }
			>
				<Icon name="plus" />
				<span>{ __( 'Book', 'studio-calendar' ) }</span>
			</button>
		</div>
	);
}

/** Pixels that a page is scrolled before it counts. */
const JITTER = 8;

/** True from a scroll down until one goes up again. */
function useScrollingDown(): boolean {
	const [ isDown, setIsDown ] = useState( false );
	useEffect( () => {
		let last = window.scrollY;
		const handleScroll = () => {
			const way = window.scrollY - last;
			if ( Math.abs( way ) > JITTER ) {
				last = window.scrollY;
				setIsDown( way > 0 );
			}
		};
		window.addEventListener( 'scroll', handleScroll, { passive: true } );
		return () => window.removeEventListener( 'scroll', handleScroll );
	}, [] );
	return isDown;
}

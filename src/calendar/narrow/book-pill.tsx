import { useEffect, useState } from '@wordpress/element';
import { useI18n } from '../../i18n/context';
import { Icon } from '../../ui/icon';

export interface BookPillProps {
	readonly onBook: () => void;
}

/** Floating Book button in reach of a thumb; without its text while scrolling down. */
export function BookPill( { onBook }: BookPillProps ) {
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

/** Minimum distance of scrolling in pixels. */
const JITTER = 8;

/** Returns true after scrolling down until scrolling up. */
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

import { useEffect } from '@wordpress/element';
import { noop } from '@tanstack/react-query';
import type { CardMenuProps } from './card-menu';
import { NoChunk } from './no-chunk';
import { useChunk } from './use-chunk';

const load = async () =>
	( await import( /* webpackChunkName: "dialogs" */ './card-menu' ) )
		.CardMenu;

interface LazyMenuProps {
	/** Some card has a ⋯ now, so the menu is fetched before it is asked for. */
	readonly isLikely: boolean;
	/** Null while none is open. */
	readonly menu: CardMenuProps | null;
	readonly onClose: () => void;
}

/** A card's menu, in one file with the dialogs it leads to. */
export function LazyMenu( { isLikely, menu, onClose }: LazyMenuProps ) {
	const { part: Menu, hasFailed } = useChunk( 'menu', load, menu !== null );
	useEffect( () => {
		if ( isLikely ) {
			load().catch( noop );
		}
	}, [ isLikely ] );
	if ( Menu && menu ) {
		return <Menu { ...menu } />;
	}
	return hasFailed ? <NoChunk onClose={ onClose } /> : null;
}

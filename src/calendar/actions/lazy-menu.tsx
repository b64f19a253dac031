import type { CardMenuProps } from './card-menu';
import { NoChunk } from './no-chunk';
import { useChunk, usePrefetch } from './use-chunk';

const load = async () =>
	( await import( /* webpackChunkName: "dialogs" */ './card-menu' ) )
		.CardMenu;

interface LazyMenuProps {
	/** Whether a card has a ⋯ button, so that the menu is prefetched. */
	readonly isLikely: boolean;
	/** Null if no menu is open. */
	readonly menu: CardMenuProps | null;
	readonly onClose: () => void;
}

/** Card menu, loaded in one chunk with the dialogs that it opens. */
export function LazyMenu( { isLikely, menu, onClose }: LazyMenuProps ) {
	const { part: Menu, hasFailed } = useChunk( 'menu', load, menu !== null );
	usePrefetch( load, isLikely );
	if ( Menu && menu ) {
		return <Menu { ...menu } />;
	}
	return hasFailed ? <NoChunk onClose={ onClose } /> : null;
}

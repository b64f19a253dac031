import type { MountConfig } from '../contract/mount';
import { isFramedElsewhere } from './client';

/** How a visitor of this page comes to be more than a guest. */
export interface Entrance {
	/** Whether the page was made for nobody who is logged in. */
	readonly isVisitor: boolean;
	/**
	 * This page at the address where the site's logins hold; null where it is there already. A site may answer under
	 * several (www and not, http and https), and a login is known at one.
	 */
	readonly home: URL | null;
	/** Where one logs in and comes back to this page, given the address that an answer names; null: not from here. */
	readonly logIn: ( loginUrl: string | null ) => URL | null;
}

/** For visitors of an external host's calendar, of a frame on another site, of the editor's preview. */
export const NO_ENTRANCE: Entrance = {
	isVisitor: true,
	home: null,
	logIn: () => null,
};

export function entranceOf( config: MountConfig, page: Location ): Entrance {
	if ( config.external || isFramedElsewhere() ) {
		return NO_ENTRANCE;
	}
	const { origin } = new URL( config.restUrl, document.baseURI );
	const home = new URL( page.pathname + page.search + page.hash, origin );
	return {
		isVisitor: config.userId === null,
		home: origin === page.origin ? null : home,
		logIn: ( loginUrl ) =>
			config.loginLink && loginUrl ? backTo( loginUrl, home ) : null,
	};
}

/** Null where the log-in lies elsewhere than the site: an answer does not send anybody away. */
function backTo( loginUrl: string, home: URL ): URL | null {
	const url = new URL( loginUrl, home );
	url.searchParams.set( 'redirect_to', home.href );
	return url.origin === home.origin ? url : null;
}

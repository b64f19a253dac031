import type { MountConfig } from '../contract/mount';
import { isFramedElsewhere } from './client';

/** Ways for a visitor of this page to log in. */
export interface Entrance {
	/** Whether the page was rendered for a visitor without a login. */
	readonly isVisitor: boolean;
	/**
	 * URL of this page on the origin of the site's logins; null if the page is already there. A site may have several
	 * origins (www or not, http and https), but a login is valid on one.
	 */
	readonly home: URL | null;
	/**
	 * Returns the login URL that leads back to this page, given the URL in a response; null if no login is possible
	 * here.
	 */
	readonly logIn: ( loginUrl: string | null ) => URL | null;
}

/** No login: for calendars of an external host, in a frame on another site, and in the editor's preview. */
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

/**
 * Returns the login URL with the way back; null for a login on another site, because a response must not send people
 * away.
 */
function backTo( loginUrl: string, home: URL ): URL | null {
	const url = new URL( loginUrl, home );
	url.searchParams.set( 'redirect_to', home.href );
	return url.origin === home.origin ? url : null;
}

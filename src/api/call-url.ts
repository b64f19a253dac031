/**
 * Returns the URL of an endpoint. With plain permalinks the REST root is `…/?rest_route=/studio-calendar/v1`, and the
 * path belongs in that parameter.
 */
export function callUrl(
	root: string,
	path: string,
	query: Readonly< Record< string, string > >
): URL {
	const url = new URL( root, document.baseURI );
	const route = url.searchParams.get( 'rest_route' );
	if ( route === null ) {
		url.pathname = `${ url.pathname.replace( /\/+$/, '' ) }/${ path }`;
	} else {
		url.searchParams.set(
			'rest_route',
			`${ route.replace( /\/+$/, '' ) }/${ path }`
		);
	}
	return withQuery( url, query );
}

/** Returns the URL of an admin-ajax action. */
export function ajaxUrl(
	root: string,
	action: string,
	query: Readonly< Record< string, string > >
): URL {
	const url = new URL( root, document.baseURI );
	return withQuery( url, { ...query, action } );
}

function withQuery( url: URL, query: Readonly< Record< string, string > > ) {
	for ( const [ name, value ] of Object.entries( query ) ) {
		url.searchParams.set( name, value );
	}
	return url;
}

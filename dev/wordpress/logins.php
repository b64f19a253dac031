<?php
/**
 * Logs users in without the login page: creates the session, cookies and nonce as wp_signon() would.
 * `$args`: `users` (IDs), `bases` (base URLs; the names of WordPress's cookies depend on the site's URL).
 * Returns `[ { "base", "id", "cookie", "nonce" } ]` for every user and every base URL.
 *
 * @package StudioCalendar
 */

declare( strict_types=1 );

/** @var array{ users: list<int>, bases: list<string> } $args */

return ( static function ( array $args ): array {
	$logins = array();
	foreach ( $args['users'] as $id ) {
		$expires = time() + DAY_IN_SECONDS;
		$token   = WP_Session_Tokens::get_instance( $id )->create( $expires );
		$auth    = wp_generate_auth_cookie( $id, $expires, 'auth', $token );
		$login   = wp_generate_auth_cookie( $id, $expires, 'logged_in', $token );

		$_COOKIE[ LOGGED_IN_COOKIE ] = $login;
		wp_set_current_user( $id );
		$nonce = wp_create_nonce( 'wp_rest' );
		foreach ( $args['bases'] as $base ) {
			$hash     = md5( $base );
			$logins[] = array(
				'base'   => $base,
				'id'     => $id,
				'cookie' => 'wordpress_' . $hash . '=' . rawurlencode( $auth ) . '; wordpress_logged_in_' . $hash . '=' . rawurlencode( $login ),
				'nonce'  => $nonce,
			);
		}
	}
	return $logins;
} )( $args );

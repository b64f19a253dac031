<?php
/**
 * Real logins without the login page: session, cookies and nonce as wp_signon() would hand them out.
 * `$args`: `users` (ids), `bases` (addresses; the name of a cookie depends on the address WordPress answers under).
 * Answers `[ { "base", "id", "cookie", "nonce" } ]`, every user at every address.
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

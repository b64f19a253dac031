<?php
/**
 * The people and studios of the HTTP tests, made anew: every row of the plugin's tables and every post of ours goes first.
 * `$args`: `base` (the address that is served). Answers `{ "studio", "elsewhere": { "id", "room" }, "event", "people":
 * { name: { "id", "login", "mail", "cookie", "nonces": { "valid", "expired", "otherAction" } } }, "password": of the owner's application }`.
 *
 * @package StudioCalendar
 */

declare( strict_types=1 );

use StudioCalendar\Storage\Table;

return ( static function ( array $args ): array {
	global $wpdb;
	add_filter( 'wp_hash_password_options', static fn(): array => array( 'cost' => 4 ) );

	$id   = static fn( int|WP_Error $made ): int => is_int( $made ) ? $made : throw new RuntimeException( $made->get_error_message() );
	$post = static fn( string $type, string $title, int $author, array $more = array() ): int => $id(
		wp_insert_post( $more + array( 'post_type' => $type, 'post_title' => $title, 'post_author' => $author, 'post_status' => 'publish' ), true )
	);
	$user = static function ( string $name, string $role ) use ( $id ): int {
		$known = get_user_by( 'login', "http-$name" );
		if ( $known instanceof WP_User ) {
			$known->set_role( $role );
			return $known->ID;
		}
		$profile = array( 'user_login' => "http-$name", 'user_email' => "http-$name@mail.example.org", 'user_pass' => wp_generate_password(), 'role' => $role );
		return $id( wp_insert_user( $profile + array( 'first_name' => ucfirst( $name ), 'last_name' => 'Tester', 'nickname' => "Nick of $name" ) ) );
	};
	$list = static fn( int $studio, int $member, string $role ) => update_post_meta(
		$studio,
		"_studio_cal_member_$member",
		(string) wp_json_encode( array( 'role' => $role, 'payment_method' => 'bank_transfer', 'payment_frequency' => 'monthly' ) )
	);

	foreach ( Table::cases() as $table ) {
		$wpdb->query( "DELETE FROM {$wpdb->prefix}{$table->value}" ); // phpcs:ignore -- names of our own enum.
	}
	$types = array( 'studio_cal_room', 'studio_cal_event', 'studio_cal_studio' );
	foreach ( get_posts( array( 'post_type' => $types, 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ) ) as $old ) {
		wp_delete_post( $old, true );
	}

	$roles = array(
		'subscriber'   => 'subscriber',
		'trainer'      => 'studio_trainer',
		'otherTrainer' => 'studio_trainer',
		'farTrainer'   => 'studio_trainer',
		'owner'        => 'studio_owner',
		'otherOwner'   => 'studio_owner',
		'admin'        => 'administrator',
	);
	$ids   = array();
	foreach ( $roles as $name => $role ) {
		$ids[ $name ] = $user( $name, $role );
	}
	$studio    = $post( 'studio_cal_studio', 'Studio', $ids['owner'] );
	$elsewhere = $post( 'studio_cal_studio', 'Elsewhere', $ids['otherOwner'] );
	$list( $studio, $ids['owner'], 'owner' );
	$list( $studio, $ids['trainer'], 'trainer' );
	$list( $studio, $ids['otherTrainer'], 'trainer' );
	$list( $elsewhere, $ids['otherOwner'], 'owner' );
	$list( $elsewhere, $ids['farTrainer'], 'trainer' );
	foreach ( array( 'trainer', 'otherTrainer', 'farTrainer', 'owner', 'otherOwner' ) as $name ) {
		$post( 'studio_cal_event', "Event of $name", $ids[ $name ] );
	}
	$event = $post( 'studio_cal_event', 'Default event', 1, array( 'meta_input' => array( '_studio_cal_default' => '1' ) ) );

	$logins = ( static fn( array $args ): array => require dirname( __DIR__, 3 ) . '/dev/wordpress/logins.php' )(
		array( 'users' => array( 0, ...array_values( $ids ) ), 'bases' => array( $args['base'] ) )
	);
	$people = array();
	foreach ( array( 'visitor' => 0 ) + $ids as $name => $user_id ) {
		$login = array_values( array_filter( $logins, static fn( array $one ): bool => $one['id'] === $user_id ) )[0];
		$token = 0 === $user_id ? '' : ( wp_parse_auth_cookie( rawurldecode( explode( '=', explode( '; ', $login['cookie'] )[1] )[1] ), 'logged_in' )['token'] ?? '' );
		// As wp_create_nonce() makes it, `$ticks` half lives ago; two of them are accepted.
		$nonce = static fn( int $ticks, string $action = 'wp_rest' ): string => substr(
			wp_hash( ( wp_nonce_tick( $action ) - $ticks ) . "|$action|$user_id|$token", 'nonce' ),
			-12,
			10
		);
		if ( $nonce( 0 ) !== $login['nonce'] ) {
			throw new RuntimeException( 'WordPress makes its nonces in another way now; see wp_create_nonce().' );
		}
		$people[ $name ] = array(
			'id'     => $user_id,
			'login'  => "http-$name",
			'mail'   => "http-$name@mail.example.org",
			'cookie' => 0 === $user_id ? '' : $login['cookie'],
			'nonces' => array( 'valid' => $login['nonce'], 'expired' => $nonce( 2 ), 'otherAction' => $nonce( 0, 'heartbeat-nonce' ) ),
		);
	}
	WP_Application_Passwords::delete_all_application_passwords( $ids['owner'] );
	[ $password ] = WP_Application_Passwords::create_new_application_password( $ids['owner'], array( 'name' => 'test' ) );

	return array(
		'studio'    => array( 'id' => $studio, 'room' => $post( 'studio_cal_room', 'Hall', $ids['owner'], array( 'post_parent' => $studio ) ) ),
		'elsewhere' => array( 'id' => $elsewhere, 'room' => $post( 'studio_cal_room', 'Far hall', $ids['otherOwner'], array( 'post_parent' => $elsewhere ) ) ),
		'event'     => $event,
		'people'    => $people,
		'password'  => $password,
		'secrets'   => array( AUTH_KEY, NONCE_SALT, LOGGED_IN_SALT, ...array_map( static fn( int $one ): string => get_userdata( $one )->user_pass, array_values( $ids ) ) ),
	);
} )( $args );

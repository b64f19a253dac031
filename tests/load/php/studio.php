<?php
/**
 * Creates an empty studio for a load test: it deletes every row of the plugin's tables and all studios, rooms and events, and then
 * creates a studio with four rooms and a spare one, an owner, four trainers and one default event.
 * Returns `{ "studio", "rooms": [ids], "spare": id, "event", "people": { "owner": id, "trainers": [ids] } }`.
 *
 * @package StudioCalendar
 */

declare( strict_types=1 );

use StudioCalendar\Storage\Table;

return ( static function (): array {
	global $wpdb;

	$post = static function ( string $type, string $title, array $fields = array() ): int {
		$fields += array( 'post_type' => $type, 'post_title' => $title, 'post_status' => 'publish' );
		$id      = wp_insert_post( $fields, true );
		if ( is_wp_error( $id ) ) {
			throw new RuntimeException( $id->get_error_message() );
		}
		return $id;
	};
	$user = static function ( string $login ): int {
		$known = get_user_by( 'login', $login );
		$id    = false !== $known ? $known->ID : wp_insert_user(
			array(
				'user_login' => $login,
				'user_pass'  => wp_generate_password(),
				'user_email' => "$login@example.org",
				'first_name' => 'Load',
				'last_name'  => $login,
				'role'       => 'subscriber',
			)
		);
		if ( is_wp_error( $id ) ) {
			throw new RuntimeException( $id->get_error_message() );
		}
		return $id;
	};

	foreach ( Table::cases() as $table ) {
		$wpdb->query( "DELETE FROM {$wpdb->prefix}{$table->value}" );
	}
	$types = array( 'studio_cal_room', 'studio_cal_event', 'studio_cal_studio' );
	foreach ( get_posts( array( 'post_type' => $types, 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ) ) as $old ) {
		wp_delete_post( $old, true );
	}

	$owner    = $user( 'load-owner' );
	$trainers = array_map( static fn( int $n ): int => $user( "load-trainer-$n" ), range( 1, 4 ) );
	$studio   = $post( 'studio_cal_studio', 'Load Studio', array( 'post_author' => $owner ) );
	foreach ( array( $owner, ...$trainers ) as $id ) {
		$member = array(
			'role'              => $id === $owner ? 'owner' : 'trainer',
			'payment_method'    => 'cash',
			'payment_frequency' => 'per_session',
		);
		update_post_meta( $studio, "_studio_cal_member_$id", wp_json_encode( $member ) );
	}
	$room  = static fn( int $n ): int => $post( 'studio_cal_room', "Room $n", array( 'post_parent' => $studio, 'menu_order' => $n ) );
	$rooms = array_map( $room, range( 1, 4 ) );
	$event = $post( 'studio_cal_event', 'Load event', array( 'post_author' => $owner ) );
	update_post_meta( $event, '_studio_cal_default', '1' );

	return array(
		'studio' => $studio,
		'rooms'  => $rooms,
		'spare'  => $room( 5 ),
		'event'  => $event,
		'people' => array( 'owner' => $owner, 'trainers' => $trainers ),
	);
} )();

<?php
/**
 * Creates the people and studios of the HTTP tests and the fuzz tests; before that it deletes every row of the plugin's tables and
 * all its posts. `$args`: `base` (the site's URL). Returns `{ "studio": { "id", "room" }, "elsewhere": { "id", "room" }, "event",
 * "people": { name: { "id", "login", "mail", "cookie", "nonces": { "valid", "expired", "otherAction" } } }, "password": the owner's
 * application password, "secrets": [ texts that no response may contain ], "keptKey": secret of the Ably key in the database }`.
 *
 * @package StudioCalendar
 */

declare( strict_types=1 );

use StudioCalendar\Realtime\Ably_Settings;
use StudioCalendar\Storage\Table;

/** @var array{ base: string } $args */
return ( static function ( array $args ): array {
	global $wpdb;
	require_once __DIR__ . '/People.php';

	foreach ( Table::cases() as $table ) {
		$wpdb->query( "DELETE FROM {$wpdb->prefix}{$table->value}" );
	}
	$types = array( 'studio_cal_room', 'studio_cal_event', 'studio_cal_studio' );
	foreach ( get_posts( array( 'post_type' => $types, 'post_status' => 'any', 'numberposts' => -1 ) ) as $old ) {
		wp_delete_post( $old->ID, true );
	}
	$post = static function ( string $type, string $title, int $author, int $parent = 0 ): int {
		$fields = array( 'post_type' => $type, 'post_title' => $title, 'post_author' => $author, 'post_parent' => $parent, 'post_status' => 'publish' );
		$made   = wp_insert_post( $fields, true );

		return is_int( $made ) ? $made : throw new RuntimeException( $made->get_error_message() );
	};

	$people    = new StudioCalendar\Http\People();
	$ids       = $people->ids();
	$studio    = $post( 'studio_cal_studio', 'Studio', $ids['owner'] );
	$elsewhere = $post( 'studio_cal_studio', 'Elsewhere', $ids['otherOwner'] );
	$people->belong( $studio, array( 'owner' => 'owner', 'trainer' => 'trainer', 'otherTrainer' => 'trainer' ) );
	$people->belong( $elsewhere, array( 'otherOwner' => 'owner', 'farTrainer' => 'trainer' ) );
	foreach ( array( 'trainer', 'otherTrainer', 'farTrainer', 'owner', 'otherOwner' ) as $name ) {
		$post( 'studio_cal_event', "Event of $name", $ids[ $name ] );
	}
	$event = $post( 'studio_cal_event', 'Default event', 1 );
	update_post_meta( $event, '_studio_cal_default', '1' );
	$kept_key = 'kept-' . wp_generate_password( 20, false );
	update_option( Ably_Settings::KEY_OPTION, Ably_Settings::kept( "kept.key:$kept_key" ) );

	return array(
		'studio'    => array( 'id' => $studio, 'room' => $post( 'studio_cal_room', 'Hall', $ids['owner'], $studio ) ),
		'elsewhere' => array( 'id' => $elsewhere, 'room' => $post( 'studio_cal_room', 'Far hall', $ids['otherOwner'], $elsewhere ) ),
		'event'     => $event,
		'people'    => $people->logged_in( $args['base'] ),
		'password'  => $people->application_password( 'owner' ),
		'secrets'   => array( AUTH_KEY, NONCE_SALT, LOGGED_IN_SALT, ...$people->password_hashes() ),
		'keptKey'   => $kept_key,
	);
} )( $args );

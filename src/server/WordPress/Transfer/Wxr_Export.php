<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Transfer;

use StudioCalendar\Storage\Invitations;
use StudioCalendar\Storage\Members;
use WP_User;

/**
 * Adds people to WordPress's own export, which contains studios, rooms and events with their meta. A membership's key
 * ends in a user ID without meaning elsewhere, so its value gets the person's fingerprint. Open invitations are not
 * exported, because their links lead to this site.
 */
final class Wxr_Export {

	public function __construct( private readonly Members $members ) {
	}

	public function add_hooks(): void {
		add_filter( 'wxr_export_skip_postmeta', $this->prepare( ... ), 10, 3 );
	}

	/**
	 * @param mixed $skip Whether WordPress leaves the meta out.
	 * @param mixed $meta Row of the meta table, which WordPress writes afterwards.
	 */
	public function prepare( mixed $skip, string $key, mixed $meta ): mixed {
		if ( str_starts_with( $key, Invitations::KEY ) ) {
			return true;
		}
		$user = get_userdata( $this->members->user_of( $key ) );
		if ( ! $user instanceof WP_User || ! is_object( $meta ) || ! isset( $meta->meta_value ) || ! is_string( $meta->meta_value ) ) {
			return $skip;
		}
		$value = json_decode( $meta->meta_value, true );
		if ( is_array( $value ) ) {
			$salt             = wp_generate_password( 24, false );
			$meta->meta_value = (string) wp_json_encode( $value + array( 'person' => array( 'salt' => $salt ) + Person_Fingerprint::of( $user, $salt ) ) );
		}

		return $skip;
	}
}

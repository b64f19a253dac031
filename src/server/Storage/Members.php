<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use StudioCalendar\Domain\Member;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Domain\Payment_Frequency;
use StudioCalendar\Domain\Payment_Method;

/**
 * Repository of studio memberships: one post meta of the studio per person, whose key ends in the user ID. Keys are
 * indexed, so a person's studios are found by key; the leading underscore keeps WordPress's own screens and endpoints
 * from writing them.
 */
final class Members {

	public const KEY = '_studio_cal_member_';

	private const SHOWN_STATUSES = array( 'publish', 'private', 'pending', 'draft', 'future' );

	/** @return array<int, Member> By user ID, in the order they were added. */
	public function of_studio( int $studio_id ): array {
		$found   = $studio_id > 0 ? get_post_meta( $studio_id ) : array();
		$members = array();
		foreach ( is_array( $found ) ? $found : array() as $key => $values ) {
			$user_id = $this->user_of( (string) $key );
			$member  = 0 === $user_id || ! is_array( $values ) ? null : $this->decode( $user_id, $values[0] ?? null );
			if ( null !== $member ) {
				$members[ $user_id ] = $member;
			}
		}

		return $members;
	}

	/** Returns the person's role in the studio; null for people who are not members. */
	public function role_of( int $studio_id, int $user_id ): ?Member_Role {
		if ( $studio_id < 1 || $user_id < 1 || Post_Type::STUDIO !== get_post_type( $studio_id ) ) {
			return null;
		}

		return $this->decode( $user_id, get_post_meta( $studio_id, self::KEY . $user_id, true ) )?->role;
	}

	/**
	 * @param Member_Role|null $role Limits the studios to those with this role; null for any role.
	 * @return list<int> Without studios in the Trash.
	 */
	public function studios_of( int $user_id, ?Member_Role $role = null ): array {
		$studios = $user_id > 0 ? $this->studios_listing( $user_id, self::SHOWN_STATUSES ) : array();
		if ( null === $role || array() === $studios ) {
			return $studios;
		}
		update_meta_cache( 'post', $studios );

		return array_values( array_filter( $studios, fn( int $id ): bool => $this->role_of( $id, $user_id ) === $role ) );
	}

	/** Adds a member or changes their role and payment terms. */
	public function set( int $studio_id, Member $member ): void {
		$value = array(
			'role'              => $member->role->value,
			'payment_method'    => $member->payment_method->value,
			'payment_frequency' => $member->payment_frequency->value,
		);
		update_post_meta( $studio_id, self::KEY . $member->user_id, wp_slash( (string) wp_json_encode( $value ) ) );
	}

	public function remove( int $studio_id, int $user_id ): void {
		delete_post_meta( $studio_id, self::KEY . $user_id );
	}

	/** Removes a person from every studio of this site, including those in the Trash. */
	public function forget( int $user_id ): void {
		foreach ( $this->studios_listing( $user_id, array( ...self::SHOWN_STATUSES, 'trash' ) ) as $studio_id ) {
			$this->remove( $studio_id, $user_id );
		}
	}

	/** Returns the user ID in the key; 0 if the key is not a membership. */
	public function user_of( string $meta_key ): int {
		$id = str_starts_with( $meta_key, self::KEY ) ? substr( $meta_key, strlen( self::KEY ) ) : '';

		return ctype_digit( $id ) ? (int) $id : 0;
	}

	/**
	 * Lists studios past the object cache, which another server may have filled from a replica that lagged: a studio that
	 * is missing here would never hear of the person's changes.
	 *
	 * @param list<string> $statuses Post statuses of the studios.
	 * @return list<int>
	 */
	private function studios_listing( int $user_id, array $statuses ): array {
		$ids = get_posts(
			array(
				'post_type'     => Post_Type::STUDIO,
				'post_status'   => $statuses,
				'cache_results' => false,
				'meta_key'      => self::KEY . $user_id, // phpcs:ignore WordPress.DB.SlowDBQuery -- a lookup by the indexed key.
				'fields'        => 'ids',
				'numberposts'   => -1,
				'orderby'       => 'ID',
				'order'         => 'ASC',
			)
		);

		return array_values( array_filter( $ids, is_int( ... ) ) );
	}

	/** Returns the stored membership; null if it is invalid. Unknown payment fields fall back to the defaults. */
	private function decode( int $user_id, mixed $json ): ?Member {
		$value = is_string( $json ) ? json_decode( $json, true ) : null;
		$value = is_array( $value ) ? $value : array();
		$role  = is_string( $value['role'] ?? null ) ? Member_Role::tryFrom( $value['role'] ) : null;
		if ( null === $role ) {
			return null;
		}
		$method    = is_string( $value['payment_method'] ?? null ) ? $value['payment_method'] : '';
		$frequency = is_string( $value['payment_frequency'] ?? null ) ? $value['payment_frequency'] : '';

		return new Member(
			$user_id,
			$role,
			Payment_Method::tryFrom( $method ) ?? Payment_Method::Cash,
			Payment_Frequency::tryFrom( $frequency ) ?? Payment_Frequency::Per_Session,
		);
	}
}

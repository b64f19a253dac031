<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use DateTimeImmutable;
use StudioCalendar\Domain\Invitation;
use StudioCalendar\Domain\Member_Role;

/**
 * Repository of open invitations: one post meta of the studio per email address, whose key ends in the address's hash.
 * The secret of the link is stored as a hash, so that a person with access to the database cannot accept with it.
 */
final class Invitations {

	public const KEY = '_studio_cal_invited_';

	/** Length of the address's hash: the first characters of its SHA-256. */
	private const KEY_LENGTH = 32;

	/** Replaces an earlier invitation to the same address; its link stops working. */
	public function put( int $studio_id, Invitation $invitation, string $secret ): void {
		$value = array(
			'email'  => $invitation->email,
			'role'   => $invitation->role->value,
			'until'  => $invitation->until,
			'secret' => self::hashed( $secret ),
		);
		update_post_meta( $studio_id, self::key( $invitation->email ), wp_slash( (string) wp_json_encode( $value ) ) );
	}

	/** @return list<Invitation> Invitations that have not expired, in the order they were sent. */
	public function of_studio( int $studio_id, DateTimeImmutable $now ): array {
		$open = array_filter( self::stored( $studio_id ), static fn( array $entry ): bool => self::is_open( $entry['invitation'], $now ) );

		return array_column( $open, 'invitation' );
	}

	/** Returns the studio's open invitation with this secret; null without one. */
	public function find( int $studio_id, string $secret, DateTimeImmutable $now ): ?Invitation {
		foreach ( self::stored( $studio_id ) as $entry ) {
			if ( hash_equals( $entry['secret'], self::hashed( $secret ) ) ) {
				return self::is_open( $entry['invitation'], $now ) ? $entry['invitation'] : null;
			}
		}

		return null;
	}

	/** Of two concurrent requests only one succeeds, because a row is deleted only once. */
	public function take( int $studio_id, string $secret, DateTimeImmutable $now ): ?Invitation {
		$found = $this->find( $studio_id, $secret, $now );

		return null !== $found && $this->remove( $studio_id, $found->email ) ? $found : null;
	}

	/** @return bool Whether an invitation existed. */
	public function remove( int $studio_id, string $email ): bool {
		return delete_post_meta( $studio_id, self::key( $email ) );
	}

	/** Deletes expired invitations, so that an address is stored no longer than its invitation lasts. */
	public function forget_over( int $studio_id, DateTimeImmutable $now ): void {
		foreach ( self::stored( $studio_id ) as $entry ) {
			if ( ! self::is_open( $entry['invitation'], $now ) ) {
				$this->remove( $studio_id, $entry['invitation']->email );
			}
		}
	}

	private static function is_open( Invitation $invitation, DateTimeImmutable $now ): bool {
		return $invitation->until > gmdate( 'Y-m-d H:i:s', $now->getTimestamp() );
	}

	private static function key( string $email ): string {
		return self::KEY . substr( hash( 'sha256', strtolower( $email ) ), 0, self::KEY_LENGTH );
	}

	private static function hashed( string $secret ): string {
		return hash( 'sha256', $secret );
	}

	/** @return list<array{ invitation: Invitation, secret: string }> */
	private static function stored( int $studio_id ): array {
		$found = $studio_id > 0 && Post_Type::STUDIO === get_post_type( $studio_id ) ? get_post_meta( $studio_id ) : array();
		$known = array();
		foreach ( is_array( $found ) ? $found : array() as $key => $values ) {
			$entry = str_starts_with( (string) $key, self::KEY ) && is_array( $values ) ? self::decode( $values[0] ?? null ) : null;
			if ( null !== $entry ) {
				$known[] = $entry;
			}
		}

		return $known;
	}

	/** @return array{ invitation: Invitation, secret: string }|null Null for a value in another format. */
	private static function decode( mixed $json ): ?array {
		$value = is_string( $json ) ? json_decode( $json, true ) : null;
		$texts = array_filter( is_array( $value ) ? $value : array(), is_string( ... ) );
		$role  = Member_Role::tryFrom( $texts['role'] ?? '' );
		if ( null === $role || ! isset( $texts['email'], $texts['until'], $texts['secret'] ) ) {
			return null;
		}

		return array( 'invitation' => new Invitation( $texts['email'], $role, $texts['until'] ), 'secret' => $texts['secret'] );
	}
}

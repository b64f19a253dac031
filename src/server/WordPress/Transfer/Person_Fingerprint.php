<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Transfer;

use WP_User;

/**
 * Identifies a person in a file by login and a fingerprint of the email address, so that no file contains the address.
 * The login alone is not enough, because logins such as "anna" are common.
 */
final class Person_Fingerprint {

	/** Users per query while searching for a fingerprint. */
	private const PAGE = 500;

	/** @var array<string, array<string, int>> User IDs by salt and fingerprint. */
	private array $known = array();

	/** @param string $salt The file's salt; an address has a different fingerprint in every file. */
	public static function fingerprint( string $salt, string $email ): string {
		return hash( 'sha256', $salt . '|' . strtolower( trim( $email ) ) );
	}

	/** @return array{ login: string, email: string } */
	public static function of( WP_User $user, string $salt ): array {
		return array( 'login' => $user->user_login, 'email' => self::fingerprint( $salt, $user->user_email ) );
	}

	/** Returns the ID of this site's account with the address, whatever its login is; 0 without one. */
	public function find( string $login, string $fingerprint, string $salt ): int {
		$user = get_user_by( 'login', $login );
		if ( $user instanceof WP_User && hash_equals( self::fingerprint( $salt, $user->user_email ), $fingerprint ) ) {
			return $user->ID;
		}
		$this->known[ $salt ] ??= self::read( $salt );

		return $this->known[ $salt ][ $fingerprint ] ?? 0;
	}

	/** @return array<string, int> */
	private static function read( string $salt ): array {
		$known = array();
		for ( $page = 1; ; $page++ ) {
			$users = get_users( array( 'fields' => array( 'ID', 'user_email' ), 'number' => self::PAGE, 'paged' => $page, 'orderby' => 'ID' ) );
			foreach ( $users as $user ) {
				$email = (string) $user->user_email;
				if ( '' !== $email ) {
					$known[ self::fingerprint( $salt, $email ) ] = (int) $user->ID;
				}
			}
			if ( count( $users ) < self::PAGE ) {
				return $known;
			}
		}
	}
}

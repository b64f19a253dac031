<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Transfer;

use WP_User;

/**
 * How a file names a person: by login and a fingerprint of the e-mail, so that the address itself is in no file. The same
 * login alone is not the same person: accounts called "anna" are everywhere.
 */
final class Person_Fingerprint {

	/** Users read at once while a fingerprint is looked for. */
	private const PAGE = 500;

	/** @var array<string, array<string, int>> User id by fingerprint, by salt. */
	private array $known = array();

	/** @param string $salt Of the file: the same address has another fingerprint in every file. */
	public static function fingerprint( string $salt, string $email ): string {
		return hash( 'sha256', $salt . '|' . strtolower( trim( $email ) ) );
	}

	/** @return array{ login: string, email: string } */
	public static function of( WP_User $user, string $salt ): array {
		return array( 'login' => $user->user_login, 'email' => self::fingerprint( $salt, $user->user_email ) );
	}

	/** Id of this site's account with that e-mail, whatever its login is here; 0 when there is none. */
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

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\People;

/**
 * What the administrators of a network ask of new accounts. A site of its own has no such rules: there the owners of its
 * studios say who belongs to them.
 */
final class Network_Rules {

	/** Whether accounts are made at all: people may register, or a site may add them. */
	public static function make_accounts(): bool {
		return ! is_multisite() || (bool) get_option( 'users_can_register' ) || (bool) get_site_option( 'add_new_users' );
	}

	/** Whether the address stands at a domain that the network lets in. It says nothing about who has an account. */
	public static function take_address( string $email ): bool {
		if ( ! is_multisite() ) {
			return true;
		}
		$only   = get_site_option( 'limited_email_domains' );
		$only   = is_array( $only ) ? array_filter( $only, static fn( mixed $domain ): bool => is_string( $domain ) && '' !== $domain ) : array();
		$domain = substr( (string) strrchr( $email, '@' ), 1 );
		$is_let = array() === $only || in_array( strtolower( $domain ), array_map( static fn( string $one ): string => strtolower( $one ), $only ), true );

		return $is_let && ! is_email_address_unsafe( $email );
	}

	/** Whether this very account may be made: WordPress's own check, with forbidden names and what other plugins forbid. */
	public static function take_account( string $login, string $email ): bool {
		return ! is_multisite() || ( self::make_accounts() && ! wpmu_validate_user_signup( $login, $email )['errors']->has_errors() );
	}
}

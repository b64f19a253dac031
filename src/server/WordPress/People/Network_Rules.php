<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\People;

/**
 * Rules of a network's administrators for new accounts. A single site has none: there the studios' owners decide who
 * belongs to them.
 */
final class Network_Rules {

	/** Returns whether accounts may be created: people may register, or sites may add them. */
	public static function make_accounts(): bool {
		return ! is_multisite() || (bool) get_option( 'users_can_register' ) || (bool) get_site_option( 'add_new_users' );
	}

	/**
	 * Returns whether the network allows the address's domain. The result does not reveal whether an account exists.
	 */
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

	/**
	 * Returns whether this account may be created, by WordPress's own check with forbidden names and other plugins'
	 * rules.
	 */
	public static function take_account( string $login, string $email ): bool {
		return ! is_multisite() || ( self::make_accounts() && ! wpmu_validate_user_signup( $login, $email )['errors']->has_errors() );
	}
}

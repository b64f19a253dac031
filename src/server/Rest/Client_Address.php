<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Service\Foreign_Hooks;

/**
 * Finds the address that a visitor's requests are counted under. Behind a proxy all visitors share the proxy's address,
 * and the real one is in a header that any client can forge. The header is trusted only if an administrator has named
 * it and the proxies that set it; then the last address that is not a proxy counts.
 */
final class Client_Address {

	/** One of HEADERS; the default, an empty text, trusts none. */
	public const HEADER_OPTION = 'studio_calendar_client_header';

	/** List of trusted addresses and networks. */
	public const PROXIES_OPTION = 'studio_calendar_trusted_proxies';

	/** Header names by their key in PHP's $_SERVER. */
	public const HEADERS = array(
		'HTTP_X_FORWARDED_FOR'  => 'X-Forwarded-For',
		'HTTP_FORWARDED'        => 'Forwarded',
		'HTTP_X_REAL_IP'        => 'X-Real-IP',
		'HTTP_CF_CONNECTING_IP' => 'CF-Connecting-IP',
		'HTTP_TRUE_CLIENT_IP'   => 'True-Client-IP',
	);

	/**
	 * Prefix length of the network that a provider assigns to one customer; a longer prefix would give one visitor 2^64
	 * addresses.
	 */
	private const BITS_OF_A_CUSTOMER = 64;

	/** @param array<array-key, mixed> $server PHP's $_SERVER. */
	public function __construct( private readonly array $server ) {
	}

	/** Returns the key that a visitor's requests are counted under. */
	public function counted(): string {
		$address = $this->seen();
		/**
		 * Filters the address that requests are counted under, for sites whose proxy passes it in another way.
		 *
		 * @since 0.1.0
		 *
		 * @param string $address The address found by the settings.
		 * @example add_filter( 'studio_calendar_client_address', static fn( string $address ): string => $_SERVER['HTTP_X_REAL_IP'] ?? $address );
		 */
		$told  = Foreign_Hooks::filter( 'studio_calendar_client_address', $address );
		$known = Network::address( is_string( $told ) ? $told : $address );

		return null === $known ? ( is_string( $told ) ? $told : $address ) : Network::first( $known, self::BITS_OF_A_CUSTOMER );
	}

	/** Returns the address according to the site's settings, which are read only if a forwarding header is present. */
	public function seen(): string {
		if ( array() === $this->told() ) {
			return $this->direct();
		}
		wp_prime_option_caches( array( self::HEADER_OPTION, self::PROXIES_OPTION ) );
		$header = get_option( self::HEADER_OPTION, '' );

		return $this->through( is_string( $header ) ? $header : '', self::proxies() );
	}

	/** Returns the address of the connection. */
	public function direct(): string {
		$address = $this->server['REMOTE_ADDR'] ?? '';

		return is_string( $address ) ? $address : '';
	}

	/** @return array<string, string> Values of the forwarding headers by name. */
	public function told(): array {
		$told = array();
		foreach ( self::HEADERS as $key => $name ) {
			$value = $this->server[ $key ] ?? '';
			if ( is_string( $value ) && '' !== trim( $value ) ) {
				$told[ $name ] = trim( $value );
			}
		}

		return $told;
	}

	/**
	 * Returns the first untrusted address, starting at the nearest proxy; addresses before it could be forged.
	 *
	 * @param list<string> $proxies Addresses and networks.
	 */
	public function through( string $header, array $proxies ): string {
		$address = $this->direct();
		foreach ( array_reverse( Forwarded::addresses( $header, $this->told()[ $header ] ?? '' ) ) as $next ) {
			if ( null === $next || ! Network::holds_any( $proxies, $address ) ) {
				break;
			}
			$address = $next;
		}

		return $address;
	}

	/** @return list<string> */
	public static function proxies(): array {
		$kept = get_option( self::PROXIES_OPTION, array() );

		return array_values( array_filter( is_array( $kept ) ? $kept : array(), is_string( ... ) ) );
	}
}

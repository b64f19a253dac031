<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Service\Foreign_Hooks;

/**
 * Whose calls are counted. Behind a proxy every visitor has the proxy's address, and the visitor's own stands in a header
 * that anybody can write. It is believed where an administrator has named the header and the proxies that set it, and of
 * the addresses in it the last that is none of theirs.
 */
final class Client_Address {

	/** One of HEADERS; an empty text, the default, believes none. */
	public const HEADER_OPTION = 'studio_calendar_client_header';

	/** Addresses and networks, a list. */
	public const PROXIES_OPTION = 'studio_calendar_trusted_proxies';

	/** By their names in PHP's $_SERVER. */
	public const HEADERS = array(
		'HTTP_X_FORWARDED_FOR'  => 'X-Forwarded-For',
		'HTTP_FORWARDED'        => 'Forwarded',
		'HTTP_X_REAL_IP'        => 'X-Real-IP',
		'HTTP_CF_CONNECTING_IP' => 'CF-Connecting-IP',
		'HTTP_TRUE_CLIENT_IP'   => 'True-Client-IP',
	);

	/** A provider hands a whole network of that size to each customer: any more exact, and one visitor has 2^64 addresses. */
	private const BITS_OF_A_CUSTOMER = 64;

	/** @param array<array-key, mixed> $server PHP's $_SERVER. */
	public function __construct( private readonly array $server ) {
	}

	/** The key that a visitor's calls are counted under. */
	public function counted(): string {
		$address = $this->seen();
		/**
		 * Filters the address whose calls are counted, for a site whose proxy tells it in a way of its own.
		 *
		 * @since 0.1.0
		 *
		 * @param string $address As the settings have it found.
		 * @example add_filter( 'studio_calendar_client_address', static fn( string $address ): string => $_SERVER['HTTP_X_REAL_IP'] ?? $address );
		 */
		$told  = Foreign_Hooks::filter( 'studio_calendar_client_address', $address );
		$known = Network::address( is_string( $told ) ? $told : $address );

		return null === $known ? ( is_string( $told ) ? $told : $address ) : Network::first( $known, self::BITS_OF_A_CUSTOMER );
	}

	/** By the settings of the site. Without a header that could tell something the settings are not even read. */
	public function seen(): string {
		if ( array() === $this->told() ) {
			return $this->direct();
		}
		wp_prime_option_caches( array( self::HEADER_OPTION, self::PROXIES_OPTION ) );
		$header = get_option( self::HEADER_OPTION, '' );

		return $this->through( is_string( $header ) ? $header : '', self::proxies() );
	}

	/** Who has opened the connection. */
	public function direct(): string {
		$address = $this->server['REMOTE_ADDR'] ?? '';

		return is_string( $address ) ? $address : '';
	}

	/** @return array<string, string> What the headers say that proxies use, by the header's name. */
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
	 * From the nearest proxy outwards: what stands in front of an address that is not trusted was written by whoever has it.
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

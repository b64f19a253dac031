<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Site;

use SensitiveParameter;
use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Realtime\Ably_Key;
use StudioCalendar\Realtime\Ably_Settings;
use StudioCalendar\Realtime\Key_Check;
use StudioCalendar\Rest\Client_Address;
use StudioCalendar\Rest\Network;
use StudioCalendar\Service\Site_Settings;
use StudioCalendar\WordPress\Calendar\External_Server;
use StudioCalendar\WordPress\Calendar\Full_Page;
use StudioCalendar\WordPress\Calendar\Login_Link;

/** Validates and stores the site's settings as WordPress options, for the screen and the endpoint. */
final class Site_Options implements Site_Settings {

	/** Options by their names in requests; the prefix comes before the key, which is tested on its channels. */
	public const OPTIONS = array(
		'external_rest'   => External_Server::REST_OPTION,
		'external_ajax'   => External_Server::AJAX_OPTION,
		'frame_ancestors' => Full_Page::ANCESTORS_OPTION,
		'calendar_locale' => Calendar_Language::OPTION,
		'login_link'      => Login_Link::OPTION,
		'client_header'   => Client_Address::HEADER_OPTION,
		'trusted_proxies' => Client_Address::PROXIES_OPTION,
		'ably_prefix'     => Ably_Settings::PREFIX_OPTION,
		'ably_key'        => Ably_Settings::KEY_OPTION,
		'remove_data'     => Uninstall::OPTION,
	);

	/** Boolean options; an unticked box sends no value. */
	public const FLAGS = array( Login_Link::OPTION, Uninstall::OPTION );

	private const REMOVE_KEY = 'remove_ably_key';

	public function __construct( private readonly Ably_Settings $ably, private readonly Key_Check $check ) {
	}

	public function all(): array {
		return array(
			'external_rest'   => self::text( External_Server::REST_OPTION ),
			'external_ajax'   => self::text( External_Server::AJAX_OPTION ),
			'frame_ancestors' => Full_Page::allowed_ancestors(),
			'calendar_locale' => self::text( Calendar_Language::OPTION ),
			'login_link'      => Login_Link::is_shown(),
			'client_header'   => self::text( Client_Address::HEADER_OPTION ),
			'trusted_proxies' => Client_Address::proxies(),
			'ably_key'        => array( 'kept' => null !== $this->ably->key(), 'fixed' => $this->ably->is_fixed() ),
			'ably_prefix'     => $this->ably->prefix(),
			'remove_data'     => '1' === self::text( Uninstall::OPTION ),
		);
	}

	public function change( #[SensitiveParameter] array $given ): void {
		$removal = self::flag( $given[ self::REMOVE_KEY ] ?? null );
		$read    = $this->read( self::with_removal( $given, '1' === $removal ) );
		$wrong   = array_filter( $read + array( self::REMOVE_KEY => $removal ), static fn( mixed $value ): bool => $value instanceof Field_Error );
		if ( array() !== $wrong ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the answer is JSON, made of the codes alone.
			throw Problem::invalid( $wrong );
		}
		foreach ( array_intersect_key( self::OPTIONS, $read ) as $name => $option ) {
			update_option( $option, $read[ $name ], true );
		}
	}

	/**
	 * @param array<array-key, mixed> $given
	 * @return array<string, string|list<string>|array{ key: string }|Field_Error> By the names in requests.
	 */
	private function read( #[SensitiveParameter] array $given ): array {
		$read = array();
		foreach ( array_intersect_key( self::OPTIONS, $given ) as $name => $option ) {
			$value         = 'ably_key' === $name && is_array( $given[ $name ] ) ? null : $given[ $name ];
			$read[ $name ] = $this->checked( $option, $value, $read['ably_prefix'] ?? null );
		}

		return $read;
	}

	/**
	 * Returns the value to store, or the error. A validated value stays unchanged, because WordPress sanitizes an
	 * option twice when it is first stored.
	 *
	 * @param mixed $prefix Channel prefix that will be stored; null for the current one.
	 * @return string|list<string>|array{ key: string }|Field_Error
	 */
	public function checked( string $option, #[SensitiveParameter] mixed $value, mixed $prefix = null ): string|array|Field_Error {
		return match ( $option ) {
			Full_Page::ANCESTORS_OPTION    => self::list( $value, Full_Page::is_origin( ... ), Field_Error::Not_An_Origin ),
			Client_Address::PROXIES_OPTION => self::list( $value, Network::is_one( ... ), Field_Error::Not_A_Network ),
			Client_Address::HEADER_OPTION  => self::one_of( $value, array( '', ...array_values( Client_Address::HEADERS ) ) ),
			Calendar_Language::OPTION      => self::one_of( $value, array( '', ...Translations::LOCALES ) ),
			Ably_Settings::PREFIX_OPTION   => self::prefix( $value ),
			Ably_Settings::KEY_OPTION      => $this->key( $value, null === $prefix ? $this->ably->prefix() : Ably_Settings::prefix_of( $prefix ) ),
			Login_Link::OPTION,
			Uninstall::OPTION              => self::flag( $value ),
			default                        => self::address( $value ),
		};
	}

	/**
	 * Validates a key: an empty text deletes the stored one, a list is the stored one.
	 *
	 * @return string|array{ key: string }|Field_Error
	 */
	private function key( #[SensitiveParameter] mixed $value, string $prefix ): string|array|Field_Error {
		$kept = is_array( $value ) ? $value['key'] ?? null : null;
		if ( is_string( $kept ) && null !== Ably_Key::parse( $kept ) ) {
			return Ably_Settings::kept( $kept );
		}
		$text = is_string( $value ) ? trim( $value ) : null;
		$key  = Ably_Key::parse( $text );
		if ( '' === $text || null === $text || null === $key ) {
			return '' === $text ? '' : Field_Error::Not_A_Key;
		}

		return $this->ably->is_fixed() ? Field_Error::Key_Is_Fixed : $this->check->fault( $key, $prefix ) ?? Ably_Settings::kept( $text );
	}

	private static function address( mixed $value ): string|Field_Error {
		return is_string( $value ) && '' === trim( $value ) ? '' : External_Server::address( $value ) ?? Field_Error::Not_An_Address;
	}

	/**
	 * Validates a list, or a text with one entry per line.
	 *
	 * @param callable(string): bool $is_good
	 * @return list<string>|Field_Error
	 */
	private static function list( mixed $value, callable $is_good, Field_Error $otherwise ): array|Field_Error {
		$lines = is_string( $value ) ? preg_split( '/[\s,]+/', trim( $value ), -1, PREG_SPLIT_NO_EMPTY ) : $value;
		$all   = is_array( $lines ) ? array_values( $lines ) : array( $lines );
		$good  = array_values( array_filter( $all, static fn( mixed $line ): bool => is_string( $line ) && $is_good( $line ) ) );

		return $good === $all ? $good : $otherwise;
	}

	/** @param list<string> $choices */
	private static function one_of( mixed $value, array $choices ): string|Field_Error {
		return is_string( $value ) && in_array( $value, $choices, true ) ? $value : Field_Error::Unknown;
	}

	/** Stores a marker instead of the default prefix, so a site copy does not publish to the original's channel. */
	private static function prefix( mixed $value ): string|Field_Error {
		$text = is_string( $value ) ? trim( $value ) : null;
		if ( in_array( $text, array( Ably_Settings::OWN_PREFIX, Ably_Settings::own_prefix() ), true ) ) {
			return Ably_Settings::OWN_PREFIX;
		}

		return Ably_Settings::is_prefix( $text ) ? $text : Field_Error::Not_A_Prefix;
	}

	private static function flag( mixed $value ): string|Field_Error {
		if ( in_array( $value, array( true, 1, '1', 'true' ), true ) ) {
			return '1';
		}

		return in_array( $value, array( null, false, 0, '0', 'false', '' ), true ) ? '0' : Field_Error::Not_True_Or_False;
	}

	/**
	 * Removes an empty key from the values, because an empty field does not delete the stored key.
	 *
	 * @param array<array-key, mixed> $given
	 * @return array<array-key, mixed>
	 */
	private static function with_removal( #[SensitiveParameter] array $given, bool $is_wanted ): array {
		$key = $given['ably_key'] ?? '';
		if ( ! is_string( $key ) || '' !== trim( $key ) ) {
			return $given;
		}
		$others = array_diff_key( $given, array( 'ably_key' => true ) );

		return $is_wanted ? $others + array( 'ably_key' => '' ) : $others;
	}

	private static function text( string $option ): string {
		$value = get_option( $option, '' );

		return is_string( $value ) || is_int( $value ) ? (string) $value : '';
	}
}

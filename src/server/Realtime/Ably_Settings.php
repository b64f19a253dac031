<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Realtime;

use SensitiveParameter;
use StudioCalendar\Service\Foreign_Hooks;

/**
 * Settings of Ably. The key comes from the constant in wp-config.php or else from an option that is never autoloaded
 * and that no endpoint and no page shows.
 */
final class Ably_Settings {

	public const KEY_OPTION    = 'studio_calendar_ably_key';
	public const PREFIX_OPTION = 'studio_calendar_ably_prefix';
	public const KEY_CONSTANT  = 'STUDIO_CALENDAR_ABLY_KEY';

	/** Stored instead of the site's own prefix, so that a copy of the site gets a different prefix. */
	public const OWN_PREFIX = '@site';

	/** Ably's own REST URL. */
	private const REST = 'https://main.realtime.ably.net';

	/** Options of Ably's client that the filter may pass to browsers for a local server. */
	private const OPTIONS = array( 'endpoint', 'port', 'tls', 'disconnectedRetryTimeout', 'suspendedRetryTimeout' );

	public function add_hooks(): void {
		add_filter( 'wp_default_autoload_value', self::never_autoloaded( ... ), 20, 2 );
	}

	/** Prevents autoloading of the key, because autoloaded options are in memory on every page. */
	public static function never_autoloaded( mixed $autoload, string $option ): mixed {
		return self::KEY_OPTION === $option ? false : $autoload;
	}

	public function key(): ?Ably_Key {
		return $this->is_fixed() ? Ably_Key::parse( constant( self::KEY_CONSTANT ) ) : self::stored_key();
	}

	/** Returns whether wp-config.php sets the key. */
	public function is_fixed(): bool {
		return defined( self::KEY_CONSTANT );
	}

	/**
	 * Returns the option's value for a key: a list, because the screen of all options (wp-admin/options.php) prints
	 * texts but hides lists.
	 *
	 * @return array{ key: string }
	 */
	public static function kept( #[SensitiveParameter] string $key ): array {
		return array( 'key' => $key );
	}

	/** Returns the key in the option, even if the constant is set. */
	public static function stored_key(): ?Ably_Key {
		$kept = get_option( self::KEY_OPTION );

		return Ably_Key::parse( is_array( $kept ) ? $kept['key'] ?? null : $kept );
	}

	/**
	 * Returns the channel prefix, which separates the sites of one Ably account: studio 1 of one site is not studio 1
	 * of the other. An empty setting means the specification's channel without a prefix.
	 */
	public function prefix(): string {
		return self::prefix_of( get_option( self::PREFIX_OPTION ) );
	}

	/** @param mixed $stored The option's value. */
	public static function prefix_of( mixed $stored ): string {
		return self::is_prefix( $stored ) ? $stored : self::own_prefix();
	}

	/** @phpstan-assert-if-true string $value */
	public static function is_prefix( mixed $value ): bool {
		return is_string( $value ) && 1 === preg_match( '/\A[\w-]{0,40}\z/', $value );
	}

	/** Returns the site's own prefix, which depends on the site's URL. */
	public static function own_prefix(): string {
		return 'site-' . substr( hash( 'sha256', home_url() ), 0, 10 );
	}

	/**
	 * Returns the client options for a server that replaces Ably in tests. Only this machine is allowed, so that a
	 * filter cannot redirect calendars elsewhere.
	 *
	 * @return array<string, bool|int|string> Empty for Ably itself.
	 */
	public function client_options(): array {
		/**
		 * Filters the options of Ably's client.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, bool|int|string> $options endpoint (127.0.0.1 or localhost), port, tls, retry timeouts in ms.
		 * @example add_filter( 'studio_calendar_ably_options', static fn(): array => array( 'endpoint' => '127.0.0.1', 'port' => 8090, 'tls' => false ) );
		 */
		$options = Foreign_Hooks::filter( 'studio_calendar_ably_options', array() );
		if ( ! is_array( $options ) || ! in_array( $options['endpoint'] ?? '', array( '127.0.0.1', 'localhost' ), true ) ) {
			return array();
		}

		$known = array_intersect_key( $options, array_flip( self::OPTIONS ) );

		return array_filter( $known, static fn( mixed $value ): bool => is_bool( $value ) || is_int( $value ) || is_string( $value ) );
	}

	/** Returns the base URL of the server's own requests. */
	public function rest_root(): string {
		$options = $this->client_options();

		return array() === $options ? self::REST : "http://{$options['endpoint']}:" . (int) ( $options['port'] ?? 80 );
	}
}

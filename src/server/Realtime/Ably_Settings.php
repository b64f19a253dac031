<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Realtime;

use SensitiveParameter;
use StudioCalendar\Service\Foreign_Hooks;

/**
 * What the site has set up for Ably. The key comes from the constant of wp-config.php, else from an option that is never
 * autoloaded and that no route and no page shows.
 */
final class Ably_Settings {

	public const KEY_OPTION    = 'studio_calendar_ably_key';
	public const PREFIX_OPTION = 'studio_calendar_ably_prefix';
	public const KEY_CONSTANT  = 'STUDIO_CALENDAR_ABLY_KEY';

	/** Stored where the site's own prefix is wanted; no prefix itself, so that a copy of the site has another one. */
	public const OWN_PREFIX = '@site';

	/** Ably's own addresses. */
	private const REST = 'https://main.realtime.ably.net';

	/** What a server on this machine may be told to a browser: Ably's client knows these by the same names. */
	private const OPTIONS = array( 'endpoint', 'port', 'tls', 'disconnectedRetryTimeout', 'suspendedRetryTimeout' );

	public function add_hooks(): void {
		add_filter( 'wp_default_autoload_value', self::never_autoloaded( ... ), 20, 2 );
	}

	/** Whoever writes the option: with every page of the site in memory is no place for a secret. */
	public static function never_autoloaded( mixed $autoload, string $option ): mixed {
		return self::KEY_OPTION === $option ? false : $autoload;
	}

	public function key(): ?Ably_Key {
		return $this->is_fixed() ? Ably_Key::parse( constant( self::KEY_CONSTANT ) ) : self::stored_key();
	}

	/** Whether wp-config.php has the last word on the key. */
	public function is_fixed(): bool {
		return defined( self::KEY_CONSTANT );
	}

	/**
	 * The key as the option keeps it: WordPress's own screen of all options (wp-admin/options.php) prints texts and hides
	 * lists.
	 *
	 * @return array{ key: string }
	 */
	public static function kept( #[SensitiveParameter] string $key ): array {
		return array( 'key' => $key );
	}

	/** What the option holds, whether or not the constant is there. */
	public static function stored_key(): ?Ably_Key {
		$kept = get_option( self::KEY_OPTION );

		return Ably_Key::parse( is_array( $kept ) ? $kept['key'] ?? null : $kept );
	}

	/**
	 * Keeps two sites of one Ably account from hearing each other: studio 1 of the one is not studio 1 of the other. An
	 * empty setting is the specification's bare channel.
	 */
	public function prefix(): string {
		return self::prefix_of( get_option( self::PREFIX_OPTION ) );
	}

	/** @param mixed $stored In the option. */
	public static function prefix_of( mixed $stored ): string {
		return self::is_prefix( $stored ) ? $stored : self::own_prefix();
	}

	/** @phpstan-assert-if-true string $value */
	public static function is_prefix( mixed $value ): bool {
		return is_string( $value ) && 1 === preg_match( '/\A[\w-]{0,40}\z/', $value );
	}

	/** Another one for each address. */
	public static function own_prefix(): string {
		return 'site-' . substr( hash( 'sha256', home_url() ), 0, 10 );
	}

	/**
	 * Where another server speaks Ably's protocol in its place, for tests. Only on this machine: a filter must not be a
	 * way to send calendars elsewhere.
	 *
	 * @return array<string, bool|int|string> Empty: Ably itself.
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

	/** Root of the calls that the server itself makes. */
	public function rest_root(): string {
		$options = $this->client_options();

		return array() === $options ? self::REST : "http://{$options['endpoint']}:" . (int) ( $options['port'] ?? 80 );
	}
}

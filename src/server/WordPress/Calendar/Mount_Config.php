<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Calendar;

use StudioCalendar\Rest\Call;
use StudioCalendar\Service\Schedule_Service;
use StudioCalendar\Service\Visitor;
use StudioCalendar\Storage\Guard;
use StudioCalendar\WordPress\First_Week\Address_View;
use StudioCalendar\WordPress\Site\Calendar_Language;
use StudioCalendar\WordPress\Site\Translations;

/** Builds the MountConfig of src/contract/mount.ts and encodes it for an attribute. */
final class Mount_Config {

	/**
	 * JSON flags that encode every special character of HTML and JSON strings as \u00XX, so that no later decoding can
	 * end a string.
	 */
	private const ENCODING = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR;

	public function __construct(
		private readonly Schedule_Service $schedule,
		private readonly External_Server $external,
		private readonly Translations $translations,
		private readonly Pack_Texts $texts,
		private readonly string $plugin_file,
		private readonly string $plugin_version,
	) {
	}

	public function is_external(): bool {
		return null !== $this->external->addresses();
	}

	/** @return array<string, mixed> With `texts` only if the site has a pack. */
	public function of( Mount_Attributes $attributes ): array {
		$external = $this->external->addresses();
		$locale   = $attributes->locale ?? Calendar_Language::of_site( $this->translations );
		$spoken   = self::locale_of_address( $this->translations ) ?? $locale;
		$texts    = $this->texts->reference( $spoken, Pack_Texts::CALENDAR );
		$studio   = $attributes->studio_id ?? self::studio_of_address();

		return array(
			'studioId'      => $attributes->studio_id,
			'roomId'        => $attributes->room_id,
			'locale'        => $locale,
			'localeFixed'   => null !== $attributes->locale,
			'restUrl'       => untrailingslashit( rest_url( Call::NAMESPACE ) ),
			'ajaxUrl'       => admin_url( 'admin-ajax.php' ),
			'external'      => $external,
			'nonce'         => null === $external && is_user_logged_in() ? wp_create_nonce( 'wp_rest' ) : null,
			'userId'        => null === $external && is_user_logged_in() ? get_current_user_id() : null,
			'assets'        => plugins_url( 'build/', $this->plugin_file ),
			'pluginVersion' => $this->plugin_version,
			'loginLink'     => null === $external && Login_Link::is_shown(),
			'preload'       => null === $external ? $this->preload( $studio, $spoken ) : null,
		) + ( null === $texts ? array() : array( 'texts' => $texts ) );
	}

	/**
	 * Returns text for an HTML attribute. `[` is encoded too, because WordPress parses shortcodes in attributes, and an
	 * event may be named "[gallery]".
	 *
	 * @param array<string, mixed> $value Value of the attribute.
	 */
	public static function encode( array $value ): string {
		$json = (string) wp_json_encode( $value, self::ENCODING );

		return (string) preg_replace_callback( '/"[^"]*"/', static fn( array $text ): string => str_replace( '[', '\u005b', $text[0] ), $json );
	}

	/** Returns the URL's language if the site supports it; the app reports an unknown one. */
	public static function locale_of_address( Translations $translations ): ?string {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- compared with the languages; nothing is changed by it.
		$locale = $_GET['locale'] ?? null;

		return is_string( $locale ) && $translations->speaks( $locale ) ? $locale : null;
	}

	public static function studio_of_address(): ?int {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Mount_Attributes takes a number or nothing; nothing is changed by it.
		return Mount_Attributes::parse( $_GET['studio_id'] ?? null, null, null )->studio_id;
	}

	public static function view_of_address(): Address_View {
		// phpcs:ignore WordPress.Security.NonceVerification -- Address_View takes dates and numbers or nothing; nothing is changed by it.
		return Address_View::of( $_GET );
	}

	/**
	 * Returns the days that the page's URL asks for, as the visitor may see them. Guests' may be cached with the page;
	 * HTML for people with a login never is.
	 *
	 * @return array{ dateFrom: string, dateTo: string, studioId: int, locale: string, schedule: array<string, mixed> }|null
	 */
	private function preload( ?int $studio_id, string $locale ): ?array {
		if ( null === $studio_id ) {
			return null;
		}
		$visitor = new Visitor( get_current_user_id(), is_user_logged_in() );
		$days_of = self::view_of_address()->range( ... );
		$found   = Guard::run( fn(): ?array => $this->schedule->first_week( $studio_id, $locale, $visitor, $days_of ) );

		return null === $found ? null : array(
			'dateFrom' => $found['date_from'],
			'dateTo'   => $found['date_to'],
			'studioId' => $studio_id,
			'locale'   => $locale,
			'schedule' => $found['schedule'],
		);
	}
}

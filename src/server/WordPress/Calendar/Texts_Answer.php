<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Calendar;

/**
 * Serves `/?studio_calendar=texts&language=de_DE&part=calendar&ver=…`: the texts of the site's language packs for the
 * scripts, the same for everyone. It is not a REST endpoint, because some sites close REST to visitors.
 */
final class Texts_Answer {

	public function __construct( private readonly Pack_Texts $texts ) {
	}

	/** Adds the hook, the same as for the full-window page. */
	public function add_hooks(): void {
		add_action( 'parse_request', $this->answer( ... ), 20, 0 );
	}

	public function answer(): void {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- only compared with a word.
		if ( is_admin() || 'texts' !== ( $_GET['studio_calendar'] ?? '' ) ) {
			return;
		}
		$json = $this->texts->json( self::asked( 'language' ), self::asked( 'part' ) );
		status_header( null === $json ? 404 : 200 );
		foreach ( self::headers( $json, self::asked( 'ver' ) ) as $name => $value ) {
			header( "$name: $value" );
		}
		echo $json ?? 'null'; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON with a content type that browsers do not sniff.
		exit;
	}

	/**
	 * Returns headers that let any site read the texts, like a script, because a calendar's page may have another
	 * origin than `home_url()`.
	 *
	 * @return array<string, string>
	 */
	private static function headers( ?string $json, string $version ): array {
		// A cached page may have the URL of an old version, or, while servers are being updated, of a newer one.
		$is_named = null !== $json && Pack_Texts::version( $json ) === $version;

		return array(
			'Content-Type'                => 'application/json; charset=UTF-8',
			'Cache-Control'               => $is_named ? 'public, max-age=31536000, immutable' : 'no-cache',
			'Access-Control-Allow-Origin' => '*',
			'X-Content-Type-Options'      => 'nosniff',
			'X-Robots-Tag'                => 'noindex',
		);
	}

	/** Returns a query parameter. */
	private static function asked( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- only compared with known values.
		$value = $_GET[ $name ] ?? '';

		return is_string( $value ) ? $value : '';
	}
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Calendar;

/**
 * `/?studio_calendar=texts&language=de_DE&part=calendar&ver=…`: what a language pack of the site has for our scripts, the
 * same for everybody. Not a call of REST, which some sites close to visitors.
 */
final class Texts_Answer {

	public function __construct( private readonly Pack_Texts $texts ) {
	}

	/** Where the page in the full window is answered. */
	public function add_hooks(): void {
		add_action( 'parse_request', $this->answer( ... ), 20, 0 );
	}

	public function answer(): void {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- compared with a word.
		if ( is_admin() || 'texts' !== ( $_GET['studio_calendar'] ?? '' ) ) {
			return;
		}
		$json = $this->texts->json( self::asked( 'language' ), self::asked( 'part' ) );
		status_header( null === $json ? 404 : 200 );
		foreach ( self::headers( $json, self::asked( 'ver' ) ) as $name => $value ) {
			header( "$name: $value" );
		}
		echo $json ?? 'null'; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON, with a type that browsers do not guess about.
		exit;
	}

	/**
	 * Any site may read them, as it may read a script: the page of a calendar may have another address than `home_url()`.
	 *
	 * @return array<string, string>
	 */
	private static function headers( ?string $json, string $version ): array {
		// A page from a cache may name what is not there any more, or, while servers are being updated, not yet.
		$is_named = null !== $json && Pack_Texts::version( $json ) === $version;

		return array(
			'Content-Type'                => 'application/json; charset=UTF-8',
			'Cache-Control'               => $is_named ? 'public, max-age=31536000, immutable' : 'no-cache',
			'Access-Control-Allow-Origin' => '*',
			'X-Content-Type-Options'      => 'nosniff',
			'X-Robots-Tag'                => 'noindex',
		);
	}

	/** A word of the address. */
	private static function asked( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- read only, and compared with what there is.
		$value = $_GET[ $name ] ?? '';

		return is_string( $value ) ? $value : '';
	}
}

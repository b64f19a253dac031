<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Calendar;

use StudioCalendar\Service\Foreign_Hooks;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\WordPress\Site\Calendar_Language;
use StudioCalendar\WordPress\Site\Translations;

/**
 * Full-window page `/?studio_calendar=page&studio_id=N`: the calendar without a theme, for a screen on the wall or a
 * frame. In a frame of another origin it is the Guest view, so that an overlaying page cannot trigger members' actions.
 */
final class Full_Page {

	/** Option with the origins, besides this site, that may frame the page; set by administrators. */
	public const ANCESTORS_OPTION = 'studio_calendar_frame_ancestors';

	/** Styles of the page, which follows the visitor's color scheme because there is no theme. */
	private const STYLE = 'body{margin:0;font-family:system-ui,sans-serif}';
	private const DARK  = ':root{color-scheme:dark}body{background:#15171c;color:#eceef3}';

	private const ORIGIN = '#\Ahttps?://(\*\.)?[a-z0-9.-]+(:\d{1,5})?\z#i';

	public function __construct(
		private readonly Calendar_Mount $mount,
		private readonly Calendar_Assets $assets,
		private readonly Translations $translations,
	) {
	}

	/** Adds the hook after REST requests and before WordPress queries posts, which the page does not need. */
	public function add_hooks(): void {
		add_action( 'parse_request', $this->answer( ... ), 20, 0 );
	}

	public function answer(): void {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- only compared with a word.
		if ( is_admin() || 'page' !== ( $_GET['studio_calendar'] ?? '' ) ) {
			return;
		}
		if ( self::is_framed_by_another_origin( $_SERVER ) ) {
			wp_set_current_user( 0 );
		}
		status_header( 200 );
		foreach ( $this->headers() as $name => $value ) {
			header( "$name: $value" );
		}
		echo $this->document(); // phpcs:ignore WordPress.Security.EscapeOutput -- document() escapes what it makes.
		exit;
	}

	/** @return array<string, string> Headers of the page for the current user. */
	public function headers(): array {
		$headers = array(
			'Content-Type'            => 'text/html; charset=' . get_bloginfo( 'charset' ),
			'Referrer-Policy'         => 'same-origin',
			'Content-Security-Policy' => 'frame-ancestors ' . implode( ' ', array( "'self'", ...self::allowed_ancestors() ) ),
			'X-Robots-Tag'            => 'noindex',
		);
		$private = is_user_logged_in() ? array_filter( wp_get_nocache_headers(), is_string( ... ) ) : array();

		return array_merge( $private, $headers );
	}

	/** @return string Escaped HTML. */
	public function document(): string {
		$locale = Mount_Config::locale_of_address( $this->translations ) ?? Calendar_Language::of_site( $this->translations );
		$mount  = $this->mount->html( Mount_Attributes::parse( Mount_Config::studio_of_address(), null, null ), Mount_Place::Window );
		$this->translations->use( $locale );
		$title = $this->title();
		$this->translations->use( null );
		$this->assets->enqueue();
		$this->assets->style_in_page();
		ob_start();
		wp_print_styles( $this->assets->styles() );
		$styles = (string) ob_get_clean();
		ob_start();
		wp_print_scripts( $this->assets->scripts() );
		$scripts = (string) ob_get_clean();

		return '<!doctype html><html lang="' . esc_attr( Translations::tag( $locale ) ) . '"><head>'
			. '<meta charset="' . esc_attr( get_bloginfo( 'charset' ) ) . '">'
			. '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">'
			. '<title>' . esc_html( $title ) . '</title><style>' . self::style() . '</style>'
			. $styles . '</head><body>' . $mount . $scripts . '</body></html>';
	}

	/** Returns the styles for light or dark by the visitor's setting; `scheme` in the URL fixes one of them. */
	private static function style(): string {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- only compared with two words.
		return self::STYLE . match ( $_GET['scheme'] ?? '' ) {
			'light' => '',
			'dark'  => self::DARK,
			default => '@media (prefers-color-scheme:dark){' . self::DARK . '}',
		};
	}

	/**
	 * Returns whether the page is in a frame of another origin. Browsers send Sec-Fetch-* over HTTPS and on loopback;
	 * elsewhere only frame-ancestors protects it.
	 *
	 * @param array<array-key, mixed> $server PHP's $_SERVER.
	 */
	public static function is_framed_by_another_origin( array $server ): bool {
		$is_framed = in_array( $server['HTTP_SEC_FETCH_DEST'] ?? '', array( 'iframe', 'frame', 'embed', 'object', 'fencedframe' ), true );

		return $is_framed && ! in_array( $server['HTTP_SEC_FETCH_SITE'] ?? '', array( 'same-origin', 'none' ), true );
	}

	/** @return list<string> Valid origins only, so that no other value reaches the header. */
	public static function allowed_ancestors(): array {
		/**
		 * Filters the origins that may frame the full-window page.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string> $origins Such as `https://studio.example`, `https://*.example`.
		 * @example add_filter( 'studio_calendar_frame_ancestors', static fn(): array => array( 'https://studio.example' ) );
		 */
		$found = Foreign_Hooks::filter( 'studio_calendar_frame_ancestors', get_option( self::ANCESTORS_OPTION, array() ) );
		$texts = is_array( $found ) ? array_filter( $found, is_string( ... ) ) : array();

		return array_values( array_filter( $texts, self::is_origin( ... ) ) );
	}

	/** Returns whether the text is an origin: scheme, host and port only. */
	public static function is_origin( string $text ): bool {
		return 1 === preg_match( self::ORIGIN, $text );
	}

	private function title(): string {
		$id     = Mount_Config::studio_of_address();
		$studio = null === $id ? null : get_post( $id );
		$shows  = Post_Type::STUDIO === $studio?->post_type && 'publish' === $studio->post_status;
		$name   = $shows ? $studio->post_title : __( 'Calendar', 'studio-calendar' );

		return $name . ' – ' . wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
	}
}

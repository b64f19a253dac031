<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Calendar;

use StudioCalendar\Storage\Post_Type;
use StudioCalendar\WordPress\First_Week\Address_View;
use StudioCalendar\WordPress\First_Week\Known_Week;
use StudioCalendar\WordPress\First_Week\Page_Links;
use StudioCalendar\WordPress\First_Week\Past_Filters;
use StudioCalendar\WordPress\First_Week\Plain_Week;
use StudioCalendar\WordPress\First_Week\Preloaded_Week;
use StudioCalendar\WordPress\First_Week\Static_Week;
use StudioCalendar\WordPress\Site\Lifecycle;
use StudioCalendar\WordPress\Site\Translations;
use WP_Post;

/**
 * Prints the mount point of one calendar: a box with reserved height, the app's data in one attribute, and the first week for
 * the app and for those whom the app does not reach. For visitors it contains nothing about the visitor, so the page may be
 * cached.
 */
final class Calendar_Mount {

	private const CLASSES = 'wp-block-studio-calendar-calendar sc-root';

	/**
	 * Reserved height in pixels, equal to the app's skeleton: rows from 7 to 24 at 65 px, header and column heads at
	 * 120.
	 */
	private const RESERVED = 17 * 65 + 120;

	/** Style of a message, which needs no style sheet. */
	private const MESSAGE = 'margin:0;padding:12px;font-size:13px';

	public function __construct(
		private readonly Mount_Config $config,
		private readonly Theme_Tokens $theme,
		private readonly Translations $translations,
		private readonly Lifecycle $lifecycle,
		private readonly Texts_Preload $preload,
		private readonly Past_Filters $past_filters = new Past_Filters(),
	) {
	}

	/**
	 * @param array{ background?: string, text?: string } $colours Colors chosen for this calendar, as for `Theme_Tokens`.
	 * @return string Escaped HTML.
	 */
	public function html( Mount_Attributes $attributes, Mount_Place $place, array $colours = array() ): string {
		if ( is_feed() ) {
			return '';
		}
		$this->lifecycle->ensure();
		$is_pack = null !== $attributes->unknown_locale && $this->translations->speaks( $attributes->unknown_locale );
		$spoken  = $is_pack ? $attributes->in_unknown_locale() : $attributes;
		$checked = $this->config->is_external() ? $spoken : self::checked( $spoken );
		$this->keep_out_of_caches();
		$config = $this->config->of( $checked );
		$this->translations->use( Mount_Config::locale_of_address( $this->translations ) ?? ( is_string( $config['locale'] ) ? $config['locale'] : null ) );
		try {
			$shown = in_array( 'studio_id', $checked->wrong, true ) ? self::calm_text() : $this->box( $config, $place, $colours );

			return Mount_Hint::html( self::is_unaddressed( $checked, $place ) ? $checked->without_any_studio() : $checked, $place ) . $shown;
		} finally {
			$this->translations->use( null );
		}
	}

	/** Marks IDs without a published studio, or room of it, as invalid. */
	private static function checked( Mount_Attributes $attributes ): Mount_Attributes {
		if ( null !== $attributes->studio_id && ! self::is_published( get_post( $attributes->studio_id ), Post_Type::STUDIO ) ) {
			return $attributes->without_studio();
		}
		if ( null === $attributes->room_id ) {
			return $attributes;
		}
		$room   = get_post( $attributes->room_id );
		$stands = self::is_published( $room, Post_Type::ROOM ) && ( null === $attributes->studio_id || $room?->post_parent === $attributes->studio_id );

		return $stands ? $attributes : $attributes->without_room();
	}

	/** Returns whether the calendar has no studio on a page; the full-window page reports this itself. */
	private static function is_unaddressed( Mount_Attributes $attributes, Mount_Place $place ): bool {
		$is_open = null === $attributes->studio_id && ! in_array( 'studio_id', $attributes->wrong, true );

		return $is_open && Mount_Place::Window !== $place && null === Mount_Config::studio_of_address();
	}

	private static function is_published( ?WP_Post $post, string $type ): bool {
		return null !== $post && $type === $post->post_type && 'publish' === $post->post_status;
	}

	/**
	 * Keeps the page out of page caches, which check the constant; for people with a login WordPress already sends
	 * `no-store`.
	 */
	private function keep_out_of_caches(): void {
		if ( is_user_logged_in() && ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the constant that cache plugins check.
		}
	}

	/**
	 * @param array<string, mixed>                        $config  Data of the mount point.
	 * @param array{ background?: string, text?: string } $colours Chosen colors.
	 */
	private function box( array $config, Mount_Place $place, array $colours ): string {
		$tokens = Mount_Place::Window === $place ? Theme_Tokens::of_palette( array() ) : $this->theme->of_theme( $colours );
		$style  = 'min-height:min(' . self::RESERVED . 'px,100svh);';
		foreach ( $tokens['properties'] as $name => $value ) {
			$style .= "$name:$value;";
		}
		$attributes = array(
			'class'                => Mount_Place::Block === $place ? 'sc-root' : self::CLASSES,
			'style'                => $style,
			'data-studio-calendar' => Mount_Config::encode( array_diff_key( $config, array( 'preload' => null ) ) ),
		) + ( null === $tokens['scheme'] ? array() : array( 'data-scheme' => $tokens['scheme'] ) );

		$written = Mount_Place::Block === $place ? get_block_wrapper_attributes( $attributes ) : self::written( $attributes );

		// Inside the box, because themes add a margin between elements.
		return "<div $written>" . $this->past_filters->bring( self::first_sight( $config, $tokens['scheme'] ) ) . $this->preload->html( $config ) . '</div>';
	}

	/**
	 * Returns what is there until the app replaces it.
	 *
	 * @param array<string, mixed>  $config Data of the mount point.
	 * @param 'light'|'dark'|null $scheme
	 */
	private static function first_sight( array $config, ?string $scheme ): string {
		/** @var array{ dateFrom: string, dateTo: string, studioId: int, locale: string, schedule: array<string, mixed> }|null $preload */
		$preload = $config['preload'];
		if ( null === $preload ) {
			return self::skeleton() . self::without_scripts( __( 'This calendar needs JavaScript.', 'studio-calendar' ) );
		}
		$fixed = is_int( $config['roomId'] ) ? $config['roomId'] : null;
		// phpcs:ignore WordPress.Security.NonceVerification -- Address_View and Page_Links take what they know of it; nothing is changed by it.
		$query = $_GET;
		$week  = new Known_Week( $preload, Address_View::of( $query )->room_id( $fixed ) );
		$links = new Page_Links( $query );
		$plain = ( new Plain_Week( $week, $links, $fixed ) )->html( $preload['locale'] );
		// A studio without rooms has no columns yet.
		$shown = array() === $week->rooms
			? self::skeleton()
			: self::encoded( ( new Static_Week( $week, $links ) )->html( $preload['locale'], $scheme ) ) . self::late();

		$words = __( 'Turn on JavaScript to book and to see changes at once.', 'studio-calendar' );

		return $shown . self::without_scripts( $words, self::encoded( $plain ) ) . Preloaded_Week::html( $preload );
	}

	/**
	 * Encodes brackets, because WordPress looks for shortcodes in what blocks print, and an event may be named "[gallery]"; and
	 * dashes, in most weeks the only letters beyond Latin-1, for which Chromium takes two bytes for each letter of the page.
	 */
	private static function encoded( string $html ): string {
		return str_replace( array( '[', '–' ), array( '&#091;', '&#8211;' ), $html );
	}

	/** @param array<string, string> $attributes */
	private static function written( array $attributes ): string {
		$written = array();
		foreach ( $attributes as $name => $value ) {
			$written[] = $name . '="' . esc_attr( $value ) . '"';
		}

		return implode( ' ', $written );
	}

	/**
	 * Returns the skeleton of a week that is not known: pale lines per hour until the app renders its own. If the app does not
	 * start, the style sheet shows a message after a while; this works without scripts, and both go once a script runs.
	 */
	private static function skeleton(): string {
		$lines = 'position:absolute;inset:0;opacity:.09;background:repeating-linear-gradient(currentColor 0 1px,transparent 1px 65px)';
		$early = self::MESSAGE . ';grid-area:1/1;opacity:.76';

		return '<div class="sc-skeleton" dir="ltr" style="display:grid;grid-template:auto 1fr/minmax(0,1fr);min-height:inherit">'
			. "<p class=\"sc-early\" role=\"status\" style=\"$early\">" . esc_html__( 'Loading...', 'studio-calendar' ) . '</p>'
			. self::late( ';grid-area:1/1' )
			. '<div class="sc-first" style="position:relative;margin-top:64px"><div aria-hidden="true" style="' . $lines . '"></div></div></div>';
	}

	/** Returns the message of a calendar whose script does not come. */
	private static function late( string $style = '' ): string {
		return '<p class="sc-late" role="status" style="' . self::MESSAGE . $style . ';visibility:hidden">'
			. esc_html__( 'The calendar could not start. Reload the page and try again.', 'studio-calendar' )
			. ' <a href="">' . esc_html__( 'Reload', 'studio-calendar' ) . '</a></p>';
	}

	/** @param string $week Escaped HTML of the week; empty where it is not known. */
	private static function without_scripts( string $text, string $week = '' ): string {
		return "<noscript>$week" . '<p style="margin:0;padding:12px;font-size:14px">' . esc_html( $text ) . '</p></noscript>';
	}

	private static function calm_text(): string {
		return '<p class="sc-unavailable">' . esc_html__( 'The calendar is not available right now.', 'studio-calendar' ) . '</p>';
	}
}

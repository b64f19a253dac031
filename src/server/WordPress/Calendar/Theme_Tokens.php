<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Calendar;

/**
 * Takes colors from the theme's palette with sufficient contrast (docs/design.md): the theme's accent only if it is
 * visible on its background and readable as a background, and the plugin's own background and text color if the theme's
 * two are too close. Unreadable color values are left to the browser.
 */
final class Theme_Tokens {

	/** WCAG AAA contrast of text to its background. */
	private const MIN_TEXT_CONTRAST = 7.0;

	/** WCAG AA contrast of text on the accent. */
	private const MIN_ON_ACCENT_CONTRAST = 4.5;

	/** WCAG AA contrast of non-text: accent to background. */
	private const MIN_ACCENT_CONTRAST = 3.0;

	/** Relative luminance below which a background is dark. */
	private const DARK_BELOW = 0.4;

	private const BASE_SLUGS     = array( 'base', 'background' );
	private const CONTRAST_SLUGS = array( 'contrast', 'foreground' );
	private const ACCENT_SLUGS   = array( 'accent', 'primary', 'accent-1', 'accent-2', 'accent-3', 'accent-4', 'accent-5', 'accent-6' );

	/** The plugin's own background and text color, the fallbacks of the style sheet. */
	private const OWN = array(
		'light' => array( '#ffffff', '#191c22' ),
		'dark'  => array( '#15171c', '#eceef3' ),
	);

	/** Maximum depth of presets that refer to presets, because a palette may be circular. */
	private const DEEPEST = 5;

	/** Text colors tried on a chosen background, after the chosen one and the theme's. */
	private const INKS = array( '#191c22', '#eceef3', '#000000', '#ffffff' );

	private const PRESET = '/\Avar(?:\(\s*--wp--preset--color--|:preset\|color\|)([a-z0-9-]+)/i';

	/**
	 * @param array{ background?: string, text?: string } $chosen Colors of one calendar: CSS colors, or presets such as `var:preset|color|accent-1`.
	 * @return array{ scheme: 'light'|'dark'|null, properties: array<string, string> } Values for this page's theme.
	 */
	public function of_theme( array $chosen = array() ): array {
		$settings = wp_get_global_settings( array( 'color', 'palette' ) );
		$palette  = array();
		foreach ( array( 'default', 'theme', 'custom' ) as $origin ) {
			foreach ( is_array( $settings ) && is_array( $settings[ $origin ] ?? null ) ? $settings[ $origin ] : array() as $preset ) {
				if ( is_array( $preset ) && is_string( $preset['slug'] ?? null ) && is_string( $preset['color'] ?? null ) ) {
					$palette[ $preset['slug'] ] = $preset['color'];
				}
			}
		}

		return self::of_palette( $palette, $chosen );
	}

	/**
	 * @param array<string, string>                       $palette CSS colours by slug.
	 * @param array{ background?: string, text?: string } $chosen  As for of_theme().
	 * @return array{ scheme: 'light'|'dark'|null, properties: array<string, string> } Custom properties by name; no
	 *     scheme if the palette has no background.
	 */
	public static function of_palette( array $palette, array $chosen = array() ): array {
		$ground = self::chosen( $palette, $chosen['background'] ?? '' );
		$ink    = self::chosen( $palette, $chosen['text'] ?? '' );
		$base   = $ground ?? self::first( $palette, self::BASE_SLUGS );
		if ( null === $base ) {
			return array( 'scheme' => null, 'properties' => array() );
		}
		if ( null !== $ground || null !== $ink ) {
			return self::of_choice( $palette, $base, $ink );
		}
		$scheme       = $base->luminance() < self::DARK_BELOW ? 'dark' : 'light';
		[ $own, $ink ] = self::OWN[ $scheme ];
		$contrast     = self::first( $palette, self::CONTRAST_SLUGS ) ?? Colour::parse( $ink );
		$properties   = array();
		if ( null === $contrast || $base->contrast( $contrast ) < self::MIN_TEXT_CONTRAST ) {
			$properties = array( '--sc-base' => $own, '--sc-contrast' => $ink );
			$base       = Colour::parse( $own ) ?? $base;
		}

		return array( 'scheme' => $scheme, 'properties' => $properties + self::accent( $palette, $base ) );
	}

	/**
	 * Returns the chosen background and text color, or the next readable text color; without one a pair of the plugin's
	 * own.
	 *
	 * @param array<string, string> $palette
	 * @return array{ scheme: 'light'|'dark', properties: array<string, string> }
	 */
	private static function of_choice( array $palette, Colour $base, ?Colour $ink ): array {
		$scheme = $base->luminance() < self::DARK_BELOW ? 'dark' : 'light';
		$inks   = array( $ink, self::first( $palette, self::CONTRAST_SLUGS ), ...array_map( Colour::parse( ... ), self::INKS ) );
		$pair   = array( '--sc-base' => self::OWN[ $scheme ][0], '--sc-contrast' => self::OWN[ $scheme ][1] );
		foreach ( $inks as $candidate ) {
			if ( null !== $candidate && $base->contrast( $candidate ) >= self::MIN_TEXT_CONTRAST ) {
				$pair = array( '--sc-base' => $base->hex(), '--sc-contrast' => $candidate->hex() );
				break;
			}
		}

		return array( 'scheme' => $scheme, 'properties' => $pair + self::accent( $palette, Colour::parse( $pair['--sc-base'] ) ?? $base ) );
	}

	/** @param array<string, string> $palette */
	private static function chosen( array $palette, string $colour ): ?Colour {
		return 1 === preg_match( self::PRESET, $colour, $preset ) ? self::resolve( $palette, $preset[1] ) : Colour::parse( $colour );
	}

	/**
	 * @param array<string, string> $palette
	 * @return array<string, string> Empty if no accent of the theme passes.
	 */
	private static function accent( array $palette, Colour $base ): array {
		foreach ( self::ACCENT_SLUGS as $slug ) {
			$accent = self::resolve( $palette, $slug );
			$on     = null === $accent ? null : self::text_on( $accent );
			if ( null !== $accent && null !== $on && $accent->contrast( $base ) >= self::MIN_ACCENT_CONTRAST ) {
				return array( '--sc-theme-accent' => $accent->hex(), '--sc-theme-on-accent' => $on );
			}
		}

		return array();
	}

	/** Returns white if readable, otherwise black, otherwise null. */
	private static function text_on( Colour $accent ): ?string {
		foreach ( array( '#ffffff', '#000000' ) as $text ) {
			$colour = Colour::parse( $text );
			if ( null !== $colour && $colour->contrast( $accent ) >= self::MIN_ON_ACCENT_CONTRAST ) {
				return $text;
			}
		}

		return null;
	}

	/**
	 * Returns the color of the first slug in the palette; the style sheet uses the same one.
	 *
	 * @param array<string, string> $palette
	 * @param list<string>          $slugs
	 */
	private static function first( array $palette, array $slugs ): ?Colour {
		foreach ( $slugs as $slug ) {
			if ( isset( $palette[ $slug ] ) ) {
				return self::resolve( $palette, $slug );
			}
		}

		return null;
	}

	/**
	 * Resolves `var(--wp--preset--color--slug)` and `var:preset|color|slug` in the palette.
	 *
	 * @param array<string, string> $palette
	 */
	private static function resolve( array $palette, string $slug ): ?Colour {
		for ( $depth = 0; $depth < self::DEEPEST; $depth++ ) {
			$value = $palette[ $slug ] ?? '';
			if ( 1 !== preg_match( self::PRESET, $value, $found ) ) {
				return Colour::parse( $value );
			}
			$slug = $found[1];
		}

		return null;
	}
}

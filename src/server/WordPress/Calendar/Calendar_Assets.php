<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Calendar;

use WP_Block_Type;
use WP_Block_Type_Registry;
use WP_Post;

/**
 * Enqueues scripts and styles of a calendar. Their handles come from build/block/block.json; WordPress enqueues them
 * for the block, this class for the shortcode, and no code elsewhere.
 */
final class Calendar_Assets {

	public const BLOCK = 'studio-calendar/calendar';

	public function add_hooks(): void {
		add_action( 'wp_enqueue_scripts', $this->style_in_head( ... ) );
		// Before WordPress prints styles, and puts small ones into the page itself.
		add_action( 'wp_head', $this->style_in_page( ... ), 0 );
		add_action( 'wp_footer', $this->style_in_page( ... ), 0 );
	}

	public function enqueue(): void {
		foreach ( $this->scripts() as $handle ) {
			wp_enqueue_script( $handle );
		}
		$this->enqueue_styles();
	}

	/** @return list<non-empty-string> Handles. */
	public function scripts(): array {
		return self::named( $this->block()->view_script_handles ?? array() );
	}

	/** @return list<non-empty-string> Handles. */
	public function styles(): array {
		$block = $this->block();

		return null === $block ? array() : self::named( array_merge( $block->style_handles, $block->view_style_handles ) );
	}

	/**
	 * Enqueues the style in the head if the page contains a calendar. Classic themes print the content after the head,
	 * and a later style makes the page jump. The post is already loaded, so checking needs no query.
	 */
	public function style_in_head(): void {
		$post    = is_singular() ? get_queried_object() : null;
		$content = $post instanceof WP_Post ? $post->post_content : '';
		if ( str_contains( $content, '[' . Shortcode::TAG ) || str_contains( $content, '<!-- wp:' . self::BLOCK ) ) {
			$this->enqueue_styles();
		}
	}

	/**
	 * Puts the style of a calendar into the page in the place of a link, as WordPress does with smaller ones: the week stands in
	 * the page's HTML and would else wait for a second answer of the server (docs/decisions/0052). A site whose filter
	 * `styles_inline_size_limit` allows nothing in its pages keeps the link.
	 */
	public function style_in_page(): void {
		foreach ( $this->styles() as $handle ) {
			$style = wp_styles()->registered[ $handle ] ?? null;
			$path  = $style?->extra['path'] ?? null;
			if ( null === $style || ! is_string( $style->src ) || ! is_string( $path ) || ! wp_style_is( $handle ) || ! self::may_be_in_page() ) {
				continue;
			}
			$added = $style->extra['after'] ?? array();
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin.
			$style->extra['after'] = array( (string) file_get_contents( $path ), ...( is_array( $added ) ? $added : array() ) );
			$style->src            = false;
		}
	}

	private static function may_be_in_page(): bool {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own filter, with its default.
		$limit = apply_filters( 'styles_inline_size_limit', 40_000 );

		return ! is_numeric( $limit ) || $limit > 0;
	}

	/**
	 * @param array<array-key, mixed> $handles
	 * @return list<non-empty-string>
	 */
	private static function named( array $handles ): array {
		return array_values( array_unique( array_filter( $handles, static fn( mixed $handle ): bool => is_string( $handle ) && '' !== $handle ) ) );
	}

	private function enqueue_styles(): void {
		foreach ( $this->styles() as $handle ) {
			wp_enqueue_style( $handle );
		}
	}

	private function block(): ?WP_Block_Type {
		return WP_Block_Type_Registry::get_instance()->get_registered( self::BLOCK );
	}
}

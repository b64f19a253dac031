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

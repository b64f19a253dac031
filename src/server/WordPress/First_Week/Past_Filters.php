<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\First_Week;

/**
 * Brings the week past the filters of a post's content, and past those that WordPress applies once more to a block theme's whole
 * template: they would look through hundreds of kilobytes for quotes to curl and smilies to draw, which takes longer than
 * printing them and changes what studios have named their events.
 */
final class Past_Filters {

	/** @var array<string, string> HTML by the comment that stands for it. */
	private array $held = array();

	/** Level of the output buffer that holds a block theme's page; null while there is none. */
	private ?int $level = null;

	/**
	 * @param string $html Escaped HTML.
	 * @return string The same where no such filter follows; else a comment, which is replaced after the last one.
	 */
	public function bring( string $html ): string {
		$is_template = self::is_template();
		if ( ! $is_template && ! doing_filter( 'the_content' ) ) {
			return $html;
		}
		// Adding them again changes nothing.
		if ( $is_template ) {
			add_action( 'wp_body_open', array( $this, 'open' ), PHP_INT_MAX );
		} else {
			add_filter( 'the_content', array( $this, 'replaced' ), PHP_INT_MAX );
		}
		// Nobody can write the comment into a post beforehand.
		$comment                = '<!--studio-calendar-' . bin2hex( random_bytes( 8 ) ) . '-->';
		$this->held[ $comment ] = $html;

		return $comment;
	}

	/**
	 * Returns whether WordPress makes a block theme's page: the whole of it before its head. Its filters (`get_the_block_template_html`)
	 * end without one of ours, so the page is changed where it is printed.
	 */
	private static function is_template(): bool {
		return 0 === did_action( 'wp_head' ) && in_array( ABSPATH . WPINC . '/template-canvas.php', get_included_files(), true );
	}

	/** Buffers the page, which is printed between these two actions. */
	public function open(): void {
		ob_start( $this->replaced( ... ) );
		$this->level = ob_get_level();
		add_action( 'wp_footer', array( $this, 'close' ), PHP_INT_MIN );
	}

	/** Prints the buffered page. Where another buffer was left open within, PHP does so at the end. */
	public function close(): void {
		if ( ob_get_level() === $this->level ) {
			ob_end_flush();
		}
	}

	/** Returns HTML with what is held in the place of its comments; what another plugin made of a content that is no text, as it is. */
	public function replaced( mixed $html ): mixed {
		return is_string( $html ) ? str_replace( array_keys( $this->held ), array_values( $this->held ), $html ) : $html;
	}
}

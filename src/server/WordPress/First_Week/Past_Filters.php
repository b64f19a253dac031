<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\First_Week;

/**
 * Brings the week past the filters of a post's content: WordPress would look through hundreds of kilobytes for quotes to curl and
 * smilies to draw, which takes as long as printing them and changes what studios have named their events.
 */
final class Past_Filters {

	/** @var array<string, string> HTML by the comment that stands for it. */
	private array $held = array();

	/**
	 * @param string $html Escaped HTML.
	 * @return string The same outside of a post's content; within it a comment that the last filter replaces.
	 */
	public function bring( string $html ): string {
		if ( ! doing_filter( 'the_content' ) ) {
			return $html;
		}
		if ( array() === $this->held ) {
			add_filter( 'the_content', $this->replaced( ... ), PHP_INT_MAX );
		}
		// Nobody can write the comment into a post beforehand.
		$comment                = '<!--studio-calendar-' . bin2hex( random_bytes( 8 ) ) . '-->';
		$this->held[ $comment ] = $html;

		return $comment;
	}

	/** Returns the content with the HTML in the place of its comments. */
	private function replaced( string $content ): string {
		return str_replace( array_keys( $this->held ), array_values( $this->held ), $content );
	}
}

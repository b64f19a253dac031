<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Calendar;

use Closure;

/** Shortcode `[studio_calendar studio_id="" room_id="" locale=""]` for pages without blocks. */
final class Shortcode {

	public const TAG = 'studio_calendar';

	/** @param Closure(): Calendar_Mount $mount Called when a calendar is rendered. */
	public function __construct( private readonly Closure $mount, private readonly Calendar_Assets $assets ) {
	}

	public function add_hooks(): void {
		add_shortcode( self::TAG, $this->html( ... ) );
	}

	/**
	 * @param array<array-key, string>|string $written Unvalidated attributes; an empty string without any.
	 * @return string Escaped HTML.
	 */
	public function html( array|string $written ): string {
		$known      = array( 'studio_id' => '', 'room_id' => '', 'locale' => '' );
		$given      = is_array( $written ) ? $written : array();
		$attributes = shortcode_atts( $known, $given, self::TAG );
		$this->assets->enqueue();

		$parsed = Mount_Attributes::parse( $attributes['studio_id'], $attributes['room_id'], $attributes['locale'] );
		$parsed = array() === array_diff_key( $given, $known ) ? $parsed : $parsed->with_others();

		return ( $this->mount )()->html( $parsed, Mount_Place::Content );
	}
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\First_Week;

/** Links from the page of the first week to its other weeks and rooms. */
final class Page_Links {

	/** Query parameters that the links keep. Pages with any other one may be cached under one URL. */
	private const KEPT = array( 'page_id', 'p', 'lang', 'studio_calendar', 'studio_id', 'locale', 'scheme', 'week', 'days', 'room_id' );

	/** @param array<array-key, mixed> $query PHP's $_GET. */
	public function __construct( private readonly array $query ) {
	}

	/**
	 * @param array<string, string|null> $change Changed query parameters; another week has its usual length.
	 * @return string Attributes of the link. Search engines would follow weeks without end.
	 */
	public function to( array $change ): string {
		$kept = array_filter( array_intersect_key( $this->query, array_flip( self::KEPT ) ), is_string( ... ) );
		if ( array_key_exists( 'week', $change ) ) {
			unset( $kept['days'] );
		}
		$query = http_build_query( array_filter( $change + $kept, is_string( ... ) ) );

		return 'rel="nofollow" href="' . esc_url( "?$query" ) . '"';
	}
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Site;

/** Runs tasks on the sites that activation and deactivation affect. */
final class Sites {

	/**
	 * Runs a task on this site or, for the network, on every site. In a large network the others are skipped, because
	 * they are too many for one request.
	 *
	 * @param bool             $is_network_wide Whether it concerns the whole network.
	 * @param callable(): void $task            Runs with WordPress switched to the site.
	 */
	public static function each( bool $is_network_wide, callable $task ): void {
		$task();
		if ( ! $is_network_wide || ! is_multisite() || wp_is_large_network() ) {
			return;
		}
		$others = array_diff( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ), array( get_current_blog_id() ) );
		array_map( static fn( int $site_id ) => self::at( $site_id, $task ), $others );
	}

	/** @param callable(): void $task */
	public static function at( int $site_id, callable $task ): void {
		switch_to_blog( $site_id );
		$task();
		restore_current_blog();
	}
}

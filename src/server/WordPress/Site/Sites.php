<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Site;

/** The sites that coming and going of the plugin concerns. */
final class Sites {

	/**
	 * Runs a task on this site, and on every site of the network where all of it is meant. On a large network the others
	 * are left out: there are too many for one request.
	 *
	 * @param bool             $is_network_wide Whether the plugin is switched on or off for the network.
	 * @param callable(): void $task            Run with WordPress switched to the site.
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

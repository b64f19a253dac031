<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar;

use StudioCalendar\Boot\Access;
use StudioCalendar\Boot\Announcements;
use StudioCalendar\Boot\Calls;
use StudioCalendar\Boot\Changes;
use StudioCalendar\Boot\Content;
use StudioCalendar\Boot\Module;
use StudioCalendar\Boot\Moment;
use StudioCalendar\Boot\Own_Pages;
use StudioCalendar\Boot\Pages;
use StudioCalendar\Boot\Screens;
use StudioCalendar\Boot\Services;
use StudioCalendar\Boot\Terminal;
use StudioCalendar\Boot\Tools;
use StudioCalendar\Boot\Upkeep;
use wpdb;

/** The plugin's modules. Most are loaded when the first hook that they handle fires (docs/architecture.md). */
final class Plugin {

	/** Version, equal to the one in the header of plugin.php. */
	public const VERSION = '0.1.0';

	/** @param string $file Path of plugin.php. */
	public static function boot( string $file ): void {
		global $wpdb;
		if ( ! $wpdb instanceof wpdb ) {
			return;
		}
		foreach ( self::modules( new Services( $file, $wpdb ) ) as $module ) {
			$moment = new Moment( $module->load( ... ) );
			$module->wait( $moment );
			if ( array() === $moment->hooks() ) {
				$module->load();
			}
		}
	}

	/**
	 * Returns the modules; for callbacks of the same hook and priority, this is their order.
	 *
	 * @return list<Module>
	 */
	public static function modules( Services $services ): array {
		return array(
			new Content( $services ),
			new Access( $services ),
			new Changes( $services ),
			new Upkeep( $services ),
			new Calls( $services ),
			new Pages( $services ),
			new Own_Pages( $services ),
			new Tools( $services ),
			new Announcements( $services ),
			new Screens( $services ),
			new Terminal( $services ),
		);
	}
}

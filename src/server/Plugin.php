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

/** The plugin's parts. Most of them are loaded when the first hook comes that they answer (docs/architecture.md). */
final class Plugin {

	/** As in the header of plugin.php. */
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
	 * Where two of them answer the same hook at the same priority, the order is this one.
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

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Site;

use StudioCalendar\Realtime\Ably_Settings;
use StudioCalendar\Realtime\Announcer;
use StudioCalendar\Rest\Client_Address;
use StudioCalendar\Service\Rate_Limiter;
use StudioCalendar\Service\Version_Files;
use StudioCalendar\Storage\Booking_Counts;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Migration_Lock;
use StudioCalendar\Storage\Personal_Records;
use StudioCalendar\Storage\Schema;
use StudioCalendar\Storage\Static_Files;
use StudioCalendar\WordPress\Admin\Demo_Content;
use StudioCalendar\WordPress\Admin\Start_Page;
use StudioCalendar\WordPress\Calendar\External_Server;
use StudioCalendar\WordPress\Calendar\Full_Page;
use StudioCalendar\WordPress\Calendar\Login_Link;
use StudioCalendar\WordPress\Content\Invalidation;
use StudioCalendar\WordPress\Content\Post_Ids;
use StudioCalendar\WordPress\People\Roles;

/**
 * Deletes the plugin's data on the sites that requested it. Images, pages and accounts stay, because they belong to the
 * site.
 */
final class Uninstall {

	/** Option set by an administrator of the site; off by default. */
	public const OPTION = 'studio_calendar_remove_data';

	private const OPTIONS = array(
		Full_Page::ANCESTORS_OPTION,
		Start_Page::DISMISSED_OPTION,
		External_Server::REST_OPTION,
		External_Server::AJAX_OPTION,
		Calendar_Language::OPTION,
		Login_Link::OPTION,
		Client_Address::HEADER_OPTION,
		Client_Address::PROXIES_OPTION,
		Ably_Settings::KEY_OPTION,
		Ably_Settings::PREFIX_OPTION,
		Version_Files::FAILED_OPTION,
		self::OPTION,
		Migration_Lock::OPTION,
	);

	/**
	 * Deletes the data. Called by uninstall.php, where WordPress has not loaded the plugin and none of its hooks run.
	 */
	public static function run(): void {
		global $wpdb;
		$schema = new Schema( new Database( $wpdb ) );
		$people = new Personal_Records( new Database( $wpdb ) );
		if ( ! is_multisite() ) {
			self::site( $schema, $people );
			return;
		}
		$is_kept = false;
		foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $site_id ) {
			switch_to_blog( $site_id );
			$is_kept = ! self::is_wanted() || $is_kept;
			self::posts_and_tables( $schema );
			restore_current_blog();
		}
		if ( ! $is_kept ) {
			self::shared( $people );
		}
	}

	private static function site( Schema $schema, Personal_Records $people ): void {
		if ( self::is_wanted() ) {
			self::posts_and_tables( $schema );
			self::shared( $people );
		}
	}

	private static function is_wanted(): bool {
		return in_array( get_option( self::OPTION ), array( true, 1, '1' ), true );
	}

	/** Deletes one site's data if the site requested it. */
	private static function posts_and_tables( Schema $schema ): void {
		if ( ! self::is_wanted() ) {
			return;
		}
		foreach ( array( ...Post_Ids::everything(), ...Demo_Content::posts() ) as $id ) {
			wp_delete_post( $id, true );
			Booking_Counts::forget( $id );
		}
		( new Roles() )->remove();
		wp_clear_scheduled_hook( Clean_Up::EVENT );
		wp_unschedule_hook( Announcer::EVENT );
		wp_unschedule_hook( Invalidation::AGAIN );
		$schema->drop();
		Static_Files::drop();
		foreach ( self::OPTIONS as $option ) {
			delete_option( $option );
		}
	}

	/**
	 * Deletes user meta and the rate limiter's files, which all sites of a network share, only if no site keeps its
	 * data; includes WordPress's screen options for the plugin's screens.
	 */
	private static function shared( Personal_Records $people ): void {
		foreach ( $people->meta_keys() as $key ) {
			delete_metadata( 'user', 0, $key, '', true );
		}
		Rate_Limiter::forget_everything();
	}
}

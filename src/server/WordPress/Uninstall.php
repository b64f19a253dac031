<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress;

use StudioCalendar\Realtime\Ably_Settings;
use StudioCalendar\Realtime\Announcer;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Schema;
use StudioCalendar\Storage\Studio_Source;
use StudioCalendar\WordPress\Admin\Form_Memory;
use StudioCalendar\WordPress\Admin\Start_Page;

/** Removes what the plugin has stored, on the sites that asked for it. Pictures stay: they are the media library's. */
final class Uninstall {

	/** Set by an administrator of the site; off without it. */
	public const OPTION = 'studio_calendar_remove_data';

	private const OPTIONS = array(
		Full_Page::ANCESTORS_OPTION,
		Start_Page::DISMISSED_OPTION,
		External_Server::REST_OPTION,
		External_Server::AJAX_OPTION,
		Calendar_Language::OPTION,
		Ably_Settings::KEY_OPTION,
		Ably_Settings::PREFIX_OPTION,
		self::OPTION,
	);

	/** Called by uninstall.php, where WordPress has not loaded the plugin: none of its hooks runs. */
	public static function run(): void {
		global $wpdb;
		$schema = new Schema( new Database( $wpdb ) );
		if ( ! is_multisite() ) {
			self::site( $schema );
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
			self::people();
		}
	}

	private static function site( Schema $schema ): void {
		if ( self::is_wanted() ) {
			self::posts_and_tables( $schema );
			self::people();
		}
	}

	private static function is_wanted(): bool {
		return in_array( get_option( self::OPTION ), array( true, 1, '1' ), true );
	}

	/** Nothing on a site that did not ask for it. */
	private static function posts_and_tables( Schema $schema ): void {
		if ( ! self::is_wanted() ) {
			return;
		}
		foreach ( Post_Ids::everything() as $id ) {
			wp_delete_post( $id, true );
		}
		( new Roles() )->remove();
		wp_clear_scheduled_hook( Clean_Up::EVENT );
		wp_unschedule_hook( Announcer::EVENT );
		$schema->drop();
		foreach ( self::OPTIONS as $option ) {
			delete_option( $option );
		}
	}

	/** User meta is one table for the whole network: only when no site keeps its data. */
	private static function people(): void {
		delete_metadata( 'user', 0, Studio_Source::PHONE, '', true );
		delete_metadata( 'user', 0, Studio_Source::AVATAR, '', true );
		delete_metadata( 'user', 0, Form_Memory::KEY, '', true );
	}
}

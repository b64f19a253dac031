<?php
/**
 * Script that Leaving_Test runs in a site of its own, with one process per step as on a real site; `step` names the step. "see"
 * returns the whole database and all files, except what every visit of wp-admin changes.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

use StudioCalendar\Domain\Invitation;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Domain\System_Clock;
use StudioCalendar\Realtime\Announcer;
use StudioCalendar\Service\Rate_Limiter;
use StudioCalendar\Storage\Invitations;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Tests\Integration\Factory;
use StudioCalendar\WordPress\Admin\Form_Flash;
use StudioCalendar\WordPress\Admin\Form_Result;
use StudioCalendar\WordPress\Admin\Start_Page;
use StudioCalendar\WordPress\Calendar\Full_Page;
use StudioCalendar\WordPress\People\Roles;
use StudioCalendar\WordPress\Site\Clean_Up;
use StudioCalendar\WordPress\Site\Uninstall;

require_once ABSPATH . 'wp-admin/includes/admin.php';

/** Options that WordPress writes by itself, whatever the plugin does. */
const STUDIO_CAL_RESTLESS = array( 'rewrite_rules', 'uninstall_plugins', 'recently_activated', 'admin_email_lifespan' );

/** @return list<string> All rows of all tables, without the auto-increment ids of options and meta. */
function studio_cal_database(): array {
	global $wpdb;
	$seen = array();
	foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
		/** @var array<string, string|null> $row */
		foreach ( (array) $wpdb->get_results( "SELECT * FROM $table", ARRAY_A ) as $row ) {
			unset( $row['option_id'], $row['umeta_id'], $row['meta_id'] );
			$name = $row['option_name'] ?? $row['meta_key'] ?? '';
			if ( in_array( $name, STUDIO_CAL_RESTLESS, true ) || 1 === preg_match( '/\A_(site_)?transient_/', $name ) && ! str_contains( $name, 'studio' ) ) {
				continue;
			}
			if ( 'cron' === $name ) {
				preg_match_all( '/"(studio_cal\w+)"/', (string) $row['option_value'], $hooks );
				sort( $hooks[1] );
				$row['option_value'] = implode( ' ', array_unique( $hooks[1] ) );
			}
			$seen[] = "$table " . wp_json_encode( $row );
		}
		$seen[] = $table;
	}
	sort( $seen );

	return $seen;
}

/** @return list<string> Paths in the uploads folder and in the system's temporary folder. */
function studio_cal_files(): array {
	$seen = array();
	foreach ( array( wp_get_upload_dir()['basedir'], get_temp_dir() ) as $folder ) {
		if ( is_dir( $folder ) ) {
			foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ), RecursiveIteratorIterator::SELF_FIRST ) as $file ) {
				$seen[] = $file instanceof SplFileInfo ? $file->getPathname() : '';
			}
		}
	}
	sort( $seen );

	return $seen;
}

/** Creates everything that the plugin can leave behind, through the plugin's own code where that is short. */
function studio_cal_use(): bool {
	global $wpdb;
	require_once dirname( __DIR__, 4 ) . '/vendor/autoload.php';
	wp_set_current_user( 1 );
	do_action( 'admin_init' );
	$make   = new Factory( $wpdb );
	$studio = $make->studio( 1 );
	$make->booking( $studio, $make->room( $studio ), $make->event( 1 ), 1 );
	wp_trash_post( $make->event( 1, 'Gone', true ) );
	wp_get_current_user()->add_role( Roles::OWNER );
	( new Invitations() )->put( $studio, new Invitation( 'anna@example.org', Member_Role::Trainer, '2100-01-01 00:00:00' ), 'secret' );
	$result = new Form_Result();
	$result->say( 'Shown at the next visit' );
	( new Form_Flash() )->keep( 'start', $result );
	( new Rate_Limiter( new System_Clock() ) )->count( 'somebody', 5 );
	foreach ( array( Meta_Key::PHONE, Meta_Key::AVATAR, 'closedpostboxes_studio_cal_studio', 'edit_studio_cal_event_per_page', $wpdb->prefix . 'meta-box-order_studio_cal_studio' ) as $key ) {
		update_user_meta( 1, $key, '1' );
	}
	foreach ( array( Start_Page::DISMISSED_OPTION, Full_Page::ANCESTORS_OPTION ) as $option ) {
		update_option( $option, array( 'https://door.example' ) );
	}
	wp_schedule_single_event( time() + 60, Announcer::EVENT, array( $studio, 1 ) );
	rest_do_request( new WP_REST_Request( 'GET', '/studio-calendar/v1/booking/getInRange_ready' ) );

	return false !== wp_next_scheduled( Clean_Up::EVENT );
}

/** @var array{ step: string } $args */
return match ( $args['step'] ) {
	// dev/wordpress/setup.php sets this time zone on sites with the plugin.
	'zone'       => update_option( 'timezone_string', 'Europe/Tallinn' ),
	'see'        => array( 'rows' => studio_cal_database(), 'files' => studio_cal_files() ),
	'use'        => studio_cal_use(),
	'want'       => update_option( Uninstall::OPTION, '1' ),
	'deactivate' => (bool) deactivate_plugins( 'studio-calendar/plugin.php' ) || ! is_plugin_active( 'studio-calendar/plugin.php' ),
	'uninstall'  => class_exists( 'StudioCalendar\Plugin', false ) ? 'the plugin is still there' : uninstall_plugin( 'studio-calendar/plugin.php' ),
	default      => throw new InvalidArgumentException( $args['step'] ),
};

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Boot;

use StudioCalendar\Storage\Personal_Records;
use StudioCalendar\WordPress\Abilities\Abilities;
use StudioCalendar\WordPress\Health\Ably_Check;
use StudioCalendar\WordPress\Health\Calls_Check;
use StudioCalendar\WordPress\Health\Site_Health;
use StudioCalendar\WordPress\Health\Version_File_Check;
use StudioCalendar\WordPress\Privacy\Eraser;
use StudioCalendar\WordPress\Privacy\Exporter;
use StudioCalendar\WordPress\Privacy\Policy;
use StudioCalendar\WordPress\Transfer\Imported_People;
use StudioCalendar\WordPress\Transfer\Person_Fingerprint;
use StudioCalendar\WordPress\Transfer\Wxr_Export;
use StudioCalendar\WordPress\Transfer\Wxr_Import;

/** Module for WordPress's tools: privacy, export and import, Site Health, abilities. */
final class Tools implements Module {

	public function __construct( private readonly Services $services ) {
	}

	public function wait( Moment $moment ): void {
		$moment
			->at( 'wp_privacy_personal_data_exporters', 'wp_privacy_personal_data_erasers' )
			->on_screens( 'admin_init' )
			->at( 'wxr_export_skip_postmeta', 'import_start', 'import_end' )
			->at( 'wp_import_posts', 'wp_import_existing_post', 'wp_import_insert_post', 'wp_import_post_meta' )
			->at( 'site_status_tests', 'wp_ajax_health-check-studio-calendar_calls', 'wp_ajax_health-check-studio-calendar_ably' )
			->at( 'wp_ajax_health-check-studio-calendar_version_file' )
			->at( 'wp_abilities_api_categories_init', 'wp_abilities_api_init' );
	}

	public function load(): void {
		$services = $this->services;
		$records  = new Personal_Records( $services->database );
		$people   = new Imported_People( $services->members, new Person_Fingerprint() );
		( new Exporter( $records, $services->members, $services->invitations(), $services->clock ) )->add_hooks();
		( new Eraser( $records, $services->revisions(), $services->lock(), $services->invitations() ) )->add_hooks();
		( new Policy() )->add_hooks();
		( new Wxr_Export( $services->members ) )->add_hooks();
		( new Wxr_Import( $services->members, $people, $services->revisions() ) )->add_hooks();
		$ably     = new Ably_Check( $services->ably(), $services->key_check() );
		$versions = new Version_File_Check( $services->version_files() );
		( new Site_Health( $services->checks(), new Calls_Check(), $ably, $versions ) )->add_hooks();
		( new Abilities( $services->ability_calls() ) )->add_hooks();
	}
}

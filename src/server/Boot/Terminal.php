<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Boot;

use StudioCalendar\Plugin;
use StudioCalendar\Storage\Booking_Archive;
use StudioCalendar\WordPress\Cli\Booking_Command;
use StudioCalendar\WordPress\Cli\Commands;
use StudioCalendar\WordPress\Cli\Export_Command;
use StudioCalendar\WordPress\Cli\Import_Command;
use StudioCalendar\WordPress\Cli\Inspection;
use StudioCalendar\WordPress\Cli\Seed_Command;
use StudioCalendar\WordPress\Transfer\Export;
use StudioCalendar\WordPress\Transfer\Import;
use StudioCalendar\WordPress\Transfer\Import_Check;
use StudioCalendar\WordPress\Transfer\Import_Posts;
use StudioCalendar\WordPress\Transfer\Person_Fingerprint;

/** Module with the WP-CLI commands `wp studio-calendar …`. */
final class Terminal implements Module {

	public function __construct( private readonly Services $services ) {
	}

	public function wait( Moment $moment ): void {
		if ( ! defined( 'WP_CLI' ) ) {
			$moment->at( 'cli_init' );
		}
	}

	public function load(): void {
		$services   = $this->services;
		$people     = new Person_Fingerprint();
		$posts      = new Import_Posts( $services->members );
		$import     = new Import( $posts, $people, $services->lock(), $services->revisions(), $services->records(), $services->clock );
		$export     = new Export( new Booking_Archive( $services->database ), $services->members, $services->revisions(), Plugin::VERSION );
		$inspection = new Inspection( $services->checks(), $services->bookings(), $services->clock );
		$importing  = new Import_Command( new Import_Check( $people ), $import );
		$bookings   = new Booking_Command( $services->ability_calls() );
		$seed       = new Seed_Command( $services->demo() );
		( new Commands( $inspection, new Export_Command( $export ), $importing, $seed, $bookings, $services->lifecycle() ) )->register();
	}
}

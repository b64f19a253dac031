<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Cli;

use StudioCalendar\WordPress\Site\Lifecycle;

/** Registers the WP-CLI commands; each public method of `Inspection` is one. */
final class Commands {

	private const NAME = 'studio-calendar';

	public function __construct(
		private readonly Inspection $inspection,
		private readonly Export_Command $export,
		private readonly Import_Command $import,
		private readonly Seed_Command $seed,
		private readonly Booking_Command $booking,
		private readonly Lifecycle $lifecycle,
	) {
	}

	/** Registers the commands under WP-CLI; one may be the first use of the plugin on a site. */
	public function register(): void {
		$add = array( 'WP_CLI', 'add_command' );
		if ( ! is_callable( $add ) ) {
			return;
		}
		$first = array( 'before_invoke' => $this->lifecycle->ensure( ... ) );
		$add( self::NAME, $this->inspection, $first );
		$add( self::NAME . ' export', array( $this->export, 'export' ), $first );
		$add( self::NAME . ' import', array( $this->import, 'import' ), $first );
		$add( self::NAME . ' seed', array( $this->seed, 'seed' ), $first );
		$add( self::NAME . ' copy-week', array( $this->booking, 'copy_week' ), $first );
		foreach ( array( 'move', 'cancel', 'undo' ) as $command ) {
			$add( self::NAME . " $command", array( $this->booking, $command ), $first );
		}
	}
}

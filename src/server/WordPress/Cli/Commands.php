<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Cli;

/** Tells WP-CLI of the commands; each public method of `Inspection` is one. */
final class Commands {

	private const NAME = 'studio-calendar';

	public function __construct(
		private readonly Inspection $inspection,
		private readonly Export_Command $export,
		private readonly Import_Command $import,
		private readonly Seed_Command $seed,
	) {
	}

	/** Only where WP-CLI runs. */
	public function register(): void {
		$add = array( 'WP_CLI', 'add_command' );
		if ( ! is_callable( $add ) ) {
			return;
		}
		$add( self::NAME, $this->inspection );
		$add( self::NAME . ' export', array( $this->export, 'export' ) );
		$add( self::NAME . ' import', array( $this->import, 'import' ) );
		$add( self::NAME . ' seed', array( $this->seed, 'seed' ) );
	}
}

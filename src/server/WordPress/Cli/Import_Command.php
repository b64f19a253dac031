<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Cli;

use StudioCalendar\Domain\Infrastructure_Failure;
use StudioCalendar\Domain\Problem;
use StudioCalendar\WordPress\Transfer\Import;
use StudioCalendar\WordPress\Transfer\Import_Check;
use StudioCalendar\WordPress\Transfer\Transfer_Exception;

/** `wp studio-calendar import` */
final class Import_Command {

	public function __construct( private readonly Import_Check $check, private readonly Import $import ) {
	}

	/**
	 * Reads a file of `export` and makes its studios here, with new numbers. All of it or nothing.
	 *
	 * The file is read to its end first. When a person has no account here, two bookings overlap or a line cannot be
	 * read, all of that is listed and nothing is written. Do not run two imports at once.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The file.
	 *
	 * [--dry-run]
	 * : Only says what would happen.
	 *
	 * [--people=<pairs>]
	 * : Logins of people whose e-mail differs here, such as anna=anna.tamm,max=admin: the file's first, this site's second.
	 *
	 * @param list<string>          $args    The file.
	 * @param array<string, string> $options Dry run and people.
	 */
	public function import( array $args, array $options = array() ): void {
		$path   = $args[0] ?? '';
		$logins = self::logins( $options['people'] ?? '' );
		$found  = $this->check->of( $path, $logins );
		foreach ( $found['problems'] as $problem ) {
			Terminal::line( array( $problem ) );
		}
		if ( array() !== $found['problems'] ) {
			Terminal::refuse( __( 'Nothing was imported', 'studio-calendar' ) );
			return;
		}
		foreach ( array( 'studio', 'room', 'event', 'booking' ) as $type ) {
			Terminal::line( array( $type, (string) ( $found['counts'][ $type ] ?? 0 ) ) );
		}
		if ( ! isset( $options['dry-run'] ) ) {
			$this->write( $path, $logins );
		}
	}

	/** @param array<string, string> $logins */
	private function write( string $path, array $logins ): void {
		try {
			$studios = $this->import->run( $path, $logins );
		} catch ( Transfer_Exception $exception ) {
			Terminal::refuse( $exception->getMessage() );
			return;
		} catch ( Problem | Infrastructure_Failure ) {
			Terminal::refuse( __( 'The database is busy. Nothing was imported. Please try again.', 'studio-calendar' ) );
			return;
		}
		/* translators: %s: IDs of studios. */
		$words = __( 'Imported. Studio IDs on this site: %s', 'studio-calendar' );
		Terminal::line( array( sprintf( $words, implode( ', ', $studios ) ) ) );
	}

	/** @return array<string, string> Login here by login in the file. */
	private static function logins( string $pairs ): array {
		$logins = array();
		foreach ( explode( ',', $pairs ) as $pair ) {
			$parts = array_map( static fn( string $login ): string => trim( $login ), explode( '=', $pair, 2 ) );
			if ( 2 === count( $parts ) ) {
				$logins[ $parts[0] ] = $parts[1];
			}
		}

		return $logins;
	}
}

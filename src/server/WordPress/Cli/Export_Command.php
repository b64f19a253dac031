<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Cli;

use SplFileObject;
use StudioCalendar\WordPress\Content\Post_Ids;
use StudioCalendar\WordPress\Transfer\Export;
use StudioCalendar\WordPress\Transfer\Transfer_Exception;
use StudioCalendar\WordPress\Transfer\Transfer_File;
use Throwable;

/** `wp studio-calendar export` */
final class Export_Command {

	public function __construct( private readonly Export $export ) {
	}

	/**
	 * Writes studios with their settings, people, rooms, events, bookings and history as a file that `import` reads.
	 *
	 * The file holds names and the owners' hidden texts: keep it where only you can read it. E-mail addresses, passwords
	 * and the Ably key are not in it. Pictures are not either.
	 *
	 * ## OPTIONS
	 *
	 * [--studio=<id>]
	 * : Number of the studio. All of them without it.
	 *
	 * [--file=<path>]
	 * : A file that is not there yet. Without it, what would be in the file is printed.
	 *
	 * @param list<string>          $args    None.
	 * @param array<string, string> $options Studio and file.
	 */
	public function export( array $args = array(), array $options = array() ): void {
		$studio  = isset( $options['studio'] ) ? Terminal::number( $options['studio'], 1, PHP_INT_MAX ) ?? 0 : null;
		$studios = null === $studio ? Post_Ids::studios() : array( $studio );
		$path    = $options['file'] ?? '';
		if ( array() === $studios ) {
			Terminal::refuse( __( 'No studios found', 'studio-calendar' ) );
			return;
		}
		if ( '' !== $path && file_exists( $path ) ) {
			Terminal::refuse( __( 'The file already exists', 'studio-calendar' ) );
			return;
		}
		try {
			$this->write( $studios, $path );
		} catch ( Throwable $thrown ) {
			if ( '' !== $path && is_file( $path ) ) {
				unlink( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the person at the terminal, no upload.
			}
			Terminal::refuse( $thrown instanceof Transfer_Exception ? $thrown->getMessage() : __( 'The file could not be written', 'studio-calendar' ) );
		}
	}

	/** @param non-empty-list<int> $studios */
	private function write( array $studios, string $path ): void {
		$mask = umask( 0077 );
		try {
			$file = new SplFileObject( '' === $path ? 'php://output' : $path, '' === $path ? 'w' : 'x' );
			foreach ( $this->export->lines( $studios ) as $line ) {
				$text = Transfer_File::encode( $line );
				if ( strlen( $text ) !== $file->fwrite( $text ) ) {
					// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is text for the terminal.
					throw new Transfer_Exception( __( 'The file could not be written', 'studio-calendar' ) );
				}
			}
		} finally {
			umask( $mask );
		}
	}
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Transfer;

use Generator;
use SplFileObject;

/**
 * Reads and writes the format: JSON with one object per line, so that no side needs the whole file in memory. First
 * `file` (format, version, salt), then `person`, and for each studio `studio`, its `room`s, `event`s and `booking`s, a
 * room's bookings in order of time; last `end` with the number of bookings. `ref` is the ID on the exporting site.
 */
final class Transfer_File {

	public const FORMAT = 'studio-calendar';

	/** Version of the format; raised if readers of the previous version would misunderstand a file. */
	public const VERSION = 1;

	private const LONGEST_LINE = 4_000_000;

	/** @param array<string, mixed> $line */
	public static function encode( array $line ): string {
		return (string) wp_json_encode( $line, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) . "\n";
	}

	/**
	 * @return Generator<int, array{ string, Line }> Type and fields of each line.
	 * @throws Transfer_Exception If it is not an export of this plugin, has a newer version, or is incomplete.
	 */
	public static function lines( string $path ): Generator {
		if ( ! is_file( $path ) || ! is_readable( $path ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is text for the terminal.
			throw new Transfer_Exception( __( 'File not found', 'studio-calendar' ) );
		}
		$file = new SplFileObject( $path, 'r' );
		$type = '';
		for ( $number = 1; ! $file->eof(); $number++ ) {
			$text = $file->fgets();
			if ( '' === trim( $text ) ) {
				continue;
			}
			$line = self::decode( $text, $number );
			$type = $line->text( 'type' );
			if ( 1 === $number ) {
				self::check_head( $type, $line );
			}
			yield $number => array( $type, $line );
		}
		if ( 'end' !== $type ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is text for the terminal.
			throw new Transfer_Exception( __( 'The file is incomplete: its last line is missing', 'studio-calendar' ) );
		}
	}

	private static function decode( string $text, int $number ): Line {
		$fields = strlen( $text ) > self::LONGEST_LINE ? null : json_decode( $text, true );
		if ( ! is_array( $fields ) ) {
			/* translators: %d: number of a line. */
			$words = __( 'Line %d is not valid JSON', 'studio-calendar' );
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is text for the terminal.
			throw new Transfer_Exception( sprintf( $words, $number ) );
		}

		return new Line( $number, $fields );
	}

	private static function check_head( string $type, Line $line ): void {
		if ( 'file' !== $type || self::FORMAT !== $line->text( 'format' ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is text for the terminal.
			throw new Transfer_Exception( __( 'This is not a Studio Calendar export', 'studio-calendar' ) );
		}
		if ( self::VERSION !== $line->number( 'version' ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is text for the terminal.
			throw new Transfer_Exception( __( 'The file was written by a newer version of Studio Calendar', 'studio-calendar' ) );
		}
	}
}

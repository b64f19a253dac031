<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use Traversable;

/** Formats a list of bookings as CSV, line by line. */
final class Booking_Csv {

	/** Byte order mark; spreadsheets need it to read the file as UTF-8. */
	public const BOM = "\xEF\xBB\xBF";

	private const PAYMENT = array( 'payment_status', 'payment_method', 'payment_frequency', 'hiddenOwnerCustomDescription' );

	/**
	 * @param iterable<array<string, mixed>> $rows          Rows of Booking_Listing.
	 * @param bool                           $shows_payment Whether the rows have the owners' columns.
	 * @param string                         $separator     Cell separator that spreadsheets expect in the user's language.
	 * @return Traversable<string>
	 */
	public static function lines( iterable $rows, bool $shows_payment, string $separator = ',' ): Traversable {
		$titles = self::titles();
		$shown  = $shows_payment ? $titles : array_diff_key( $titles, array_flip( self::PAYMENT ) );
		yield self::BOM . self::line( array_values( $shown ), $separator );
		foreach ( $rows as $row ) {
			yield self::line( array_map( static fn( string $name ): string => self::word( $row[ $name ] ?? '' ), array_keys( $shown ) ), $separator );
		}
	}

	/**
	 * Formats one line. An apostrophe turns a cell that a spreadsheet would run as a formula into text.
	 *
	 * @param list<string> $cells
	 */
	private static function line( array $cells, string $separator ): string {
		$quoted = array_map(
			static fn( string $cell ): string => '"' . str_replace( '"', '""', 1 === preg_match( '/\A[=+\-@\t\r]/', $cell ) ? "'$cell" : $cell ) . '"',
			$cells
		);

		return implode( $separator, $quoted ) . "\r\n";
	}

	private static function word( mixed $value ): string {
		if ( is_bool( $value ) ) {
			return $value ? __( 'Yes', 'studio-calendar' ) : __( 'No', 'studio-calendar' );
		}

		return is_scalar( $value ) ? (string) $value : '';
	}

	/** @return array<string, string> Column titles by row key. */
	private static function titles(): array {
		return array(
			'id'                           => __( 'Booking', 'studio-calendar' ),
			'date'                         => __( 'Date', 'studio-calendar' ),
			'time_from'                    => __( 'From', 'studio-calendar' ),
			'time_to'                      => __( 'Until', 'studio-calendar' ),
			'room'                         => __( 'Room', 'studio-calendar' ),
			'title'                        => __( 'Event', 'studio-calendar' ),
			'trainer'                      => __( 'Trainer', 'studio-calendar' ),
			'status'                       => __( 'Status', 'studio-calendar' ),
			'canceled'                     => __( 'Canceled', 'studio-calendar' ),
			'private'                      => __( 'Private', 'studio-calendar' ),
			'payment_status'               => __( 'Payment', 'studio-calendar' ),
			'payment_method'               => __( 'Payment method', 'studio-calendar' ),
			'payment_frequency'            => __( 'Payment frequency', 'studio-calendar' ),
			'hiddenOwnerCustomDescription' => __( 'Hidden description', 'studio-calendar' ),
		);
	}
}

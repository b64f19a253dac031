<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

/** Counts and deletes all rows of one studio. */
final class Studio_Records {

	public function __construct( private readonly Database $database ) {
	}

	/** Returns the number of bookings on that date or later. */
	public function coming( int $studio_id, string $today ): int {
		$row = $this->database->row(
			'SELECT COUNT(*) AS coming FROM %i WHERE studio_id = %d AND booking_date >= %s AND is_canceled = 0',
			array( Table::Bookings, $studio_id, $today )
		);

		return (int) ( $row['coming'] ?? 0 );
	}

	/** Deletes the studio's bookings and their history. */
	public function forget( int $studio_id ): void {
		foreach ( array( Table::History, Table::Bookings ) as $table ) {
			$this->database->run( 'DELETE FROM %i WHERE studio_id = %d', array( $table, $studio_id ) );
		}
		Booking_Counts::forget( $studio_id );
	}
}

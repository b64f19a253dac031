<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Storage;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Storage\Booking_Row;
use StudioCalendar\Storage\Bookings;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Database_Failure;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;

/** Tests of reads from the bookings table. */
final class Bookings_Test extends Rest_Case {

	private Bookings $bookings;

	protected function setUp(): void {
		parent::setUp();
		$this->bookings = new Bookings( new Database( self::wpdb() ) );
	}

	public function test_a_range_holds_both_its_ends_in_the_order_of_the_week(): void {
		$last   = $this->book( '2026-11-22', 600 );
		$second = $this->book( '2026-11-16', 660 );
		$first  = $this->book( '2026-11-16', 600 );
		$this->book( '2026-11-15', 600 );
		$this->book( '2026-11-23', 600 );

		self::assertSame( array( $first, $second, $last ), self::ids( $this->bookings->in_range( $this->here->studio, '2026-11-16', '2026-11-22' ) ) );
	}

	public function test_a_range_is_one_studios_and_without_canceled_ones(): void {
		$this->book( '2026-11-16', 600, array( 'studio_id' => $this->here->other_studio ) );
		$this->book( '2026-11-16', 600, array( 'is_canceled' => 1 ) );

		self::assertSame( array(), $this->bookings->in_range( $this->here->studio, '2026-11-16', '2026-11-22' ) );
	}

	public function test_what_takes_time_is_in_these_rooms_on_these_dates(): void {
		$here = $this->book( '2026-11-16', 600 );
		$then = $this->book( '2026-11-23', 600, array( 'room_id' => $this->here->small, 'status' => 'Pending' ) );
		$this->book( '2026-11-17', 600 );
		$this->book( '2026-11-16', 600, array( 'is_canceled' => 1 ) );
		$this->book( '2026-11-16', 600, array( 'room_id' => $this->here->other_room ) );
		$rooms = array( $this->here->big, $this->here->small );

		self::assertSame( array( $here, $then ), self::ids( $this->bookings->taking_time( $rooms, array( '2026-11-16', '2026-11-23' ) ) ) );
	}

	public function test_a_row_is_a_booking_and_a_booking_is_a_row(): void {
		$id    = $this->book( '2026-11-16', 600, array( 'is_private' => 1, 'payment_status' => 'paid', 'series_id' => 41, 'revision' => 7, 'hidden_description' => '\\ % \' 🕺' ) );
		$found = $this->bookings->find( $id );
		self::assertNotNull( $found );
		$row = $this->row( $id );

		foreach ( Booking_Row::values( $found ) as $column => $value ) {
			self::assertSame( (string) $value, $row[ $column ], $column );
		}
		self::assertSame( array( 41, 7, true ), array( $found->series, $found->revision, $found->is_private ) );
	}

	public function test_what_is_not_there_is_null(): void {
		self::assertNull( $this->bookings->find( 4_000_000_000 ) );
	}

	public function test_a_room_and_a_trainer_with_something_to_come(): void {
		$this->book( self::TODAY, 600 );
		$this->book( '2026-12-24', 600, array( 'is_canceled' => 1 ) );

		self::assertTrue( $this->bookings->room_has_coming( $this->here->big, self::TODAY ) );
		self::assertFalse( $this->bookings->room_has_coming( $this->here->big, '2026-11-21' ) );
		self::assertTrue( $this->bookings->trainer_has_coming( $this->here->anna, self::TODAY ) );
		self::assertFalse( $this->bookings->trainer_has_coming( $this->here->anna, '2026-11-21' ) );
		self::assertFalse( $this->bookings->trainer_has_coming( $this->here->ivan, self::TODAY ) );
	}

	public function test_a_failed_statement_is_an_exception_and_prints_nothing(): void {
		$database = new Database( self::wpdb() );
		$update   = static fn(): int => $database->run( 'UPDATE no_such_table SET a = 1' );
		$select   = static fn(): array => $database->rows( 'SELECT * FROM no_such_table' );
		foreach ( array( $update, $select ) as $statement ) {
			try {
				$statement();
				self::fail( 'A failed statement went by in silence.' );
			} catch ( Database_Failure $failure ) {
				self::assertStringContainsString( 'no_such_table', $failure->getMessage() );
				self::assertFalse( $failure->is_worth_another_try() );
			}
		}
		self::assertSame( array( array( 'one' => '1' ) ), $database->rows( 'SELECT 1 AS one' ), 'An old error must not spoil the next statement.' );
	}

	/** @param array<string, int|string> $more Columns that replace the defaults. */
	private function book( string $date, int $start, array $more = array() ): int {
		$when = array( 'booking_date' => $date, 'start_minute' => $start, 'end_minute' => $start + 60 );

		return $this->make->booking( $this->here->studio, $this->here->big, $this->here->salsa, $this->here->anna, $more + $when );
	}

	/**
	 * @param list<Booking> $bookings
	 * @return list<int>
	 */
	private static function ids( array $bookings ): array {
		return array_map( static fn( Booking $booking ): int => $booking->id, $bookings );
	}
}

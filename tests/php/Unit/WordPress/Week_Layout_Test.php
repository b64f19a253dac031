<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use StudioCalendar\Domain\Wall_Clock;
use StudioCalendar\WordPress\First_Week\Card_Box;
use StudioCalendar\WordPress\First_Week\Shown_Booking;
use StudioCalendar\WordPress\First_Week\Week_Layout;

/** Tests that the server puts cards where the app does; tests/unit/domain/first-week.test.ts reads the same weeks. */
final class Week_Layout_Test extends TestCase {

	private const DATES = array( '2026-11-23', '2026-11-24' );
	private const ROOMS = array( 7, 8 );

	/** @param array{ earliest: int, latest: int, rowHeight: int, bookings: list<array{ int, int, string, int, int }>, rows: list<int>, boxes: array<string, list<list<float|int>>> } $week */
	#[DataProvider( 'weeks' )]
	public function test_lays_out_what_the_app_lays_out( array $week ): void {
		$bookings = array_filter( array_map( self::booking( ... ), $week['bookings'] ) );
		$layout   = new Week_Layout( array_values( $bookings ), self::DATES, self::ROOMS, $week['earliest'], $week['latest'], 80 === $week['rowHeight'] );
		$boxes    = array();
		foreach ( self::DATES as $date ) {
			foreach ( self::ROOMS as $room ) {
				$found = array_map( self::written( ... ), $layout->column( $date, $room ) );
				$boxes = array() === $found ? $boxes : $boxes + array( "$date $room" => $found );
			}
		}

		self::assertSame( $week['rows'], array_column( $layout->rows, 'height' ) );
		self::assertSame( array_sum( $week['rows'] ), $layout->height );
		self::assertEqualsWithDelta( $week['boxes'], $boxes, 0.011 );
	}

	/** @param array{ int, int, string, int, int } $card ID, room, date, first and last minute. */
	private static function booking( array $card ): ?Shown_Booking {
		[ $id, $room, $date, $from, $to ] = $card;

		return Shown_Booking::of(
			array( 'id' => $id, 'room_id' => $room, 'date' => $date, 'time_from' => Wall_Clock::time( $from ), 'time_to' => Wall_Clock::time( $to ) )
		);
	}

	/** @return list<float|int> */
	private static function written( Card_Box $box ): array {
		return array(
			$box->booking->id,
			$box->top,
			$box->height,
			$box->lane,
			$box->lanes,
			(int) $box->is_clash,
			(int) $box->is_tight_above,
			(int) $box->is_tight_below,
		);
	}

	/** @return iterable<int, array{ array<string, mixed> }> */
	public static function weeks(): iterable {
		$file = dirname( __DIR__, 3 ) . '/fixtures/first-week/layout.json';
		/** @var list<array<string, mixed>> $weeks */
		$weeks = json_decode( (string) file_get_contents( $file ), true, 512, JSON_THROW_ON_ERROR );
		foreach ( $weeks as $week ) {
			yield array( $week );
		}
	}

	public function test_reads_of_a_booking_what_a_card_shows(): void {
		$wire   = array( 'id' => 1, 'room_id' => 7, 'date' => '2026-11-23', 'time_from' => '22:00', 'time_to' => '00:00', 'private' => true, 'event_id' => 0, 'first_name' => 'Õnne', 'last_name' => 'Ülo' );
		$shown  = Shown_Booking::of( $wire );
		$public = Shown_Booking::of( array( 'event_id' => 4, 'status' => 'Pending', 'payment_status' => 'paid' ) + $wire );

		self::assertSame( 1440, $shown?->to, 'Some send the end of the day as 00:00.' );
		self::assertSame( 'Õnne Ülo', $shown->trainer );
		self::assertSame( 'ÕÜ', $shown->initials );
		self::assertTrue( $shown->is_busy );
		self::assertNull( $shown->payment );
		self::assertFalse( $public?->is_busy );
		self::assertTrue( $public->is_pending );
		self::assertSame( 'paid', $public->payment['status'] ?? '' );
		self::assertNull( Shown_Booking::of( array( 'time_from' => '25:00' ) + $wire ) );
		self::assertNull( Shown_Booking::of( array( 'date' => '' ) + $wire ) );
	}
}

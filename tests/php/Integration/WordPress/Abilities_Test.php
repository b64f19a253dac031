<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use StudioCalendar\Tests\Integration\Test_Case;
use WP_Error;

/** Tests of the plugin's abilities, executed through WordPress's registry as an assistant does. */
final class Abilities_Test extends Test_Case {

	public function test_a_trainer_finds_a_free_slot_and_books_it(): void {
		$people = new People( $this->make );
		$slot   = array( 'studio_id' => $people->post['studio'], 'date' => gmdate( 'Y-m-d', time() + 3 * DAY_IN_SECONDS ) );
		$this->make->booking( $people->post['studio'], $people->post['room'], $people->post['event'], $people->user['owner'], array( 'booking_date' => $slot['date'] ) );
		wp_set_current_user( $people->user['trainer'] );

		$free = self::run_ability( 'list-free-slots', $slot + array( 'minutes' => 30 ) );
		self::assertIsArray( $free );
		$expected = array( array( 'time_from' => '07:00', 'time_to' => '18:00' ), array( 'time_from' => '19:30', 'time_to' => '24:00' ) );
		self::assertSame( array( array( 'room_id' => $people->post['room'], 'name' => 'Big hall', 'free' => $expected ) ), $free['rooms'] );

		$wish   = $slot + array( 'room_id' => $people->post['room'], 'event_id' => $people->post['event'], 'time_from' => '19:30', 'time_to' => '21:00' );
		$booked = self::run_ability( 'book', $wish );
		self::assertSame( 'Pending', self::bookings( $booked )[0]['status'] ?? null );

		$again = self::run_ability( 'book', $wish );
		self::assertInstanceOf( WP_Error::class, $again );
		self::assertSame( 'slot_taken', $again->get_error_code() );

		$listed = self::run_ability( 'list-bookings', array( 'studio_id' => $slot['studio_id'], 'date_from' => $slot['date'], 'date_to' => $slot['date'] ) );
		self::assertCount( 2, self::bookings( $listed ) );
	}

	public function test_a_trainer_moves_and_cancels_a_series_and_takes_it_back(): void {
		$people = new People( $this->make );
		$wish   = array( 'studio_id' => $people->post['studio'], 'room_id' => $people->post['room'], 'event_id' => $people->post['event'] );
		$days   = array_map( static fn( int $day ): string => gmdate( 'Y-m-d', time() + $day * DAY_IN_SECONDS ), array( 3, 4, 10, 11 ) );
		wp_set_current_user( $people->user['trainer'] );
		$booked = self::bookings( self::run_ability( 'book', $wish + array( 'date' => $days[0], 'time_from' => '18:00', 'time_to' => '19:00', 'repeat' => 1 ) ) );
		$move   = array( 'booking_id' => $booked[0]['id'] ?? 0, 'date' => $days[1], 'scope' => 'all' );
		$dry    = self::run_ability( 'move-booking', $move + array( 'dry_run' => true ) );
		self::assertIsArray( $dry );
		self::assertSame( array( 'one' => 1, 'following' => 0, 'all' => 2 ), $dry['counts'] ?? null );

		self::assertInstanceOf( WP_Error::class, self::run_ability( 'move-booking', $move + array( 'plan' => 'another' ) ) );
		$moved = self::bookings( self::run_ability( 'move-booking', $move + array( 'plan' => $dry['plan'] ?? null, 'request_id' => 'mine' ) ) );
		self::assertSame( array( $days[1], $days[3] ), array_column( $moved, 'date' ) );
		$back = self::bookings( self::run_ability( 'undo', array( 'request_id' => 'mine' ) ) );
		self::assertSame( array( $days[0], $days[2] ), array_column( $back, 'date' ) );
		$canceled = self::run_ability( 'cancel-booking', array( 'booking_id' => $booked[0]['id'] ?? 0, 'scope' => 'all' ) );
		self::assertCount( 2, self::bookings( $canceled ) );

		wp_set_current_user( $people->user['subscriber'] );
		foreach ( array( 'move-booking' => $move, 'cancel-booking' => array( 'booking_id' => $move['booking_id'] ), 'undo' => array( 'request_id' => 'mine' ) ) as $name => $input ) {
			self::assertInstanceOf( WP_Error::class, self::run_ability( $name, $input ) );
		}
	}

	public function test_an_owner_copies_a_week_and_nobody_else_does(): void {
		$people = new People( $this->make );
		$this->make->booking( $people->post['studio'], $people->post['room'], $people->post['event'], $people->user['trainer'], array( 'booking_date' => '2030-01-08' ) );
		$weeks = array( 'studio_id' => $people->post['studio'], 'from' => '2030-01-07', 'to' => '2030-01-14' );
		wp_set_current_user( $people->user['owner'] );
		$dry = self::run_ability( 'copy-week', $weeks + array( 'dry_run' => true ) );
		self::assertIsArray( $dry );
		self::assertSame( array( 0, 200 ), array( $dry['pending'] ?? null, $dry['limit'] ?? null ) );
		$copied = self::bookings( self::run_ability( 'copy-week', $weeks + array( 'plan' => $dry['plan'] ?? null, 'request_id' => 'mine' ) ) );
		self::assertSame( array( '2030-01-15' ), array_column( $copied, 'date' ) );
		self::assertSame( array(), self::bookings( self::run_ability( 'undo', array( 'request_id' => 'mine' ) ) ) );

		foreach ( array( 'trainer' => 'forbidden', 'subscriber' => 'forbidden', People::GUEST => 'not_logged_in' ) as $who => $code ) {
			wp_set_current_user( $people->user[ $who ] );
			$answer = self::run_ability( 'copy-week', $weeks );
			self::assertInstanceOf( WP_Error::class, $answer );
			self::assertSame( $code, $answer->get_error_code() );
		}
	}

	public function test_guests_and_strangers_may_look_and_not_book(): void {
		$people = new People( $this->make );
		$date   = gmdate( 'Y-m-d', time() + DAY_IN_SECONDS );
		$id     = $this->make->booking( $people->post['studio'], $people->post['room'], $people->post['event'], $people->user['trainer'], array( 'is_private' => 1 ) );
		foreach ( array( 'subscriber' => 'forbidden', People::GUEST => 'not_logged_in' ) as $who => $code ) {
			wp_set_current_user( $people->user[ $who ] );
			$listed = self::run_ability( 'list-bookings', array( 'studio_id' => $people->post['studio'], 'date_from' => $date, 'date_to' => $date ) );
			$busy   = self::bookings( $listed )[0] ?? array();
			self::assertSame( $id, $busy['id'] ?? null );
			self::assertSame( '', $busy['first_name'] ?? '', 'of a private booking only its time' );
			self::assertArrayNotHasKey( 'payment_status', $busy );

			$wish   = array( 'studio_id' => $people->post['studio'], 'room_id' => $people->post['room'], 'event_id' => $people->post['event'] );
			$answer = self::run_ability( 'book', $wish + array( 'date' => $date, 'time_from' => '10:00', 'time_to' => '11:00' ) );
			self::assertInstanceOf( WP_Error::class, $answer );
			self::assertSame( $code, $answer->get_error_code() );
		}
	}

	/** @return iterable<string, array{ array<string, mixed> }> */
	public static function bad_input(): iterable {
		yield 'no studio' => array( array( 'date' => '2026-12-01' ) );
		yield 'no date' => array( array( 'studio_id' => 1 ) );
		yield 'more than is asked for' => array( array( 'studio_id' => 1, 'date' => '2026-12-01', 'status' => 'Approved' ) );
		yield 'a date of another kind' => array( array( 'studio_id' => 1, 'date' => '1.12.2026' ) );
		yield 'a studio that is none' => array( array( 'studio_id' => 999_999_999, 'date' => '2026-12-01' ) );
	}

	/** @param array<string, mixed> $input */
	#[\PHPUnit\Framework\Attributes\DataProvider( 'bad_input' )]
	public function test_bad_input_is_refused_in_words( array $input ): void {
		$answer = self::run_ability( 'list-free-slots', $input );

		self::assertInstanceOf( WP_Error::class, $answer );
		self::assertNotSame( '', $answer->get_error_message() );
	}

	/** @return list<array<array-key, mixed>> */
	private static function bookings( mixed $answer ): array {
		self::assertIsArray( $answer );
		self::assertIsArray( $answer['bookings'] );

		return array_values( array_filter( $answer['bookings'], is_array( ... ) ) );
	}

	/** @param array<string, mixed> $input */
	private static function run_ability( string $name, array $input ): mixed {
		$ability = wp_get_ability( "studio-calendar/$name" );
		self::assertNotNull( $ability );

		return $ability->execute( $input );
	}
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;
use WP_REST_Response;

/**
 * Tests of the booking rules at the endpoints. The big hall is booked on 27 November 2026 from 12:00 to 14:00; the studio requires at
 * least 30 minutes and a gap of 15. One table covers new bookings and bookings moved there.
 */
final class Rules_Test extends Rest_Case {

	private const STANDING = array( 'booking_date' => '2026-11-27', 'start_minute' => 720, 'end_minute' => 840 );

	/** @param array<string, string> $wanted Times, and the date unless it is 27 November. */
	#[DataProvider( 'table' )]
	public function test_adding( string $who, array $wanted, ?Problem_Code $refusal ): void {
		$this->stand();
		$before = $this->everything();
		$data   = $this->here->wanted( array( 'trainer_id' => $this->id_of( $who ) ) + $wanted );
		$answer = $this->server->add( $data, $this->id_of( $who ) );

		if ( null === $refusal ) {
			self::ok( $answer );
			return;
		}
		self::refused( $refusal, $answer );
		self::assertSame( $before, $this->everything() );
	}

	/** @param array<string, string> $wanted Times, and the date unless it is 27 November. */
	#[DataProvider( 'table' )]
	public function test_moving( string $who, array $wanted, ?Problem_Code $refusal ): void {
		$this->stand();
		$later  = array( 'booking_date' => '2026-12-01' );
		$own    = $this->make->booking( $this->here->studio, $this->here->small, $this->here->rehearsal, $this->id_of( $who ), $later );
		$before = $this->everything();
		$to     = array( 'booking_id' => $own, 'room_id' => $this->here->big, 'date' => '2026-11-27', 'locale' => 'en' );
		$answer = $this->server->edit( array_map( strval( ... ), $wanted + $to ), $this->id_of( $who ) );

		if ( null === $refusal ) {
			self::ok( $answer );
			return;
		}
		self::refused( $refusal, $answer );
		self::assertSame( $before, $this->everything() );
	}

	/** @return iterable<string, array{ string, array<string, string>, Problem_Code|null }> */
	public static function table(): iterable {
		$at = static fn( string $from, string $to ): array => array( 'time_from' => $from, 'time_to' => $to );
		yield 'free' => array( 'anna', $at( '10:00', '11:00' ), null );
		yield 'the shortest' => array( 'anna', $at( '10:00', '10:30' ), null );
		yield 'a minute under it' => array( 'anna', $at( '10:00', '10:29' ), Problem_Code::Too_Short );
		yield 'a minute under it, owner' => array( 'mari', $at( '10:00', '10:29' ), Problem_Code::Too_Short );
		yield 'end is the start' => array( 'anna', $at( '10:00', '10:00' ), Problem_Code::Too_Short );
		yield 'end before the start' => array( 'anna', $at( '11:00', '10:00' ), Problem_Code::Too_Short );
		yield 'midnight as 00:00 is no end' => array( 'anna', $at( '22:00', '00:00' ), Problem_Code::Too_Short );
		yield 'midnight as 24:00 is one' => array( 'anna', $at( '22:00', '24:00' ), null );
		yield '24:00 is no start' => array( 'anna', $at( '24:00', '24:00' ), Problem_Code::Too_Short );
		yield 'before the first hour' => array( 'anna', $at( '06:59', '08:00' ), Problem_Code::Outside_Hours );
		yield 'before the first hour, owner' => array( 'mari', $at( '06:59', '08:00' ), Problem_Code::Outside_Hours );
		yield 'from the first hour' => array( 'anna', $at( '07:00', '08:00' ), null );
		yield 'overlap at its start' => array( 'anna', $at( '11:00', '12:01' ), Problem_Code::Slot_Taken );
		yield 'overlap at its end' => array( 'mari', $at( '13:59', '15:00' ), Problem_Code::Slot_Taken );
		yield 'overlap inside' => array( 'admin', $at( '12:30', '13:00' ), Problem_Code::Slot_Taken );
		yield 'overlap around' => array( 'mari', $at( '11:00', '15:00' ), Problem_Code::Slot_Taken );
		yield 'touching its end' => array( 'anna', $at( '14:00', '15:00' ), Problem_Code::Gap_Too_Small );
		yield 'touching its end, administrator' => array( 'admin', $at( '14:00', '15:00' ), Problem_Code::Gap_Too_Small );
		yield 'touching its end, owner' => array( 'mari', $at( '14:00', '15:00' ), null );
		yield 'touching its start, owner' => array( 'mari', $at( '11:00', '12:00' ), null );
		yield 'a minute under the gap' => array( 'anna', $at( '14:14', '15:00' ), Problem_Code::Gap_Too_Small );
		yield 'a minute under the gap before it' => array( 'anna', $at( '11:00', '11:46' ), Problem_Code::Gap_Too_Small );
		yield 'the gap' => array( 'anna', $at( '14:15', '15:00' ), null );
		yield 'the gap before it' => array( 'anna', $at( '11:00', '11:45' ), null );
		yield 'yesterday' => array( 'anna', $at( '10:00', '11:00' ) + array( 'date' => '2026-11-19' ), Problem_Code::In_The_Past );
		yield 'yesterday, owner' => array( 'mari', $at( '10:00', '11:00' ) + array( 'date' => '2026-11-19' ), null );
		yield 'this morning' => array( 'anna', $at( '07:00', '08:00' ) + array( 'date' => self::TODAY ), null );
	}

	public function test_a_refusal_names_when_and_where_but_not_who(): void {
		$this->stand();
		$wanted = $this->here->wanted( array( 'time_from' => '12:30', 'time_to' => '13:00' ) );
		$data   = self::refused( Problem_Code::Slot_Taken, $this->server->add( $wanted, $this->here->anna ) );

		$clash = array( 'date' => '2026-11-27', 'room_id' => $this->here->big, 'time_from' => '12:00', 'time_to' => '14:00' );
		self::assertSame( array( $clash ), $data['conflicts'] ?? null );
	}

	public function test_without_a_minimum_the_end_must_still_be_after_the_start(): void {
		$this->set( array( Meta_Key::MIN_MINUTES => '0' ) );
		$empty = $this->wants( '10:00', '10:00' );

		self::refused( Problem_Code::Too_Short, $empty );
		self::assertSame( 'The end must be after the start', self::value_at( (array) $empty->get_data(), 'message' ) );
		self::ok( $this->wants( '10:00', '10:01' ) );
	}

	public function test_without_a_gap_bookings_may_touch(): void {
		$this->set( array( Meta_Key::GAP_MINUTES => '0' ) );
		$this->stand();

		self::ok( $this->wants( '14:00', '15:00' ) );
		self::ok( $this->wants( '11:00', '12:00' ) );
	}

	public function test_the_last_hour_is_the_studios(): void {
		$this->set( array( Meta_Key::LATEST_HOUR => '22' ) );

		self::refused( Problem_Code::Outside_Hours, $this->wants( '21:00', '22:01' ) );
		self::ok( $this->wants( '21:00', '22:00' ) );
	}

	public function test_pending_ones_take_time_and_canceled_ones_do_not(): void {
		$id = $this->stand( array( 'status' => 'Pending' ) );
		self::refused( Problem_Code::Slot_Taken, $this->wants( '12:00', '14:00' ) );

		self::ok( $this->server->call( 'GET', "booking/cancel/$id", array(), $this->here->mari ) );
		self::ok( $this->wants( '12:00', '14:00' ) );
	}

	/** Checks bookings that name another studio than their room's, as after moving a room without WordPress. */
	public function test_a_room_is_taken_whatever_studio_its_bookings_name(): void {
		$this->stand( array( 'studio_id' => $this->here->other_studio ) );
		$canceled = $this->stand( array( 'is_canceled' => 1 ) );
		$pending  = $this->stand( array( 'status' => 'Pending' ) );
		$before   = $this->everything();
		$wanted   = $this->here->wanted( array( 'time_from' => '12:00', 'time_to' => '14:00' ) );

		self::refused( Problem_Code::Slot_Taken, $this->wants( '13:00', '15:00' ) );
		self::refused( Problem_Code::Slot_Taken, $this->server->call( 'GET', "booking/restore/$canceled", array(), $this->here->mari ) );
		self::refused( Problem_Code::Slot_Taken, $this->server->call( 'GET', "booking/approve/$pending", array(), $this->here->mari ) );
		self::refused( Problem_Code::Slot_Taken, $this->server->edit( array( 'booking_id' => (string) $pending, 'time_to' => '13:30' ), $this->here->mari ) );
		$dates = self::rows_at( self::ok( $this->server->add( array( 'dry_run' => true ) + $wanted, $this->here->anna ) ), 'dates' );
		self::assertSame( array( false ), self::column( $dates, 'free' ) );
		self::assertSame( $before, $this->everything() );
	}

	/** Checks that no stored booking, whatever its ID, is taken for the one that is to be added. */
	public function test_the_first_booking_that_a_site_ever_stored_takes_its_time_too(): void {
		$this->stand( array( 'id' => 1 ) );

		self::refused( Problem_Code::Slot_Taken, $this->wants( '12:00', '14:00' ) );
	}

	/** @param array<string, int|string> $more Columns that replace the defaults. */
	private function stand( array $more = array() ): int {
		return $this->make->booking( $this->here->studio, $this->here->big, $this->here->yoga, $this->here->ivan, self::STANDING + $more );
	}

	private function wants( string $from, string $to ): WP_REST_Response {
		return $this->server->add( $this->here->wanted( array( 'time_from' => $from, 'time_to' => $to ) ), $this->here->anna );
	}
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;
use WP_REST_Response;

/**
 * Tests of the endpoints after a deletion (test 24 of docs/security.md): an account's email, phone, membership and events are
 * deleted with it, but bookings keep the names they were made with and their time (docs/behaviour.md, 4).
 */
final class Gone_Test extends Rest_Case {

	public function test_a_booking_outlives_its_trainer_and_event(): void {
		$trainer = $this->make->user( 'studio_trainer', array( 'first_name' => 'Toomas', 'last_name' => 'Left' ) );
		$this->make->member( $this->here->studio, $trainer );
		$event = $this->make->event( $trainer, 'Tango' );
		self::ok( $this->server->add( $this->here->wanted( array( 'date' => self::TODAY, 'event_id' => $event ) ), $trainer ) );
		$mail = self::user( $trainer )->user_email;
		self::assertStringContainsString( $mail, (string) wp_json_encode( $this->week( $this->here->mari ) ) );
		self::assertTrue( wp_delete_user( $trainer ) );
		$schedule = $this->week( $this->here->mari );
		$shown    = self::bookings_of( $schedule )[0];

		self::assertSame( array( 'Tango', 'Toomas', 'Left' ), array( $shown['title'], $shown['first_name'], $shown['last_name'] ) );
		self::assertStringNotContainsString( $mail, (string) wp_json_encode( $schedule ) );
		self::assertNull( get_post( $event ) );
		self::refused( Problem_Code::Slot_Taken, $this->server->add( $this->here->wanted( array( 'date' => self::TODAY ) ), $this->here->anna ) );
	}

	/** Checks that a trainer who was removed from the studio is a guest there, even for the bookings they made. */
	public function test_who_is_no_member_any_more_has_no_say_in_the_bookings_they_made(): void {
		$trainer = $this->make->user( 'studio_trainer' );
		$this->make->member( $this->here->studio, $trainer );
		$id = self::id_at( self::ok( $this->server->add( $this->here->wanted(), $trainer ) ), 'bookings', 0, 'id' );
		delete_post_meta( $this->here->studio, "_studio_cal_member_$trainer" );
		$before = $this->stored( Table::Bookings, Table::History );

		self::assertSame( 'Guest', $this->week( $trainer )['permission'] );
		self::refused( Problem_Code::Booking_Not_Found, $this->server->call( 'GET', "booking/cancel/$id", array(), $trainer ) );
		self::refused( Problem_Code::Booking_Not_Found, $this->server->edit( array( 'booking_id' => (string) $id, 'time_to' => '20:00' ), $trainer ) );
		self::refused( Problem_Code::Forbidden, $this->server->add( $this->here->wanted( array( 'date' => '2026-11-28' ) ), $trainer ) );
		self::assertSame( $before, $this->stored( Table::Bookings, Table::History ) );
	}

	public function test_a_booking_outlives_its_room(): void {
		$room = $this->make->room( $this->here->studio, 'Attic' );
		$past = array( 'booking_date' => '2026-11-18' );
		$id   = $this->make->booking( $this->here->studio, $room, $this->here->salsa, $this->here->anna, $past );
		wp_delete_post( $room, true );

		self::assertSame( 'Attic', $this->row( $id )['room_name'] );
		self::assertSame( array( $id ), self::column( self::bookings_of( $this->week( $this->here->mari ) ), 'id' ) );
		self::refused( Problem_Code::Invalid, $this->server->add( $this->here->wanted( array( 'room_id' => $room ) ), $this->here->anna ) );
	}

	public function test_a_booking_without_its_room_can_still_be_changed(): void {
		$room = $this->make->room( $this->here->studio, 'Attic' );
		$id   = $this->make->booking( $this->here->studio, $room, $this->here->salsa, $this->here->anna, array( 'booking_date' => '2026-11-18' ) );
		wp_delete_post( $room, true );

		self::ok( $this->server->call( 'GET', "booking/markPaid/$id", array(), $this->here->mari ) );
		self::ok( $this->server->edit( array( 'booking_id' => (string) $id, 'room_id' => (string) $this->here->big ), $this->here->mari ) );
	}

	/** Checks the first day of "not over": what is booked for today still takes its time, so somebody has to be there. */
	public function test_a_booking_of_today_is_not_approved_without_its_trainer_and_one_of_yesterday_is(): void {
		$pending   = array( 'status' => 'Pending' );
		$today     = $this->make->booking( $this->here->studio, $this->here->big, $this->here->rehearsal, 4_000_000, array( 'booking_date' => self::TODAY ) + $pending );
		$yesterday = $this->make->booking( $this->here->studio, $this->here->big, $this->here->rehearsal, 4_000_000, array( 'booking_date' => '2026-11-19' ) + $pending );
		$approve   = fn( int $id ): WP_REST_Response => $this->server->call( 'GET', "booking/approve/$id", array(), $this->here->mari );

		$data = self::refused( Problem_Code::Invalid, $approve( $today ) );
		self::assertSame( array( 'trainer_id' ), array_keys( (array) ( $data['fields'] ?? null ) ) );
		self::ok( $approve( $yesterday ) );
	}

	public function test_all_that_is_missing_is_named_at_once(): void {
		$id   = $this->make->booking( $this->here->studio, 4_000_000, $this->here->rehearsal, 4_000_000, array( 'booking_date' => '2026-11-27', 'is_canceled' => 1 ) );
		$data = self::refused( Problem_Code::Invalid, $this->server->call( 'GET', "booking/restore/$id", array(), $this->here->mari ) );

		self::assertSame( array( 'room_id', 'trainer_id' ), array_keys( (array) ( $data['fields'] ?? null ) ) );
	}

	/** Checks that an administrator's own events, which need no membership, do not open those of others. */
	public function test_no_other_event_of_a_trainer_who_left_can_be_chosen(): void {
		$trainer = $this->make->user( 'studio_trainer' );
		$id      = $this->make->booking( $this->here->studio, $this->here->big, $this->make->event( $trainer, 'Tango' ), $trainer, array( 'booking_date' => '2026-11-27' ) );
		$change  = array( 'booking_id' => (string) $id, 'event_id' => (string) $this->make->event( $trainer, 'Rumba' ) );
		foreach ( array( $this->here->admin, $this->here->mari ) as $user ) {
			$data = self::refused( Problem_Code::Invalid, $this->server->edit( $change, $user ) );
			self::assertSame( array( 'event_id' ), array_keys( (array) ( $data['fields'] ?? null ) ) );
		}
	}
}

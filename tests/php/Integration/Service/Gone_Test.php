<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;

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
}

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

/** Tests of `booking/add` for one date: who can book what for whom, and the resulting booking (docs/behaviour.md, 4 and 5). */
final class Booking_Adder_Test extends Rest_Case {

	public function test_an_owner_books_for_a_trainer(): void {
		$private = array( 'private' => true, 'hiddenOwnerCustomDescription' => 'Key at the bar' );
		$booking = $this->added( $this->here->mari, array( 'trainer_id' => $this->here->ivan, 'event_id' => $this->here->yoga ) + $private );

		self::assertSame( array( 'Approved', 'none' ), array( $booking['status'], $booking['approval'] ) );
		self::assertSame( $this->here->ivan, $booking['post_author_id'] );
		self::assertSame( array( 'Иван', "O'Brien", 'Yoga' ), array( $booking['first_name'], $booking['last_name'], $booking['title'] ) );
		self::assertSame( array( true, 'Key at the bar' ), array( $booking['private'], $booking['hiddenOwnerCustomDescription'] ) );
	}

	public function test_payment_is_copied_from_the_membership_and_starts_unpaid(): void {
		$booking = $this->added( $this->here->mari, array( 'trainer_id' => $this->here->ivan, 'event_id' => $this->here->yoga ) );

		self::assertSame( 'unpaid', $booking['payment_status'] );
		self::assertSame( array( 'bank_transfer', 'monthly' ), array( $booking['payment_method'], $booking['payment_frequency'] ) );
	}

	public function test_a_trainer_books_for_themselves_and_waits_for_approval(): void {
		$booking = $this->added( $this->here->anna, array( 'event_id' => $this->here->salsa ) );

		self::assertSame( array( 'Pending', 'required', $this->here->anna ), array( $booking['status'], $booking['approval'], $booking['post_author_id'] ) );
	}

	public function test_an_administrator_who_is_no_member_books_for_themselves(): void {
		$booking = $this->added( $this->here->admin, array() );

		self::assertSame( array( 'Pending', $this->here->admin ), array( $booking['status'], $booking['post_author_id'] ) );
		self::assertSame( 'Ada', $booking['first_name'] );
	}

	/** Checks that `booking/add` and `edit_booking` accept the events that `events/getByUser` offers, and no others. */
	public function test_an_administrator_books_an_event_of_their_own(): void {
		$own   = $this->make->event( $this->here->admin, 'Photo shoot' );
		$draft = $this->make->event( $this->here->admin, 'Not yet' );
		wp_update_post( array( 'ID' => $draft, 'post_status' => 'draft' ) );
		$offered = self::rows_at( self::ok( $this->server->call( 'GET', 'events/getByUser', array( 'id' => (string) $this->here->admin ), $this->here->admin ) ), 'events' );
		self::assertContains( $own, self::column( $offered, 'event_id' ) );
		self::assertNotContains( $draft, self::column( $offered, 'event_id' ) );

		$booking = $this->added( $this->here->admin, array( 'event_id' => $own ) );
		self::assertSame( array( $own, 'Photo shoot' ), array( $booking['event_id'], $booking['title'] ) );
		self::ok( $this->server->edit( array( 'booking_id' => (string) self::id_at( $this->added( $this->here->admin, array( 'date' => '2026-11-28' ) ), 'id' ), 'event_id' => (string) $own ), $this->here->admin ) );
		foreach ( array( $draft, $this->here->salsa ) as $event ) {
			self::refused( Problem_Code::Invalid, $this->server->add( $this->here->wanted( array( 'event_id' => $event, 'date' => '2026-11-29' ) ), $this->here->admin ) );
		}
		self::refused( Problem_Code::Invalid, $this->server->add( $this->here->wanted( array( 'event_id' => $own, 'date' => '2026-11-29' ) ), $this->here->anna ) );
	}

	public function test_without_approval_needed_a_booking_is_approved_at_once(): void {
		$this->set( array( Meta_Key::APPROVAL => '0' ) );

		self::assertSame( 'Approved', $this->added( $this->here->anna, array() )['status'] );
	}

	/** Covers test 6 of docs/security.md. */
	#[DataProvider( 'in_another_name' )]
	public function test_nobody_but_an_owner_books_in_another_name( string $who ): void {
		$before = $this->everything();
		$data   = $this->here->wanted( array( 'trainer_id' => $this->here->ivan ) );

		self::refused( Problem_Code::Forbidden, $this->server->add( $data, 'admin' === $who ? $this->here->admin : $this->here->anna ) );
		self::assertSame( $before, $this->everything() );
	}

	/** @return iterable<string, array{ string }> */
	public static function in_another_name(): iterable {
		yield 'trainer' => array( 'trainer' );
		yield 'administrator' => array( 'admin' );
	}

	public function test_guests_and_strangers_book_nothing(): void {
		$before = $this->everything();
		foreach ( array( $this->here->guest, $this->here->other ) as $user ) {
			self::refused( Problem_Code::Forbidden, $this->server->add( $this->here->wanted( array( 'trainer_id' => $user ) ), $user ) );
		}
		self::refused( Problem_Code::Not_Logged_In, $this->server->add( $this->here->wanted(), 0 ) );
		self::assertSame( $before, $this->everything() );
	}

	public function test_an_owner_has_to_say_for_whom(): void {
		$data = self::refused( Problem_Code::Invalid, $this->server->add( $this->here->wanted(), $this->here->mari ) );

		self::assertSame( array( 'trainer_id' => 'Please select trainer' ), $data['fields'] ?? null );
	}

	/** @param array<string, string> $ids Parameter => property of Small_Studio. */
	#[DataProvider( 'not_of_the_studio' )]
	public function test_what_is_not_the_studios_cannot_be_booked( array $ids, string $field ): void {
		$before = $this->everything();
		$given  = array_map( fn( string $name ): int => $this->id_of( $name ), $ids );
		$data   = self::refused( Problem_Code::Invalid, $this->server->add( $this->here->wanted( $given ), $this->here->mari ) );

		self::assertSame( array( $field => 'Select one of the options' ), $data['fields'] ?? null );
		self::assertSame( $before, $this->everything() );
	}

	/** @return iterable<string, array{ array<string, string>, string }> */
	public static function not_of_the_studio(): iterable {
		yield 'room of another studio' => array( array( 'room_id' => 'other_room', 'trainer_id' => 'anna' ), 'room_id' );
		yield 'a studio as room' => array( array( 'room_id' => 'studio', 'trainer_id' => 'anna' ), 'room_id' );
		yield 'event of another trainer' => array( array( 'event_id' => 'yoga', 'trainer_id' => 'anna' ), 'event_id' );
		yield 'a room as event' => array( array( 'event_id' => 'big', 'trainer_id' => 'anna' ), 'event_id' );
		yield 'owner of another studio as trainer' => array( array( 'trainer_id' => 'other' ), 'trainer_id' );
		yield 'subscriber as trainer' => array( array( 'trainer_id' => 'guest' ), 'trainer_id' );
		yield 'administrator as trainer' => array( array( 'trainer_id' => 'admin' ), 'trainer_id' );
	}

	public function test_a_studio_that_is_none_is_not_found(): void {
		foreach ( array( $this->here->big, 4_000_000_000 ) as $studio ) {
			self::refused( Problem_Code::Studio_Not_Found, $this->server->add( $this->here->wanted( array( 'studio_id' => $studio ) ), $this->here->mari ) );
		}
	}

	/** Covers test 5 of docs/security.md: an endpoint ignores fields that it does not document. */
	public function test_no_field_beyond_the_documented_ones_has_an_effect(): void {
		$more = array(
			'status'             => 'Approved',
			'approval'           => 'none',
			'payment_status'     => 'paid',
			'payment_method'     => 'bank_transfer',
			'payment_frequency'  => 'monthly',
			'price'              => -5,
			'owner_id'           => $this->here->mari,
			'user_id'            => $this->here->mari,
			'post_author_id'     => $this->here->ivan,
			'created_by'         => $this->here->mari,
			'created_at'         => '1999-01-01 00:00:00',
			'id'                 => 1,
			'revision'           => 99,
			'series_id'          => 1,
			'is_canceled'        => 1,
			'role'               => 'owner',
			'permission'         => 'Owner',
			'hidden_description' => 'x',
			'private'            => true,
			'hiddenOwnerCustomDescription' => 'a trainer has no such field',
		);
		$this->added( $this->here->anna, $more );
		$row = $this->row();

		self::assertSame( array( 'Pending', 'unpaid', 'cash', 'per_session' ), array( $row['status'], $row['payment_status'], $row['payment_method'], $row['payment_frequency'] ) );
		self::assertSame( array_fill( 0, 2, (string) $this->here->anna ), array( $row['trainer_id'], $row['created_by'] ) );
		self::assertSame( array( '0', '0', '0', '1', '' ), array( $row['is_private'], $row['is_canceled'], $row['series_id'], $row['revision'], $row['hidden_description'] ) );
		self::assertStringStartsWith( self::TODAY, $row['created_at'] );
	}

	/**
	 * @param array<string, mixed> $more
	 * @return array<mixed> The response's only booking.
	 */
	private function added( int $user, array $more ): array {
		$answer   = self::ok( $this->server->add( $this->here->wanted( $more ), $user ) );
		$bookings = self::rows_at( $answer, 'bookings' );
		self::assertSame( 'Created Successfully', $answer['message'] ?? null );
		self::assertCount( 1, $bookings );

		return $bookings[0];
	}
}

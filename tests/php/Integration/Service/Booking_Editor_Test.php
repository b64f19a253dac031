<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;

/** Tests of `edit_booking`: with the whole form or only the changed fields, and who can change what (docs/behaviour.md, 5 and 7). */
final class Booking_Editor_Test extends Rest_Case {

	public function test_the_whole_form(): void {
		$id   = $this->booking();
		$form = array(
			'studio_id'  => (string) $this->here->studio,
			'trainer_id' => (string) $this->here->ivan,
			'event_id'   => (string) $this->here->yoga,
			'date'       => '2026-12-01',
			'time_from'  => '09:00',
			'time_to'    => '10:30',
			'room_id'    => (string) $this->here->small,
			'private'    => 'true',
			'hiddenOwnerCustomDescription' => 'Window is broken',
		);
		$booking = $this->edited( $id, $form, $this->here->mari );

		self::assertSame( array( '2026-12-01', '09:00', '10:30' ), array( $booking['date'], $booking['time_from'], $booking['time_to'] ) );
		self::assertSame( array( $this->here->small, $this->here->yoga, $this->here->ivan ), array( $booking['room_id'], $booking['event_id'], $booking['post_author_id'] ) );
		self::assertSame( array( true, 'Window is broken', 2 ), array( $booking['private'], $booking['hiddenOwnerCustomDescription'], $booking['revision'] ) );
		self::assertSame( array( 'bank_transfer', 'monthly' ), array( $booking['payment_method'], $booking['payment_frequency'] ) );
		$row = $this->row( $id );
		self::assertSame( array( 'Small hall', 'Yoga', 'Иван' ), array( $row['room_name'], $row['event_title'], $row['trainer_first_name'] ) );
	}

	public function test_only_what_has_changed(): void {
		$id     = $this->booking( array( 'hidden_description' => 'Stays', 'is_private' => 1 ) );
		$before = $this->row( $id );
		$this->edited( $id, array( 'time_to' => '20:00' ), $this->here->mari );

		$changed = array_keys( array_diff_assoc( $this->row( $id ), $before ) );
		self::assertSame( array( 'end_minute', 'revision' ), array_values( array_diff( $changed, array( 'updated_at' ) ) ) );
	}

	public function test_an_owner_empties_the_hidden_text(): void {
		$id = $this->booking( array( 'hidden_description' => 'Goes' ) );
		$this->edited( $id, array( 'hiddenOwnerCustomDescription' => '' ), $this->here->mari );

		self::assertSame( '', $this->row( $id )['hidden_description'] );
	}

	#[DataProvider( 'not_owners' )]
	public function test_only_owners_write_the_hidden_text_and_the_private_mark( string $who ): void {
		$id = $this->booking( array( 'hidden_description' => 'Stays', 'is_private' => 1 ) );
		$this->edited( $id, array( 'hiddenOwnerCustomDescription' => 'Mine', 'private' => 'false', 'time_to' => '19:00' ), $this->id_of( $who ) );

		self::assertSame( array( 'Stays', '1' ), array( $this->row( $id )['hidden_description'], $this->row( $id )['is_private'] ) );
	}

	/** @return iterable<string, array{ string }> */
	public static function not_owners(): iterable {
		yield 'trainer' => array( 'anna' );
		yield 'administrator' => array( 'admin' );
	}

	/** @param array<string, string> $change */
	#[DataProvider( 'moves' )]
	public function test_a_trainer_who_moves_an_approved_booking_asks_again( array $change, string $status ): void {
		$id = $this->booking();

		self::assertSame( $status, $this->edited( $id, $change, $this->here->anna )['status'] );
	}

	/** @return iterable<string, array{ array<string, string>, string }> */
	public static function moves(): iterable {
		yield 'date' => array( array( 'date' => '2026-11-28' ), 'Pending' );
		yield 'start' => array( array( 'time_from' => '17:45' ), 'Pending' );
		yield 'end' => array( array( 'time_to' => '19:00' ), 'Pending' );
		yield 'the same time' => array( array( 'time_from' => '18:00', 'time_to' => '19:30', 'date' => '2026-11-27' ), 'Approved' );
	}

	public function test_another_room_is_a_move_and_another_event_is_none(): void {
		$moved = $this->edited( $this->booking(), array( 'room_id' => (string) $this->here->small ), $this->here->anna );
		$other = $this->edited( $this->booking(), array( 'event_id' => (string) $this->here->salsa ), $this->here->anna );

		self::assertSame( array( 'Pending', 'Approved' ), array( $moved['status'], $other['status'] ) );
	}

	public function test_owners_and_administrators_move_without_asking(): void {
		foreach ( array( $this->here->mari, $this->here->admin ) as $user ) {
			self::assertSame( 'Approved', $this->edited( $this->booking(), array( 'time_from' => '17:00' ), $user )['status'] );
			self::wpdb()->query( "DELETE FROM {$this->make->table( \StudioCalendar\Storage\Table::Bookings )}" );
		}
	}

	public function test_where_no_approval_is_needed_a_moved_booking_stays_approved(): void {
		$this->set( array( Meta_Key::APPROVAL => '0' ) );

		self::assertSame( 'Approved', $this->edited( $this->booking(), array( 'time_from' => '17:00' ), $this->here->anna )['status'] );
	}

	public function test_what_was_seen_before_somebody_else_saved_is_refused(): void {
		$id = $this->booking();
		$this->edited( $id, array( 'time_to' => '20:00', 'revision' => '1' ), $this->here->mari );
		$before = $this->everything();

		self::refused( Problem_Code::Changed_Meanwhile, $this->edit( $id, array( 'time_to' => '21:00', 'revision' => '1' ), $this->here->anna ) );
		self::assertSame( $before, $this->everything() );
		$this->edited( $id, array( 'time_to' => '21:00', 'revision' => '2' ), $this->here->anna );
	}

	public function test_a_canceled_booking_is_not_edited(): void {
		$id = $this->booking( array( 'is_canceled' => 1 ) );

		self::refused( Problem_Code::Changed_Meanwhile, $this->edit( $id, array( 'time_to' => '20:00' ), $this->here->mari ) );
	}

	/** Covers test 4 of docs/security.md. */
	public function test_nobody_edits_what_is_not_theirs(): void {
		$id     = $this->booking();
		$before = $this->everything();
		$change = array( 'time_to' => '20:00' );

		self::refused( Problem_Code::Forbidden, $this->edit( $id, $change, $this->here->ivan ) );
		self::refused( Problem_Code::Not_Logged_In, $this->edit( $id, $change, 0 ) );
		foreach ( array( $this->here->guest, $this->here->other ) as $stranger ) {
			$theirs  = self::refused( Problem_Code::Booking_Not_Found, $this->edit( $id, $change, $stranger ) );
			$missing = self::refused( Problem_Code::Booking_Not_Found, $this->edit( 4_000_000_000, $change, $stranger ) );
			self::assertSame( $missing, $theirs );
		}
		self::refused( Problem_Code::Booking_Not_Found, $this->edit( $id, $change + array( 'studio_id' => (string) $this->here->other_studio ), $this->here->mari ) );
		self::assertSame( $before, $this->everything() );
	}

	public function test_the_past_is_the_owners_and_the_administrators(): void {
		$id = $this->booking( array( 'booking_date' => '2026-11-19' ) );

		self::refused( Problem_Code::Forbidden, $this->edit( $id, array( 'time_to' => '20:00' ), $this->here->anna ) );
		$this->edited( $id, array( 'time_to' => '20:00' ), $this->here->mari );
		$this->edited( $id, array( 'time_to' => '20:30' ), $this->here->admin );
		self::refused( Problem_Code::In_The_Past, $this->edit( $this->booking(), array( 'date' => '2026-11-19' ), $this->here->anna ) );
	}

	public function test_only_an_owner_gives_a_booking_to_another_trainer(): void {
		$id = $this->booking();
		foreach ( array( $this->here->anna, $this->here->admin ) as $user ) {
			self::refused( Problem_Code::Forbidden, $this->edit( $id, array( 'trainer_id' => (string) $this->here->ivan ), $user ) );
		}
		self::assertSame( 'Иван', $this->edited( $id, array( 'trainer_id' => (string) $this->here->ivan ), $this->here->mari )['first_name'] );
	}

	public function test_the_event_must_be_the_new_trainers_to_use(): void {
		$id    = $this->booking( array( 'event_id' => $this->here->salsa ) );
		$given = array( 'trainer_id' => (string) $this->here->ivan );
		$data  = self::refused( Problem_Code::Invalid, $this->edit( $id, $given, $this->here->mari ) );

		self::assertSame( array( 'event_id' ), array_keys( (array) ( $data['fields'] ?? null ) ) );
		$this->edited( $id, $given + array( 'event_id' => (string) $this->here->yoga ), $this->here->mari );
	}

	public function test_an_event_that_is_gone_may_stay(): void {
		$id = $this->booking( array( 'event_id' => 4_000_000, 'event_title' => 'Tango' ) );

		self::assertSame( 'Tango', $this->edited( $id, array( 'time_to' => '20:00', 'event_id' => '4000000' ), $this->here->anna )['title'] );
	}

	/** Checks an edit that changes nothing: no history line and no new revision, but the same response as for a change. */
	public function test_nothing_new_is_written_nowhere(): void {
		$id     = $this->booking( array( 'hidden_description' => '1', 'is_private' => 1 ) );
		$same   = array( 'date' => '2026-11-27', 'time_from' => '18:00', 'time_to' => '19:30', 'room_id' => (string) $this->here->big, 'private' => 'true', 'hiddenOwnerCustomDescription' => '1', 'event_id' => (string) $this->here->rehearsal, 'trainer_id' => (string) $this->here->anna );
		$before = $this->stored( Table::Bookings, Table::History, Table::Requests, Table::Revisions );

		foreach ( array( array(), $same, array( 'request_id' => 'once' ) + $same ) as $form ) {
			self::assertSame( 1, $this->edited( $id, $form, $this->here->mari )['revision'] );
		}
		self::refused( Problem_Code::Forbidden, $this->edit( $id, array(), $this->here->ivan ) );
		self::assertSame( $before, $this->stored( Table::Bookings, Table::History, Table::Requests, Table::Revisions ) );
		self::assertSame( 2, $this->edited( $id, array( 'hiddenOwnerCustomDescription' => '1.0' ) + $same, $this->here->mari )['revision'] );
	}

	public function test_a_booking_whose_room_is_gone_is_not_moved_within_it(): void {
		$attic = $this->make->room( $this->here->studio, 'Attic' );
		$id    = $this->booking( array( 'room_id' => $attic, 'booking_date' => '2026-11-18' ) );
		wp_delete_post( $attic, true );

		$data = self::refused( Problem_Code::Invalid, $this->edit( $id, array( 'date' => '2026-11-26' ), $this->here->mari ) );
		self::assertSame( array( 'room_id' ), array_keys( (array) ( $data['fields'] ?? null ) ) );
		$this->edited( $id, array( 'date' => '2026-11-26', 'room_id' => (string) $this->here->big ), $this->here->mari );
	}

	/** @param array<string, int|string> $more Columns that replace the defaults. */
	private function booking( array $more = array() ): int {
		$date = array( 'booking_date' => '2026-11-27' );

		return $this->make->booking( $this->here->studio, $this->here->big, $this->here->rehearsal, $this->here->anna, $more + $date );
	}

	/** @param array<string, string> $change */
	private function edit( int $id, array $change, int $user ): \WP_REST_Response {
		return $this->server->edit( array( 'booking_id' => (string) $id, 'locale' => 'en' ) + $change, $user );
	}

	/**
	 * @param array<string, string> $change
	 * @return array<mixed> The edited booking.
	 */
	private function edited( int $id, array $change, int $user ): array {
		$answer   = self::ok( $this->edit( $id, $change, $user ) );
		$bookings = self::rows_at( $answer, 'bookings' );
		self::assertSame( array( 'Changes saved', array( $id ) ), array( $answer['message'] ?? null, self::column( $bookings, 'id' ) ) );

		return $bookings[0];
	}
}

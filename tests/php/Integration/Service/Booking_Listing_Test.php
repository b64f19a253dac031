<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use StudioCalendar\Tests\Integration\Rest\Rest_Case;

/** Tests of what a row of the Bookings screen tells, in which order rooms and trainers come, and which page follows. */
final class Booking_Listing_Test extends Rest_Case {

	private const FOR_OWNERS = array( 'payment_status' => 'paid', 'payment_method' => 'bank_transfer', 'payment_frequency' => 'monthly', 'hiddenOwnerCustomDescription' => 'Key' );

	/** Checks the whole row: nothing that the screen and its file show is missing, and nothing else leaves the server. */
	public function test_a_row_is_what_the_screen_shows_of_a_booking_and_no_more(): void {
		$stored = array( 'is_private' => 1, 'status' => 'Pending', 'hidden_description' => 'Key', 'payment_status' => 'paid', 'payment_method' => 'bank_transfer', 'payment_frequency' => 'monthly' );
		$id     = $this->booking( $this->here->ivan, '2026-11-23', $stored );
		$row    = array(
			'id'         => $id,
			'room_id'    => $this->here->big,
			'event_id'   => $this->here->salsa,
			'date'       => '2026-11-23',
			'time_from'  => '18:00',
			'time_to'    => '19:30',
			'title'      => 'Salsa I',
			'status'     => 'Pending',
			'private'    => true,
			'room'       => 'Big hall',
			'trainer_id' => $this->here->ivan,
			'trainer'    => "Иван O'Brien",
			'canceled'   => false,
		);

		foreach ( array( 'mari' => $row + self::FOR_OWNERS, 'admin' => $row, 'ivan' => $row ) as $who => $seen ) {
			$rows = self::rows_at( $this->listed( $who ), 'bookings' );
			self::assertCount( 1, $rows );
			ksort( $rows[0] );
			ksort( $seen );
			self::assertSame( $seen, $rows[0], $who );
		}
	}

	/** Checks that a list keeps telling where and with whom it was, of what the studio no longer has. */
	public function test_a_booking_whose_room_and_trainer_are_gone_has_the_names_it_was_made_with(): void {
		$names = array( 'room_id' => 4_000_000, 'room_name' => 'Attic', 'trainer_first_name' => 'Old', 'trainer_last_name' => '' );
		$this->booking( 4_000_000, '2026-11-23', $names );
		$this->booking( 4_000_000, '2026-11-24', array( 'trainer_first_name' => '', 'trainer_last_name' => 'Timer' ) );
		$rows = self::rows_at( $this->listed( 'mari' ), 'bookings' );

		self::assertSame( array( 'Attic', 'Big hall' ), self::column( $rows, 'room' ) );
		self::assertSame( array( 'Old', 'Timer' ), self::column( $rows, 'trainer' ) );
	}

	public function test_hours_of_a_trainer_who_is_gone_are_counted_without_a_name(): void {
		$this->booking( 4_000_000, '2026-11-23' );
		$totals = self::rows_at( self::ok( $this->server->call( 'GET', 'admin/totals', $this->asked(), $this->here->mari ) ), 'totals' );

		self::assertSame( array( array( 4_000_000 ), array( '' ) ), array( self::column( $totals, 'trainer_id' ), self::column( $totals, 'trainer' ) ) );
	}

	/** Checks a trainer without a name, whom owners know by the email address and others not at all. */
	public function test_only_owners_read_the_address_of_a_trainer_without_a_name(): void {
		$user = $this->nameless();
		$mail = self::user( $user )->user_email;
		$this->booking( $user, '2026-11-23' );
		try {
			$totals = self::ok( $this->server->call( 'GET', 'admin/totals', $this->asked(), $this->here->mari ) );
			self::assertSame( array( $mail ), self::column( self::rows_at( $totals, 'totals' ), 'trainer' ) );
			foreach ( array( 'mari' => $mail, 'admin' => '' ) as $who => $name ) {
				self::assertSame( array( $name ), self::column( self::rows_at( $this->listed( $who ), 'bookings' ), 'trainer' ), $who );
			}
		} finally {
			delete_post_meta( $this->here->studio, "_studio_cal_member_$user" );
		}
	}

	/** Checks the order by names as they are read: capitals do not count, and a nameless trainer has the place of the name that is shown. */
	public function test_trainers_come_by_name_and_rooms_as_the_studio_orders_them(): void {
		$user = $this->nameless( 'bertha@example.org' );
		$each = array( $this->here->ivan, $this->here->mari, $user, $this->here->anna );
		foreach ( $each as $n => $trainer ) {
			$this->booking( $trainer, '2026-11-2' . ( $n + 1 ), array( 'room_id' => 0 === $n % 2 ? $this->here->small : $this->here->big ) );
		}
		try {
			$order = fn( string $who, string $sort, string $column ): array => self::column( self::rows_at( $this->listed( $who, array( 'sort' => $sort ) ), 'bookings' ), $column );
			self::assertSame( array( 'Anna Tamm', 'bertha@example.org', 'Mari Mets', "Иван O'Brien" ), $order( 'mari', 'trainer', 'trainer' ) );
			self::assertSame( array( '', 'Anna Tamm', 'Mari Mets', "Иван O'Brien" ), $order( 'admin', 'trainer', 'trainer' ) );
			self::assertSame( array( 'Big hall', 'Big hall', 'Small hall', 'Small hall' ), $order( 'mari', 'room', 'room' ) );
		} finally {
			delete_post_meta( $this->here->studio, "_studio_cal_member_$user" );
		}
	}

	/** Checks that a page ends the list exactly where it holds its last booking, and that an empty list leads nowhere. */
	public function test_a_page_that_holds_all_the_rest_leads_no_further(): void {
		self::assertSame( array( array(), null, null, 0 ), $this->page( array() ) );
		$ids   = array_map( fn( int $day ): int => $this->booking( $this->here->anna, "2026-11-$day" ), range( 21, 24 ) );
		$place = static fn( int $at ): string => 'date..2026-11-' . ( 21 + $at ) . ".1080.$ids[$at]";

		self::assertSame( array( $ids, null, null, 4 ), $this->page( array( 'per_page' => '4' ) ) );
		self::assertSame( array( array_slice( $ids, 0, 2 ), null, $place( 1 ), 4 ), $this->page( array( 'per_page' => '2' ) ) );
		self::assertSame( array( array_slice( $ids, 2 ), $place( 2 ), null, 4 ), $this->page( array( 'per_page' => '2', 'page' => '2' ) ) );
		self::assertSame( array( array_slice( $ids, 2 ), $place( 2 ), null, 4 ), $this->page( array( 'per_page' => '2', 'after' => $place( 1 ) ) ) );
		self::assertSame( array( array_slice( $ids, 0, 2 ), null, $place( 1 ), 4 ), $this->page( array( 'per_page' => '2', 'before' => $place( 2 ) ) ) );
		self::assertSame( array( array_slice( $ids, 1, 2 ), $place( 1 ), $place( 2 ), 4 ), $this->page( array( 'per_page' => '2', 'before' => $place( 3 ) ) ) );
		self::assertSame( array( array( $ids[1] ), $place( 1 ), $place( 1 ), 4 ), $this->page( array( 'per_page' => '1', 'page' => '2' ) ) );
		self::assertSame( array( array(), null, null, 4 ), $this->page( array( 'per_page' => '2', 'page' => '4' ) ) );
	}

	/** Checks that a place also leads on when a page number is sent with it. */
	public function test_a_place_goes_before_a_number(): void {
		$ids = array_map( fn( int $day ): int => $this->booking( $this->here->anna, "2026-11-$day" ), range( 21, 26 ) );

		self::assertSame( array_slice( $ids, 1, 2 ), $this->page( array( 'per_page' => '2', 'page' => '3', 'after' => "date..2026-11-21.1080.$ids[0]" ) )[0] );
	}

	/**
	 * @param array<string, string> $params
	 * @return array{ list<mixed>, mixed, mixed, mixed } IDs, previous and next place, total.
	 */
	private function page( array $params ): array {
		$answer = $this->listed( 'mari', $params );

		return array( self::column( self::rows_at( $answer, 'bookings' ), 'id' ), $answer['previous'], $answer['next'], $answer['total'] );
	}

	/**
	 * @param array<string, string> $params
	 * @return array<mixed>
	 */
	private function listed( string $who, array $params = array() ): array {
		return self::ok( $this->server->call( 'GET', 'admin/bookings', $this->asked( $params ), $this->id_of( $who ) ) );
	}

	/**
	 * @param array<string, string> $params
	 * @return array<string, string>
	 */
	private function asked( array $params = array() ): array {
		return $params + array( 'studio_id' => (string) $this->here->studio, 'locale' => 'en' );
	}

	/** Makes a trainer of the studio of whom WordPress knows only a login and an address. */
	private function nameless( string $mail = 'nobody@example.org' ): int {
		$user = $this->make->user( 'studio_trainer', array( 'first_name' => '', 'last_name' => '' ) );
		wp_update_user( array( 'ID' => $user, 'user_email' => $mail ) );
		$this->make->member( $this->here->studio, $user );

		return $user;
	}

	/** @param array<string, int|string> $more Columns that replace the defaults. */
	private function booking( int $trainer, string $date, array $more = array() ): int {
		return $this->make->booking( $this->here->studio, $this->here->big, $this->here->salsa, $trainer, array( 'booking_date' => $date ) + $more );
	}
}

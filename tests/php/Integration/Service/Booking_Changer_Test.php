<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;
use WP_REST_Response;

/** Tests of cancel, restore, approve, mark paid and mark unpaid (specification, 4; docs/behaviour.md, 5 and 7). */
final class Booking_Changer_Test extends Rest_Case {

	/**
	 * @param array<string, int|string> $before Columns that replace the defaults.
	 * @param array<string, string>     $after  Changed columns, except the revision.
	 */
	#[DataProvider( 'actions' )]
	public function test_done_once_it_is_done_and_done_again_it_is_so_already( string $action, array $before, array $after ): void {
		$id     = $this->booking( $before );
		$was    = $this->row( $id );
		$answer = self::ok( $this->change( $action, $id, $this->here->mari ) );
		self::assertSame( $id, self::id_at( $answer, 'booking', 'id' ) );
		self::assertSame( $after + array( 'revision' => '2' ), array_diff_key( array_diff_assoc( $this->row( $id ), $was ), array( 'updated_at' => 1 ) ) );

		$done  = $this->stored( Table::Bookings, Table::History, Table::Requests, Table::Revisions );
		$again = self::ok( $this->change( $action, $id, $this->here->mari ) );
		self::assertSame( $answer, $again );
		self::assertSame( $done, $this->stored( Table::Bookings, Table::History, Table::Requests, Table::Revisions ) );
	}

	/** @return iterable<string, array{ string, array<string, int|string>, array<string, string> }> */
	public static function actions(): iterable {
		yield 'cancel' => array( 'cancel', array(), array( 'is_canceled' => '1' ) );
		yield 'restore' => array( 'restore', array( 'is_canceled' => 1 ), array( 'is_canceled' => '0' ) );
		yield 'approve' => array( 'approve', array( 'status' => 'Pending' ), array( 'status' => 'Approved' ) );
		yield 'mark paid' => array( 'markPaid', array(), array( 'payment_status' => 'paid' ) );
		yield 'mark unpaid' => array( 'markUnpaid', array( 'payment_status' => 'paid' ), array( 'payment_status' => 'unpaid' ) );
	}

	/** Covers test 4 of docs/security.md and the role table. */
	#[DataProvider( 'who_may' )]
	public function test_who_may( string $action, string $who, ?Problem_Code $refusal ): void {
		$id     = $this->booking( array( 'is_canceled' => 'restore' === $action ? 1 : 0, 'status' => 'Pending' ) );
		$before = $this->everything();
		$answer = $this->change( $action, $id, 'nobody' === $who ? 0 : $this->id_of( $who ) );

		if ( null === $refusal ) {
			self::ok( $answer );
			return;
		}
		self::refused( $refusal, $answer );
		self::assertSame( $before, $this->everything() );
	}

	/** @return iterable<string, array{ string, string, Problem_Code|null }> */
	public static function who_may(): iterable {
		$strangers = array( 'nobody' => Problem_Code::Not_Logged_In, 'guest' => Problem_Code::Booking_Not_Found, 'other' => Problem_Code::Booking_Not_Found );
		$cancels   = array( 'mari' => null, 'anna' => null, 'ivan' => Problem_Code::Forbidden, 'admin' => null ) + $strangers;
		$manages   = array( 'mari' => null, 'anna' => Problem_Code::Forbidden, 'ivan' => Problem_Code::Forbidden, 'admin' => Problem_Code::Forbidden ) + $strangers;
		foreach ( array( 'cancel' => $cancels, 'restore' => $cancels, 'approve' => $manages, 'markPaid' => $manages ) as $action => $table ) {
			foreach ( $table as $who => $refusal ) {
				yield "$action, $who" => array( $action, $who, $refusal );
			}
		}
	}

	public function test_a_trainer_cancels_and_restores_in_the_past_too(): void {
		$id = $this->booking( array( 'booking_date' => '2026-11-01' ) );

		self::ok( $this->change( 'cancel', $id, $this->here->anna ) );
		self::ok( $this->change( 'restore', $id, $this->here->anna ) );
	}

	public function test_a_booking_is_restored_as_what_it_was(): void {
		$id = $this->booking( array( 'status' => 'Pending', 'payment_status' => 'paid' ) );
		self::ok( $this->change( 'cancel', $id, $this->here->anna ) );
		self::ok( $this->change( 'restore', $id, $this->here->anna ) );

		self::assertSame( array( 'Pending', 'paid', '0' ), array( $this->row( $id )['status'], $this->row( $id )['payment_status'], $this->row( $id )['is_canceled'] ) );
	}

	public function test_time_that_is_taken_meanwhile_is_not_given_back(): void {
		$id = $this->booking( array( 'is_canceled' => 1 ) );
		self::ok( $this->server->add( $this->here->wanted( array( 'time_from' => '19:00', 'time_to' => '20:00' ) ), $this->here->anna ) );
		$before = $this->everything();

		foreach ( array( $this->here->anna, $this->here->mari, $this->here->admin ) as $user ) {
			self::assertCount( 1, self::rows_at( self::refused( Problem_Code::Slot_Taken, $this->change( 'restore', $id, $user ) ), 'conflicts' ) );
		}
		self::assertSame( $before, $this->everything() );
	}

	public function test_a_restored_booking_keeps_the_gap_unless_an_owner_restores_it(): void {
		$id = $this->booking( array( 'is_canceled' => 1 ) );
		$this->booking( array( 'start_minute' => 1175, 'end_minute' => 1260 ) );

		self::refused( Problem_Code::Gap_Too_Small, $this->change( 'restore', $id, $this->here->anna ) );
		self::ok( $this->change( 'restore', $id, $this->here->mari ) );
	}

	public function test_what_is_canceled_is_neither_approved_nor_paid(): void {
		$id = $this->booking( array( 'is_canceled' => 1, 'status' => 'Pending' ) );
		foreach ( array( 'approve', 'markPaid', 'markUnpaid' ) as $action ) {
			self::refused( Problem_Code::Changed_Meanwhile, $this->change( $action, $id, $this->here->mari ) );
		}
	}

	/** Checks two overlapping bookings, which only data from before the lock can contain: one is approved only after the other is canceled. */
	public function test_of_two_that_overlap_none_is_approved_before_the_other_is_canceled(): void {
		$first  = $this->booking( array( 'status' => 'Pending' ) );
		$second = $this->booking( array( 'status' => 'Pending' ) );

		self::refused( Problem_Code::Slot_Taken, $this->change( 'approve', $first, $this->here->mari ) );
		self::refused( Problem_Code::Slot_Taken, $this->change( 'approve', $second, $this->here->mari ) );
		self::ok( $this->change( 'cancel', $first, $this->here->mari ) );
		self::ok( $this->change( 'approve', $second, $this->here->mari ) );
		self::refused( Problem_Code::Slot_Taken, $this->change( 'restore', $first, $this->here->mari ) );
	}

	/** Checks that a booking whose room or trainer was removed cannot be restored, approved or moved. */
	public function test_what_has_no_room_or_no_trainer_any_more_takes_no_time_again(): void {
		$attic   = $this->make->room( $this->here->studio, 'Attic' );
		$trainer = $this->make->user( 'studio_trainer' );
		$this->make->member( $this->here->studio, $trainer );
		$roomless    = $this->booking( array( 'is_canceled' => 1, 'room_id' => $attic ) );
		$pending     = $this->booking( array( 'status' => 'Pending', 'trainer_id' => $trainer ) );
		$trainerless = $this->booking( array( 'is_canceled' => 1, 'trainer_id' => $trainer, 'booking_date' => '2026-11-28' ) );
		$over        = $this->booking( array( 'status' => 'Pending', 'trainer_id' => $trainer, 'booking_date' => '2026-11-02' ) );
		wp_delete_post( $attic, true );
		delete_post_meta( $this->here->studio, "_studio_cal_member_$trainer" );
		$before = $this->everything();

		foreach ( array( $this->here->mari, $this->here->admin, $this->here->anna ) as $user ) {
			$this->booked_by( $user, $roomless );
			self::assertSame( array( 'room_id' => 'The room is no longer in this studio' ), self::fields( $this->change( 'restore', $roomless, $user ) ) );
		}
		$this->booked_by( $this->here->anna, $roomless );
		foreach ( array( 'restore' => $trainerless, 'approve' => $pending ) as $action => $id ) {
			self::assertSame( array( 'trainer_id' => 'The trainer is no longer in this studio' ), self::fields( $this->change( $action, $id, $this->here->mari ) ) );
		}
		$moved = $this->server->edit( array( 'booking_id' => (string) $pending, 'time_from' => '10:00', 'time_to' => '11:00', 'locale' => 'en' ), $this->here->mari );
		self::assertSame( array( 'trainer_id' ), array_keys( self::fields( $moved ) ) );
		self::assertSame( $before, $this->everything() );
		self::ok( $this->change( 'approve', $over, $this->here->mari ) );
		self::ok( $this->change( 'cancel', $pending, $this->here->mari ) );
	}

	public function test_an_administrator_is_nobodys_member_and_there_all_the_same(): void {
		$id = $this->booking( array( 'is_canceled' => 1, 'trainer_id' => $this->here->admin ) );

		self::ok( $this->change( 'restore', $id, $this->here->mari ) );
	}

	/** Checks a read model that is older than the room's post: the locked row decides. */
	public function test_a_room_that_was_closed_behind_the_models_back_takes_no_booking(): void {
		$id   = $this->booking( array( 'is_canceled' => 1 ) );
		$wpdb = self::wpdb();
		$this->week( $this->here->mari );
		$wpdb->update( $wpdb->posts, array( 'post_status' => 'draft' ), array( 'ID' => $this->here->big ) );
		try {
			self::assertSame( array( 'room_id' ), array_keys( self::fields( $this->change( 'restore', $id, $this->here->mari ) ) ) );
			self::assertSame( array( 'room_id' ), array_keys( self::fields( $this->server->add( $this->here->wanted(), $this->here->anna ) ) ) );
		} finally {
			$wpdb->update( $wpdb->posts, array( 'post_status' => 'publish' ), array( 'ID' => $this->here->big ) );
		}
		self::ok( $this->change( 'restore', $id, $this->here->mari ) );
	}

	private function booked_by( int $trainer, int $id ): void {
		self::wpdb()->update( $this->make->table( Table::Bookings ), array( 'trainer_id' => $trainer ), array( 'id' => $id ) );
	}

	/** @return array<mixed> Error texts by field, of a request that is refused as invalid. */
	private static function fields( WP_REST_Response $response ): array {
		return (array) ( self::refused( Problem_Code::Invalid, $response )['fields'] ?? null );
	}

	/** @param array<string, int|string> $more Columns that replace the defaults. */
	private function booking( array $more ): int {
		$date = array( 'booking_date' => '2026-11-27' );

		return $this->make->booking( $this->here->studio, $this->here->big, $this->here->rehearsal, $this->here->anna, $more + $date );
	}

	private function change( string $action, int $id, int $user ): WP_REST_Response {
		return $this->server->call( 'GET', "booking/$action/$id", array( 'locale' => 'en' ), $user );
	}
}

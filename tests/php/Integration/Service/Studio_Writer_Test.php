<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use Closure;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;
use WP_REST_Response;

/** Tests that a write is decided by what holds once it has the studio's lock, not by what held when it came. */
final class Studio_Writer_Test extends Rest_Case {

	public function test_a_setting_that_changed_while_a_write_waited_holds_for_it(): void {
		$before = $this->everything();
		$longer = fn() => $this->set( array( Meta_Key::MIN_MINUTES => '120' ) );

		self::refused( Problem_Code::Too_Short, $this->while_it_waits( $longer, fn(): WP_REST_Response => $this->server->add( $this->here->wanted(), $this->here->anna ) ) );
		self::assertSame( $before, $this->everything() );
	}

	public function test_a_trainer_who_left_while_a_write_waited_books_nothing(): void {
		$trainer = $this->make->user( 'studio_trainer' );
		$this->make->member( $this->here->studio, $trainer );
		$before = $this->everything();
		$leaves = fn() => delete_post_meta( $this->here->studio, "_studio_cal_member_$trainer" );

		self::refused( Problem_Code::Forbidden, $this->while_it_waits( $leaves, fn(): WP_REST_Response => $this->server->add( $this->here->wanted(), $trainer ) ) );
		self::assertSame( $before, $this->everything() );
	}

	public function test_a_booking_that_was_deleted_while_a_change_waited_is_not_found(): void {
		$id      = $this->booking();
		$deletes = fn() => self::wpdb()->delete( $this->make->table( Table::Bookings ), array( 'id' => $id ) );
		$cancels = fn(): WP_REST_Response => $this->server->call( 'GET', "booking/cancel/$id", array(), $this->here->anna );

		self::refused( Problem_Code::Booking_Not_Found, $this->while_it_waits( $deletes, $cancels ) );
		self::assertSame( array(), $this->rows( Table::History, '' ) );
	}

	/** Checks the room's own row, which is locked: no event tells the model that somebody else's code has closed the room. */
	public function test_a_room_that_was_closed_while_a_move_waited_takes_no_booking(): void {
		$id     = $this->booking();
		$before = $this->everything();
		$wpdb   = self::wpdb();
		$closes = fn() => $wpdb->update( $wpdb->posts, array( 'post_status' => 'draft' ), array( 'ID' => $this->here->small ) );
		$moves  = fn(): WP_REST_Response => $this->server->edit( array( 'booking_id' => (string) $id, 'room_id' => (string) $this->here->small ), $this->here->mari );
		try {
			$data = self::refused( Problem_Code::Invalid, $this->while_it_waits( $closes, $moves ) );
		} finally {
			$wpdb->update( $wpdb->posts, array( 'post_status' => 'publish' ), array( 'ID' => $this->here->small ) );
		}
		self::assertSame( array( 'room_id' ), array_keys( (array) ( $data['fields'] ?? null ) ) );
		self::assertSame( $before, $this->everything() );
		self::ok( $moves() );
	}

	private function booking(): int {
		return $this->make->booking( $this->here->studio, $this->here->big, $this->here->rehearsal, $this->here->anna, array( 'booking_date' => '2026-11-27' ) );
	}

	/** @param Closure(): WP_REST_Response $write */
	private function while_it_waits( Closure $change, Closure $write ): WP_REST_Response {
		$is_done = false;
		$waits   = static function ( string $sql ) use ( $change, &$is_done ): string {
			if ( ! $is_done && str_starts_with( $sql, 'START TRANSACTION' ) ) {
				$is_done = true;
				$change();
			}

			return $sql;
		};
		add_filter( 'query', $waits );
		try {
			return $write();
		} finally {
			remove_filter( 'query', $waits );
			self::assertTrue( $is_done );
		}
	}
}

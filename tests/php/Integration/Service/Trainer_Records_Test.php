<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Domain\Wall_Clock;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;
use WP_REST_Response;

/** Tests of `get_trainer_history`, `events/getByUser` and `events/getDefault` (docs/behaviour.md, 7). */
final class Trainer_Records_Test extends Rest_Case {

	public function test_the_history_is_newest_first_with_what_became_of_each(): void {
		$this->book( '2026-11-01', array() );
		$this->book( '2026-11-03', array( 'is_canceled' => 1, 'status' => 'Pending' ) );
		$this->book( '2026-11-02', array( 'status' => 'Pending', 'room_id' => $this->here->small ) );

		self::assertSame(
			array(
				array( 'room_id' => $this->here->big, 'date' => '2026-11-03', 'status' => 'Canceled' ),
				array( 'room_id' => $this->here->small, 'date' => '2026-11-02', 'status' => 'Pending' ),
				array( 'room_id' => $this->here->big, 'date' => '2026-11-01', 'status' => 'Approved' ),
			),
			$this->lines( $this->here->anna, $this->here->mari )
		);
	}

	public function test_the_history_ends_with_the_callers_studios(): void {
		$this->book( '2026-11-01', array() );
		$this->book( '2026-11-02', array( 'studio_id' => $this->here->other_studio, 'room_id' => $this->here->other_room ) );

		self::assertSame( array( '2026-11-01' ), self::column( $this->lines( $this->here->anna, $this->here->mari ), 'date' ) );
		self::assertSame( array( '2026-11-02' ), self::column( $this->lines( $this->here->anna, $this->here->other ), 'date' ) );
		self::assertSame( array(), $this->lines( $this->here->ivan, $this->here->mari ) );
		self::assertSame( array(), $this->lines( 4_000_000_000, $this->here->mari ) );
	}

	public function test_the_history_has_500_lines_at_most(): void {
		for ( $day = 0; $day < 510; $day++ ) {
			$this->book( Wall_Clock::add_days( '2020-01-01', $day ), array() );
		}
		$lines = $this->lines( $this->here->anna, $this->here->mari );

		self::assertCount( 500, $lines );
		self::assertSame( '2021-05-24', $lines[0]['date'] );
	}

	public function test_the_history_is_for_owners(): void {
		foreach ( array( $this->here->anna, $this->here->admin, $this->here->guest ) as $user ) {
			self::refused( Problem_Code::Forbidden, $this->server->history( array( 'trainer_id' => (string) $this->here->anna ), $user ) );
		}
		self::refused( Problem_Code::Not_Logged_In, $this->server->history( array( 'trainer_id' => (string) $this->here->anna ), 0 ) );
		self::refused( Problem_Code::Invalid_Nonce, $this->server->history( array( 'trainer_id' => '1', '_wpnonce' => 'x' ), $this->here->mari ) );
		self::refused( Problem_Code::Invalid, $this->server->history( array(), $this->here->mari ) );
	}

	public function test_events_of_oneself_and_of_ones_trainers(): void {
		$salsa = array( array( 'event_id' => $this->here->salsa, 'title' => 'Salsa I' ) );

		self::assertSame( $salsa, $this->events( $this->here->anna, $this->here->anna ) );
		self::assertSame( $salsa, $this->events( $this->here->anna, $this->here->mari ) );
		foreach ( array( $this->here->ivan, $this->here->admin, $this->here->guest, $this->here->other ) as $user ) {
			self::assertSame( array(), $this->events( $this->here->anna, $user ) );
		}
		self::assertSame( array(), $this->events( 4_000_000_000, $this->here->mari ) );
	}

	public function test_default_events_are_for_members(): void {
		$rehearsal = array( array( 'event_id' => $this->here->rehearsal, 'title' => 'Rehearsal' ) );
		foreach ( array( $this->here->mari, $this->here->anna, $this->here->admin ) as $user ) {
			self::assertSame( $rehearsal, self::rows_at( self::ok( $this->default_events( $user ) ), 'events' ) );
		}
		self::refused( Problem_Code::Forbidden, $this->default_events( $this->here->guest ) );
		self::refused( Problem_Code::Not_Logged_In, $this->default_events( 0 ) );
	}

	private function default_events( int $user ): WP_REST_Response {
		return $this->server->call( 'GET', 'events/getDefault', array(), $user );
	}

	/** @return list<array<mixed>> */
	private function events( int $of, int $user ): array {
		return self::rows_at( self::ok( $this->server->call( 'GET', 'events/getByUser', array( 'id' => (string) $of ), $user ) ), 'events' );
	}

	/** @return list<array<mixed>> */
	private function lines( int $trainer, int $user ): array {
		return self::rows_at( self::ok( $this->server->history( array( 'trainer_id' => (string) $trainer ), $user ) ), 'history' );
	}

	/** @param array<string, int|string> $more Columns that replace the defaults. */
	private function book( string $date, array $more ): int {
		return $this->make->booking( $this->here->studio, $this->here->big, $this->here->salsa, $this->here->anna, $more + array( 'booking_date' => $date ) );
	}
}

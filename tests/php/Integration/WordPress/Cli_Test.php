<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use StudioCalendar\Boot\Services;
use StudioCalendar\Domain\System_Clock;
use StudioCalendar\Storage\Bookings;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Integrity;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\WordPress\Cli\Booking_Command;
use StudioCalendar\WordPress\Cli\Inspection;
use StudioCalendar\WordPress\Health\Checks;

/** Tests of the output of the WP-CLI commands, called without WP-CLI, on a healthy site and on a broken one. */
final class Cli_Test extends Test_Case {

	public function test_doctor_names_what_is_wrong(): void {
		$people = new People( $this->make );
		$doctor = static fn(): string => self::written( static fn() => self::commands()->doctor() );
		$book   = fn( int $from ): int => $this->make->booking( $people->post['studio'], $people->post['room'], $people->post['event'], $people->user['trainer'], array( 'start_minute' => $from, 'end_minute' => $from + 60 ) );
		$book( 600 );
		self::assertStringContainsString( "good\tNo room is booked twice at the same time", $doctor() );

		$book( 630 );
		self::assertStringContainsString( "critical\tA room is booked twice at the same time\tMove or cancel", $doctor() );
	}

	public function test_bookings_lists_a_studios_days(): void {
		$people = new People( $this->make );
		$book   = fn( string $date, int $is_canceled ): int => $this->make->booking( $people->post['studio'], $people->post['room'], $people->post['event'], $people->user['trainer'], array( 'booking_date' => $date, 'is_canceled' => $is_canceled, 'event_title' => "Salsa\e[2J" ) );
		$listed = $book( '2030-01-07', 0 );
		$book( '2030-01-08', 1 );
		$book( '2030-01-15', 0 );
		$lines = self::written( static fn() => self::commands()->bookings( array( (string) $people->post['studio'] ), array( 'from' => '2030-01-07' ) ) );

		self::assertSame( "$listed\t2030-01-07\t18:00\t19:30\tBig hall\tSalsa [2J\tFirst Last\tApproved" . PHP_EOL, $lines );
		self::assertStringContainsString( 'Enter a date', self::written( static fn() => self::commands()->bookings( array( '1' ), array( 'from' => 'monday' ) ) ) );
	}

	public function test_a_format_is_wp_clis(): void {
		require_once __DIR__ . '/wp-cli-utils.php';
		$people = new People( $this->make );
		$id     = $this->make->booking( $people->post['studio'], $people->post['room'], $people->post['event'], $people->user['trainer'], array( 'booking_date' => '2030-01-07', 'event_title' => "Salsa\e[2J" ) );
		$listed = self::written( static fn() => self::commands()->bookings( array( (string) $people->post['studio'] ), array( 'from' => '2030-01-07', 'format' => 'csv' ) ) );
		$row    = array( 'id' => (string) $id, 'date' => '2030-01-07', 'from' => '18:00', 'to' => '19:30', 'room' => 'Big hall', 'event' => 'Salsa [2J', 'trainer' => 'First Last', 'status' => 'Approved' );

		self::assertSame( array( 'csv', array( $row ), array_keys( $row ) ), json_decode( $listed, true ) );
		self::assertStringStartsWith( '["json",[{"severity":', self::written( static fn() => self::commands()->doctor( array(), array( 'format' => 'json' ) ) ) );
	}

	public function test_bookings_are_moved_canceled_and_taken_back(): void {
		$people  = new People( $this->make );
		$id      = $this->make->booking( $people->post['studio'], $people->post['room'], $people->post['event'], $people->user['trainer'], array( 'booking_date' => '2030-01-07' ) );
		$command = new Booking_Command( ( new Services( dirname( __DIR__, 4 ) . '/plugin.php', self::wpdb() ) )->ability_calls() );
		$room    = $people->post['room'];
		wp_set_current_user( $people->user['owner'] );

		$dry = self::written( static fn() => $command->move( array( (string) $id ), array( 'date' => '2030-01-08', 'dry-run' => '1' ) ) );
		self::assertStringStartsWith( "2030-01-07\t18:00\t19:30\t$room\t->\t2030-01-08\t18:00\t19:30\t$room" . PHP_EOL, $dry );
		self::assertSame( 1, preg_match( '/^plan\t(\S+)$/m', $dry, $seen ) );
		self::assertStringContainsString( 'The series has changed', self::written( static fn() => $command->cancel( array( (string) $id ), array( 'plan' => $seen[1] ) ) ) );
		$moved = self::written( static fn() => $command->move( array( (string) $id ), array( 'date' => '2030-01-08', 'plan' => $seen[1], 'reason' => 'Same group stays' ) ) );
		self::assertStringStartsWith( "$id\t2030-01-08\t18:00\t19:30\t$room", $moved );
		self::assertSame( 'Same group stays', self::wpdb()->get_var( "SELECT reason FROM {$this->make->table( Table::History )} WHERE booking_id = $id" ) );
		self::assertSame( 1, preg_match( '/^undo\t(\S+)$/m', $moved, $under ) );
		self::assertStringStartsWith( "$id\t2030-01-07", self::written( static fn() => $command->undo( array( $under[1] ) ) ) );
		self::assertStringStartsWith( "$id\t2030-01-07", self::written( static fn() => $command->cancel( array( (string) $id ) ) ) );

		self::assertStringContainsString( 'can no longer be undone', self::written( static fn() => $command->undo( array( 'unknown' ) ) ) );
		self::assertStringContainsString( 'not part of a series', self::written( static fn() => $command->cancel( array( (string) $id ), array( 'scope' => 'all', 'skip-dates' => '2030-01-07' ) ) ) );
	}

	public function test_a_week_is_copied_and_taken_back(): void {
		$people  = new People( $this->make );
		$skipped = $this->make->booking( $people->post['studio'], $people->post['room'], $people->post['event'], $people->user['trainer'], array( 'booking_date' => '2030-01-07' ) );
		$this->make->booking( $people->post['studio'], $people->post['room'], $people->post['event'], $people->user['trainer'], array( 'booking_date' => '2030-01-08' ) );
		$command = new Booking_Command( ( new Services( dirname( __DIR__, 4 ) . '/plugin.php', self::wpdb() ) )->ability_calls() );
		$room    = $people->post['room'];
		$weeks   = array( (string) $people->post['studio'], '2030-01-07', '2030-01-14' );
		wp_set_current_user( $people->user['owner'] );

		$dry = self::written( static fn() => $command->copy_week( $weeks, array( 'rooms' => (string) $room, 'dry-run' => '1' ) ) );
		self::assertStringContainsString( "2030-01-07\t18:00\t19:30\t$room\t->\t2030-01-14\t18:00\t19:30\t$room", $dry );
		self::assertStringContainsString( "2030-01-08\t18:00\t19:30\t$room\t->\t2030-01-15\t18:00\t19:30\t$room", $dry );
		self::assertSame( 1, preg_match( '/^plan\t(\S+)$/m', $dry, $seen ) );
		self::assertStringContainsString( 'The week has changed', self::written( static fn() => $command->copy_week( $weeks, array( 'plan' => 'another' ) ) ) );
		$copied = self::written( static fn() => $command->copy_week( $weeks, array( 'rooms' => (string) $room, 'skip' => (string) $skipped, 'plan' => $seen[1] ) ) );
		self::assertStringContainsString( "\t2030-01-15\t18:00\t19:30\t$room", $copied );
		self::assertStringNotContainsString( '2030-01-14', $copied );
		self::assertSame( 1, preg_match( '/^undo\t(\S+)$/m', $copied, $under ) );
		self::assertStringNotContainsString( '2030-01-15', self::written( static fn() => $command->undo( array( $under[1] ) ) ) );
		self::assertStringContainsString( 'Select another week', self::written( static fn() => $command->copy_week( array( $weeks[0], $weeks[1], '2030-01-13' ) ) ) );
	}

	private static function commands(): Inspection {
		$database = new Database( self::wpdb() );
		$clock    = new System_Clock();

		return new Inspection( new Checks( new Integrity( $database ), $clock ), new Bookings( $database ), $clock );
	}

	/** @param callable(): void $run */
	private static function written( callable $run ): string {
		ob_start();
		$run();

		return (string) ob_get_clean();
	}
}

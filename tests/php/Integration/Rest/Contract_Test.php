<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Rest;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\WordPress\First_Week\Preloaded_Week;
use WP_REST_Response;

/** Tests that the server's responses equal the files of tests/fixtures/contract, which the app's tests read. */
final class Contract_Test extends Rest_Case {

	private Contract_Week $week;

	protected function setUp(): void {
		parent::setUp();
		$this->week = new Contract_Week( $this->here, $this->make, self::wpdb() );
	}

	protected function tearDown(): void {
		$this->week->clean_up();
		parent::tearDown();
	}

	#[DataProvider( 'viewers' )]
	public function test_the_week_as_each_role_sees_it( string $file, string $who ): void {
		$this->compare( $file, $this->server->call( 'GET', 'booking/getInRange_ready', $this->range(), $this->person( $who ) ) );
	}

	/** Compares what the page's HTML contains of it, which the app unpacks to the same. */
	#[DataProvider( 'viewers' )]
	public function test_the_week_in_a_page( string $file, string $who ): void {
		$answer = $this->server->call( 'GET', 'booking/getInRange_ready', $this->range(), $this->person( $who ) )->get_data();
		self::assertIsArray( $answer );
		// Its columns have no names by which they could be normalised afterwards.
		self::compare_normalised( str_replace( 'schedule', 'packed', $file ), Preloaded_Week::packed( $this->week->contract()->normalised( $answer ) ) );
	}

	/** @return iterable<string, array{ string, string }> */
	public static function viewers(): iterable {
		foreach ( array( 'owner' => 'mari', 'trainer' => 'anna', 'admin' => 'admin', 'guest' => '' ) as $role => $who ) {
			yield $role => array( "schedule.$role", $who );
		}
	}

	/** @param array<string, mixed> $more */
	#[DataProvider( 'additions' )]
	public function test_add( string $file, string $who, array $more ): void {
		$data = $this->here->wanted( array( 'trainer_id' => $this->person( $who ), 'hiddenOwnerCustomDescription' => 'Key is under the mat' ) + $more );
		$this->compare( $file, $this->server->add( $data, $this->person( $who ) ) );
	}

	/** @return iterable<string, array{ string, string, array<string, mixed> }> */
	public static function additions(): iterable {
		yield 'owner' => array( 'add.owner', 'mari', array() );
		yield 'owner, a series' => array( 'add-series.owner', 'mari', array( 'repeat' => 2, 'skip_dates' => array( '2026-12-04' ) ) );
		yield 'trainer' => array( 'add.trainer', 'anna', array() );
		yield 'administrator' => array( 'add.admin', 'admin', array() );
		$taken_once = array( 'date' => '2026-11-22', 'time_from' => '13:00', 'time_to' => '14:00', 'repeat' => 2 );
		yield 'dry run' => array( 'add-dry-run.trainer', 'anna', array( 'dry_run' => true ) + $taken_once );
	}

	#[DataProvider( 'editors' )]
	public function test_edit( string $file, string $who ): void {
		$params = array( 'booking_id' => (string) $this->week->booking( 49 ), 'time_from' => '13:00', 'time_to' => '14:00', 'locale' => 'en' );
		$this->compare( $file, $this->server->edit( $params, $this->person( $who ) ) );
	}

	/** @return iterable<string, array{ string, string }> */
	public static function editors(): iterable {
		yield 'owner' => array( 'edit.owner', 'mari' );
		yield 'trainer, who asks again' => array( 'edit.trainer', 'anna' );
		yield 'administrator' => array( 'edit.admin', 'admin' );
	}

	#[DataProvider( 'changes' )]
	public function test_change( string $file, string $who, string $action, int $booking ): void {
		$path = "booking/$action/" . $this->week->booking( $booking );
		$this->compare( $file, $this->server->call( 'GET', $path, array(), $this->person( $who ) ) );
	}

	/** @return iterable<string, array{ string, string, string, int }> */
	public static function changes(): iterable {
		yield 'cancel' => array( 'cancel.owner', 'mari', 'cancel', 42 );
		yield 'cancel, trainer' => array( 'cancel.trainer', 'anna', 'cancel', 49 );
		yield 'restore' => array( 'restore.trainer', 'anna', 'restore', 47 );
		yield 'approve' => array( 'approve.owner', 'mari', 'approve', 41 );
		yield 'mark paid' => array( 'mark-paid.owner', 'mari', 'markPaid', 41 );
		yield 'mark unpaid' => array( 'mark-unpaid.owner', 'mari', 'markUnpaid', 42 );
	}

	/** @param array<string, string> $more */
	#[DataProvider( 'series' )]
	public function test_series( string $file, string $call, array $more ): void {
		$added = self::ok( $this->server->add( $this->here->wanted( array( 'repeat' => 3, 'trainer_id' => $this->here->anna ) ), $this->here->mari ) );
		$ids   = array_map( strval( ... ), self::column( self::rows_at( $added, 'bookings' ), 'id' ) );
		$paid  = $this->server->call( 'POST', "booking/markPaid/{$ids[2]}", array(), $this->here->mari );
		self::ok( $paid );
		$more += array( 'scope' => 'following', 'request_id' => 'mine', 'locale' => 'en' );
		$place = array( 'time_from' => '20:00', 'time_to' => '21:30', 'booking_id' => $ids[1] );
		$done  = 'cancel' === $call
			? $this->server->call( 'POST', "booking/cancel/{$ids[1]}", $more, $this->here->mari )
			: $this->server->edit( $more + $place, $this->here->mari );
		$this->compare( $file, 'undo' === $call ? $this->server->call( 'POST', 'booking/undo', array( 'request_id' => 'mine', 'locale' => 'en' ), $this->here->mari ) : $done );
	}

	/** @return iterable<string, array{ string, string, array<string, string> }> */
	public static function series(): iterable {
		yield 'edit' => array( 'edit-series.owner', 'edit', array( 'skip_dates' => '["2026-12-18"]' ) );
		yield 'edit, dry run' => array( 'edit-series-dry-run.owner', 'edit', array( 'dry_run' => '1', 'overrides' => '{"2026-12-11":{"time_from":"05:00"}}' ) );
		yield 'cancel' => array( 'cancel-series.owner', 'cancel', array() );
		yield 'cancel, dry run' => array( 'cancel-series-dry-run.owner', 'cancel', array( 'dry_run' => '1' ) );
		yield 'undo' => array( 'undo.owner', 'undo', array() );
	}

	/** @param array<string, string> $more */
	#[DataProvider( 'weeks' )]
	public function test_copied_weeks( string $file, array $more ): void {
		$added = $this->server->add( $this->here->wanted( array( 'trainer_id' => $this->here->anna, 'repeat' => 1 ) ), $this->here->mari );
		self::ok( $added );
		self::ok( $this->server->add( $this->here->wanted( array( 'trainer_id' => $this->here->anna, 'date' => '2026-11-28' ) ), $this->here->mari ) );
		self::ok( $this->server->add( $this->here->wanted( array( 'date' => '2026-11-29' ) ), $this->here->anna ) );
		$more += array( 'studio_id' => (string) $this->here->studio, 'from' => '2026-11-23', 'to' => '2026-11-30', 'locale' => 'en' );
		$this->compare( $file, $this->server->call( 'POST', 'booking/copy-week', $more, $this->here->mari ) );
	}

	/** @return iterable<string, array{ string, array<string, string> }> */
	public static function weeks(): iterable {
		yield 'copy' => array( 'copy-week.owner', array( 'to' => '2026-12-07' ) );
		yield 'dry run' => array( 'copy-week-dry-run.owner', array( 'dry_run' => '1' ) );
	}

	public function test_an_undone_addition(): void {
		self::ok( $this->server->add( $this->here->wanted( array( 'request_id' => 'mine' ) ), $this->here->anna ) );
		$this->compare( 'undo-add.trainer', $this->server->call( 'POST', 'booking/undo', array( 'request_id' => 'mine', 'locale' => 'en' ), $this->here->anna ) );
	}

	public function test_history(): void {
		$edit = array( 'booking_id' => (string) $this->week->booking( 41 ), 'time_to' => '19:15', 'reason' => 'Same group stays' );
		self::ok( $this->server->edit( $edit, $this->here->mari ) );
		$this->compare( 'history.owner', $this->server->history( array( 'trainer_id' => (string) $this->here->anna ), $this->here->mari ) );
	}

	public function test_events(): void {
		$anna = $this->here->anna;
		$this->compare( 'events-by-user.trainer', $this->server->call( 'GET', 'events/getByUser', array( 'id' => (string) $anna ), $anna ) );
		$this->compare( 'events-default.trainer', $this->server->call( 'GET', 'events/getDefault', array(), $anna ) );
	}

	#[DataProvider( 'codes' )]
	public function test_each_refusal( Problem_Code $code ): void {
		$response = $this->refusal( $code );
		self::refused( $code, $response );
		$this->compare_data( "error.{$code->value}", $response->get_data() );
	}

	/** @return iterable<string, array{ Problem_Code }> */
	public static function codes(): iterable {
		foreach ( Problem_Code::cases() as $code ) {
			yield $code->value => array( $code );
		}
	}

	// phpcs:ignore Generic.Metrics.CyclomaticComplexity -- one arm per code is a table.
	private function refusal( Problem_Code $code ): WP_REST_Response {
		$mari   = $this->here->mari;
		$anna   = $this->here->anna;
		$wanted = $this->here->wanted( array( 'date' => '2026-11-22', 'time_from' => '13:00', 'time_to' => '15:00' ) );
		$free   = array( 'time_from' => '15:00', 'time_to' => '16:00' ) + $wanted;
		$edit   = array( 'booking_id' => (string) $this->week->booking( 41 ), 'revision' => '2' );
		$change = fn( string $path, int $user ): WP_REST_Response => $this->server->call( 'GET', $path, array( 'locale' => 'en' ), $user );
		$read   = fn( int $studio ): WP_REST_Response => $this->server->call( 'GET', 'booking/getInRange_ready', $this->range( array( 'studio_id' => $studio ) ) );

		return match ( $code ) {
			Problem_Code::Studio_Not_Found  => $read( 4_000_000_000 ),
			Problem_Code::Booking_Not_Found => $change( 'booking/cancel/4000000000', $mari ),
			Problem_Code::Forbidden         => $change( "booking/approve/{$this->week->booking( 41 )}", $anna ),
			Problem_Code::Not_Logged_In     => $change( "booking/approve/{$this->week->booking( 41 )}", 0 ),
			Problem_Code::Invalid_Nonce     => $this->server->history( array( 'trainer_id' => (string) $anna, '_wpnonce' => 'old' ), $mari ),
			Problem_Code::Invalid           => $this->server->add( array( 'repeat' => 'weekly' ), $mari ),
			Problem_Code::Slot_Taken        => $this->server->add( $wanted, $anna ),
			Problem_Code::Gap_Too_Small     => $this->server->add( array( 'time_from' => '14:10' ) + $wanted, $anna ),
			Problem_Code::Too_Short         => $this->server->add( array( 'time_to' => '13:20' ) + $wanted, $anna ),
			Problem_Code::Outside_Hours     => $this->server->add( array( 'time_from' => '06:00' ) + $wanted, $anna ),
			Problem_Code::In_The_Past       => $this->server->add( array( 'date' => '2026-11-19' ) + $wanted, $anna ),
			Problem_Code::Over_Limit        => $this->server->add( array( 'date' => '2027-12-26' ) + $wanted, $anna ),
			Problem_Code::Changed_Meanwhile => $this->server->edit( $edit, $mari ),
			Problem_Code::Busy              => $this->while_the_lock_fails( $free ),
			Problem_Code::Too_Many_Requests => $this->while_nothing_is_allowed( $wanted ),
		};
	}

	/** @param array<string, mixed> $wanted */
	private function while_the_lock_fails( array $wanted ): WP_REST_Response {
		$is_lock = static fn( string $sql ): bool => str_contains( $sql, 'SET revision = revision + 1' );
		$broken  = static fn( string $sql ): string => $is_lock( $sql ) ? 'UPDATE no_such_table SET no_such_column = 1' : $sql;
		add_filter( 'query', $broken );
		try {
			return $this->server->add( $wanted, $this->here->anna );
		} finally {
			remove_filter( 'query', $broken );
		}
	}

	/** @param array<string, mixed> $wanted */
	private function while_nothing_is_allowed( array $wanted ): WP_REST_Response {
		add_filter( 'studio_calendar_writes_per_minute', '__return_zero', 20 );

		return $this->server->add( $wanted, $this->here->anna );
	}

	private function compare( string $file, WP_REST_Response $response ): void {
		$this->compare_data( $file, self::ok( $response ) );
	}

	private function compare_data( string $file, mixed $answer ): void {
		self::assertIsArray( $answer );
		self::compare_normalised( $file, $this->week->contract()->normalised( $answer ) );
	}

	/** @param array<array-key, mixed> $data */
	private static function compare_normalised( string $file, array $data ): void {
		Contract::write( $file, $data );
		self::assertSame( Contract::expected( $file ), $data, 'If the change is meant, write it with: npm run contract' );
	}

	private function person( string $name ): int {
		return match ( $name ) {
			'mari'  => $this->here->mari,
			'anna'  => $this->here->anna,
			'admin' => $this->here->admin,
			default => 0,
		};
	}
}

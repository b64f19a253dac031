<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use DateTimeImmutable;
use StudioCalendar\Domain\Invitation;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Storage\Booking_Row;
use StudioCalendar\Storage\Bookings;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Invitations;
use StudioCalendar\Storage\Locking\Studio_Lock;
use StudioCalendar\Storage\Locking\Transaction;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Personal_Records;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Test_Case;
use WP_Error;

/** Tests of the export and erasure of personal data, through the filters that WordPress's screens use. */
final class Privacy_Test extends Test_Case {

	private static bool $is_open = false;

	public function test_a_trainer_gets_everything_that_is_known_about_them_page_by_page(): void {
		$people = new People( $this->make );
		update_user_meta( $people->user['trainer'], Meta_Key::PHONE, '+372 5555' );
		for ( $count = 0; $count < Personal_Records::PAGE + 1; $count++ ) {
			$this->book( $people, array( 'booking_date' => gmdate( 'Y-m-d', 1_800_000_000 + $count * DAY_IN_SECONDS ) ) );
		}

		[ $first, $second ] = array( self::export( $people->user['trainer'], 1 ), self::export( $people->user['trainer'], 2 ) );

		self::assertFalse( $first['done'] );
		self::assertTrue( $second['done'] );
		$items = array_column( array( ...$first['data'], ...$second['data'] ), null, 'item_id' );
		self::assertCount( Personal_Records::PAGE + 2, $items );
		$text = (string) wp_json_encode( $first['data'] );
		self::assertStringContainsString( '+372 5555', $text );
		self::assertStringContainsString( '18:00', $text );
		self::assertStringContainsString( 'only owners', $text, 'what owners write about a trainer is the trainer’s to know' );
	}

	public function test_of_somebody_unknown_there_is_nothing(): void {
		self::assertSame( array( 'data' => array(), 'done' => true ), self::call( 'exporters', 'nobody@example.org', 1 ) );
		self::assertTrue( self::call( 'erasers', 'nobody@example.org', 1 )['done'] );
	}

	public function test_erasing_takes_the_names_and_keeps_the_hours_and_payments(): void {
		$people = new People( $this->make );
		$user   = $people->user['trainer'];
		update_user_meta( $user, Meta_Key::PHONE, '+372 5555' );
		$id      = $this->book( $people, array( 'payment_status' => 'paid' ) );
		$other   = $this->make->booking( $people->post['studio'], $people->post['room'], $people->post['event'], $people->user['owner'], array( 'start_minute' => 540 ) );
		$history = self::database()->name( Table::History );
		$names   = (string) wp_json_encode( array( 'trainer_first_name' => 'First', 'hidden_description' => 'only owners', 'start_minute' => 1080 ) );
		self::database()->run(
			"INSERT INTO $history (studio_id, booking_id, user_id, action, before_json, after_json, token, at)
			VALUES (%d, %d, %d, 'add', '', %s, 0, '2026-11-01 10:00:00')",
			array( $people->post['studio'], $id, $user, $names )
		);
		$before = ( new Revisions( self::database() ) )->of( $people->post['studio'] );

		$answer = self::call( 'erasers', self::email( $user ), 1 );

		self::assertSame( array( true, true, true ), array( $answer['items_removed'], $answer['items_retained'], $answer['done'] ) );
		$row = self::row( $id );
		self::assertSame( array( '', '', '' ), array( $row['trainer_first_name'], $row['trainer_last_name'], $row['hidden_description'] ) );
		self::assertSame( array( '1080', '1170', 'paid', (string) $user ), array( $row['start_minute'], $row['end_minute'], $row['payment_status'], $row['trainer_id'] ) );
		self::assertSame( 'First', self::row( $other )['trainer_first_name'], 'nobody else’s' );
		$line = self::database()->row( "SELECT after_json FROM $history WHERE booking_id = %d", array( $id ) );
		self::assertSame( array( 'trainer_first_name' => '', 'hidden_description' => '', 'start_minute' => 1080 ), json_decode( $line['after_json'] ?? '', true ) );
		self::assertSame( '', get_user_meta( $user, Meta_Key::PHONE, true ) );
		self::assertGreaterThan( $before['revision'], ( new Revisions( self::database() ) )->of( $people->post['studio'] )['revision'], 'open calendars are told' );
	}

	/** Checks a booking that was given to another trainer: its history names both. */
	public function test_what_is_in_the_history_only_is_handed_over_and_erased(): void {
		$people = new People( $this->make );
		$user   = $people->user['trainer'];
		$given  = $this->book( $people, array( 'trainer_first_name' => 'Heir', 'trainer_id' => $people->user['other_trainer'] ) );
		$was    = $this->state( $given, array( 'trainer_id' => $user, 'trainer_first_name' => 'First', 'hidden_description' => 'late twice' ) );
		$is     = $this->state( $given, array() );
		$this->note( $people, $given, 'add', '', $was, 'Asked by phone' );
		$this->note( $people, $given, 'edit', $was, $is, 'Their knee' );
		$this->note( $people, $given, 'edit', $is, $is, 'Same group stays' );
		$owners = $people->user['owner'];
		$answer = array( 'status' => 'ok', 'bookings' => array( array( 'id' => $given, 'post_author_id' => $user, 'status' => 'Approved', 'first_name' => 'First', 'hiddenOwnerCustomDescription' => 'late twice' ) ) );
		self::wpdb()->insert( $this->make->table( Table::Requests ), array( 'user_id' => $owners, 'request_id' => 'x', 'call_hash' => 'h', 'answer' => wp_json_encode( $answer ), 'at' => '2026-11-01 10:00:00' ) );

		$text = (string) wp_json_encode( self::export( $user, 1 )['data'], JSON_UNESCAPED_SLASHES );
		self::assertStringContainsString( '2026-11-01 10:00:00 UTC, add', $text );
		self::assertStringContainsString( 'late twice', $text );
		self::assertStringContainsString( 'Asked by phone', $text );
		foreach ( array( 'only owners', 'Their knee', 'Same group stays' ) as $theirs ) {
			self::assertStringNotContainsString( $theirs, $text, 'what it became with somebody else is theirs' );
		}
		self::call( 'erasers', self::email( $user ), 1 );

		$lines = self::database()->rows( 'SELECT before_json, after_json, reason FROM ' . self::database()->name( Table::History ) . ' WHERE booking_id = %d ORDER BY id', array( $given ) );
		self::assertStringNotContainsString( 'late twice', (string) wp_json_encode( $lines ) );
		self::assertSame( $is, $lines[1]['after_json'], 'nobody else’s' );
		self::assertSame( array( '', '', 'Same group stays' ), array_column( $lines, 'reason' ), 'the last line is not about them' );
		self::assertSame( 'Heir', self::row( $given )['trainer_first_name'] );
		$kept = self::database()->row( 'SELECT answer FROM ' . self::database()->name( Table::Requests ) . ' WHERE user_id = %d', array( $owners ) );
		self::assertSame( array( '', '', $given ), array( ...array_values( array_intersect_key( (array) ( (array) ( (array) json_decode( $kept['answer'] ?? '', true ) )['bookings'] )[0], array( 'first_name' => 1, 'hiddenOwnerCustomDescription' => 1 ) ) ), $given ) );
	}

	/** Checks that a write based on a booking read before the erasure is refused, since it would restore the names. */
	public function test_a_write_that_was_decided_on_before_the_erasing_brings_no_name_back(): void {
		$people   = new People( $this->make );
		$id       = $this->book( $people, array() );
		$database = self::database();
		$read     = ( new Bookings( $database ) )->find( $id );
		self::assertNotNull( $read );
		$inside = false;
		$listen = static function ( string $sql ) use ( &$inside ): string {
			$inside = $inside || ( str_contains( $sql, "trainer_first_name = ''" ) && self::$is_open );
			self::$is_open = str_starts_with( $sql, 'START TRANSACTION' ) || ( self::$is_open && ! str_starts_with( $sql, 'COMMIT' ) );
			return $sql;
		};
		add_filter( 'query', $listen );
		self::call( 'erasers', self::email( $people->user['trainer'] ), 1 );
		remove_filter( 'query', $listen );
		self::assertTrue( $inside, 'The names go under the lock of the studio.' );

		try {
			( new Studio_Lock( $database ) )->run(
				$people->post['studio'],
				static fn( Transaction $transaction ) => $transaction->update_booking( $read->with( revision: $read->revision + 1 ), $read->revision, false, '2026-11-01 10:00:00' )
			);
			self::fail( 'A write that is out of date went through.' );
		} catch ( Problem $problem ) {
			self::assertSame( Problem_Code::Changed_Meanwhile, $problem->problem );
		}
		self::assertSame( '', self::row( $id )['trainer_first_name'] );
	}

	public function test_an_erasing_that_cannot_have_a_studio_says_so_and_takes_nothing(): void {
		$people = new People( $this->make );
		$id     = $this->book( $people, array() );
		$before = self::row( $id );
		$broken = static fn( string $sql ): string => str_contains( $sql, 'SET revision = revision + 1' ) ? 'UPDATE no_such_table SET no_such_column = 1' : $sql;
		add_filter( 'query', $broken );
		$answer = self::answer( 'erasers', self::email( $people->user['trainer'] ), 1 );
		remove_filter( 'query', $broken );

		self::assertInstanceOf( WP_Error::class, $answer );
		self::assertSame( 'busy', $answer->get_error_code() );
		self::assertSame( $before, self::row( $id ) );
	}

	public function test_an_address_that_was_invited_is_handed_over_and_forgotten(): void {
		$people = new People( $this->make );
		$email  = 'invited-' . bin2hex( random_bytes( 6 ) ) . '@example.org';
		foreach ( array( $email, self::email( $people->user['subscriber'] ) ) as $one ) {
			( new Invitations() )->put( $people->post['studio'], new Invitation( $one, Member_Role::Trainer, '2100-01-01 00:00:00' ), 'secret' );
			$data = self::call( 'exporters', $one, 1 )['data'];

			self::assertStringContainsString( get_the_title( $people->post['studio'] ), (string) wp_json_encode( $data ) );
			self::assertTrue( self::call( 'erasers', $one, 1 )['items_removed'] );
			self::assertFalse( self::call( 'erasers', $one, 1 )['items_removed'] );
		}
		self::assertSame( array(), ( new Invitations() )->of_studio( $people->post['studio'], new DateTimeImmutable() ) );
	}

	/** @param array<string, int|string> $more Columns that replace those of the stored booking. */
	private function state( int $id, array $more ): string {
		$booking = ( new Bookings( self::database() ) )->find( $id );
		self::assertNotNull( $booking );

		return (string) wp_json_encode( array_merge( Booking_Row::values( $booking ), $more ) );
	}

	private function note( People $people, int $id, string $action, string $before, string $after, string $reason ): void {
		$row = array( 'studio_id' => $people->post['studio'], 'booking_id' => $id, 'user_id' => $people->user['owner'], 'action' => $action, 'before_json' => $before, 'after_json' => $after, 'token' => 0, 'at' => '2026-11-01 10:00:00', 'reason' => $reason );
		self::assertSame( 1, self::wpdb()->insert( $this->make->table( Table::History ), $row ) );
	}

	/** @param array<string, int|string> $more Columns that replace the defaults. */
	private function book( People $people, array $more ): int {
		$more += array( 'hidden_description' => 'only owners' );

		return $this->make->booking( $people->post['studio'], $people->post['room'], $people->post['event'], $people->user['trainer'], $more );
	}

	/** @return array{ data: list<array<string, mixed>>, done: bool } */
	private static function export( int $user_id, int $page ): array {
		return self::call( 'exporters', self::email( $user_id ), $page ); // @phpstan-ignore return.type (what WordPress documents for exporters)
	}

	/** @return array<string, mixed> Result of the plugin's exporter or eraser. */
	private static function call( string $kind, string $email, int $page ): array {
		$answer = self::answer( $kind, $email, $page );
		self::assertIsArray( $answer );

		return $answer; // @phpstan-ignore return.type (keys are texts)
	}

	private static function answer( string $kind, string $email, int $page ): mixed {
		$registered = apply_filters( "wp_privacy_personal_data_$kind", array() );
		self::assertIsArray( $registered );
		$ours = $registered['studio-calendar'] ?? null;
		self::assertIsArray( $ours );
		self::assertIsCallable( $ours['callback'] ?? null );

		return $ours['callback']( $email, $page );
	}

	private static function email( int $user_id ): string {
		$user = get_userdata( $user_id );
		self::assertNotFalse( $user );

		return $user->user_email;
	}

	private static function database(): Database {
		return new Database( self::wpdb() );
	}

	/** @return array<string, string> */
	private static function row( int $id ): array {
		$row = self::database()->row( 'SELECT * FROM ' . self::database()->name( Table::Bookings ) . ' WHERE id = %d', array( $id ) );
		self::assertNotNull( $row );

		return $row;
	}
}

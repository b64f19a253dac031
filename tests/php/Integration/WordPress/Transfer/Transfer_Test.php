<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress\Transfer;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Room;
use StudioCalendar\Domain\System_Clock;
use StudioCalendar\Storage\Booking_Archive;
use StudioCalendar\Storage\Bookings;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Locking\Studio_Lock;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\Storage\Studio_Records;
use StudioCalendar\Storage\Studio_Source;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\Tests\Integration\WordPress\Media\Photos;
use StudioCalendar\Tests\Integration\WordPress\People;
use StudioCalendar\WordPress\Cli\Export_Command;
use StudioCalendar\WordPress\Cli\Import_Command;
use StudioCalendar\WordPress\Content\Post_Ids;
use StudioCalendar\WordPress\Transfer\Export;
use StudioCalendar\WordPress\Transfer\Import;
use StudioCalendar\WordPress\Transfer\Import_Check;
use StudioCalendar\WordPress\Transfer\Import_Posts;
use StudioCalendar\WordPress\Transfer\Person_Fingerprint;

/** Tests of `wp studio-calendar export` and `import`: a studio is imported as a whole, with new ids, or not at all. */
final class Transfer_Test extends Test_Case {

	/** Fields of a booking and of its history in the first version of the file; old files have no others. */
	private const FIRST_FIELDS = array(
		...array( 'type', 'ref', 'studio', 'room', 'event', 'trainer', 'date', 'from', 'to', 'status', 'canceled', 'private' ),
		...array( 'payment_status', 'payment_method', 'payment_frequency', 'hidden', 'room_name', 'event_title', 'first_name', 'last_name' ),
		...array( 'series', 'split_from', 'revision', 'by', 'at', 'history', 'action', 'before', 'after' ),
	);

	private People $people;

	protected function setUp(): void {
		parent::setUp();
		$this->people = new People( $this->make );
		update_post_meta( $this->people->post['studio'], Meta_Key::GAP_MINUTES, '15' );
		update_post_meta( $this->people->post['room'], Meta_Key::PALETTE, 'second' );
		update_post_meta( $this->people->post['studio'], Meta_Key::NOTICE, "Shoes off!\nIt's a \\ floor." );
	}

	protected function tearDown(): void {
		foreach ( array_diff( Post_Ids::studios(), $this->people->post ) as $id ) {
			$this->make->adopt( $id );
		}
		parent::tearDown();
	}

	public function test_a_studio_comes_back_whole_with_other_numbers(): void {
		$series = $this->book( 0, 600 );
		$this->set_series( $series, $series );
		$later = $this->book( 7, 600, array( 'series_id' => $series, 'is_private' => 1, 'hidden_description' => 'Key is with the guard & "Bob" \\', 'revision' => 4 ) );
		$this->book( 0, 660, array( 'status' => 'Pending', 'payment_status' => 'paid', 'payment_method' => 'bank_transfer', 'payment_frequency' => 'monthly' ) );
		$this->book( 0, 600, array( 'is_canceled' => 1 ) );
		$this->book( 14, 600, array( 'split_from' => $series ) );
		$this->note( $later, 'Same “group” stays' );
		$this->note( $later );
		$new = $this->imported( $this->exported() );

		self::assertNotSame( $this->people->post['studio'], $new );
		self::assertSame( $this->facts( $this->people->post['studio'] ), $this->facts( $new ) );
		self::assertSame( array(), array_intersect( $this->ids( $this->people->post['studio'] ), $this->ids( $new ) ) );
		$this->assertSeries( $new );
		$history = $this->history( $new );
		self::assertSame( array( 'approve', 'import' ), array_values( array_unique( array_column( $history, 'action' ) ) ) );
		self::assertSame( (string) $this->people->user['owner'], $history[0]['user_id'] );
		self::assertSame( array( 'Same “group” stays', '' ), array_column( array_slice( $history, 0, 2 ), 'reason' ) );
		$after = json_decode( $history[0]['after_json'], true );
		self::assertIsArray( $after );
		self::assertSame( $new, $after['studio_id'] );
		self::assertSame( Post_Ids::rooms_of( $new )[0], $after['room_id'] );
	}

	public function test_a_file_without_a_later_field_is_read(): void {
		$this->note( $this->book( 0, 600, array( 'hidden_description' => 'Key is with the guard' ) ) );
		$text = $this->exported();
		$last = explode( "\n", $text )[ substr_count( $text, "\n" ) - 2 ];
		$new  = $this->imported( str_replace( $last, (string) wp_json_encode( self::with_first_fields( json_decode( $last, true ) ) ), $text ) );

		self::assertSame( $this->facts( $this->people->post['studio'] ), $this->facts( $new ) );
		self::assertCount( 2, $this->history( $new ) );
	}

	public function test_no_secret_is_in_the_file(): void {
		update_option( 'studio_calendar_ably_key', 'abc.def:verysecretverysecret' );
		$this->book( 0, 600 );
		$text = $this->exported();
		delete_option( 'studio_calendar_ably_key' );
		$user = get_userdata( $this->people->user['trainer'] );
		self::assertNotFalse( $user );

		self::assertStringNotContainsString( 'verysecret', $text );
		self::assertStringNotContainsString( $user->user_email, $text );
		self::assertStringNotContainsString( trim( (string) wp_json_encode( $user->user_pass ), '"' ), $text );
		self::assertStringContainsString( $user->user_login, $text );
		self::assertSame( '0600', substr( sprintf( '%o', (int) fileperms( $this->file ) ), -4 ) );
	}

	public function test_a_booking_of_a_room_that_is_gone_keeps_its_time_apart(): void {
		$gone  = $this->make->room( $this->people->post['studio'], 'Cellar' );
		$other = $this->make->room( $this->people->post['studio'], 'Attic' );
		foreach ( array( $gone, $other ) as $room ) {
			$this->make->booking( $this->people->post['studio'], $room, 0, 0, array( 'booking_date' => '2020-01-06' ) );
			wp_delete_post( $room, true );
		}
		$new   = $this->imported( $this->exported() );
		$model = ( new Studio_Source( new Members(), new Database( self::wpdb() ), '' ) )->build( $new );
		$rooms = array_map( static fn( Booking $booking ): int => $booking->room_id, $this->bookings()->in_range( $new, '2020-01-06', '2020-01-06' ) );

		self::assertCount( 1, $model->rooms ?? array() );
		self::assertCount( 2, array_unique( $rooms ) );
		self::assertSame( array( 'trash' ), array_values( array_unique( array_map( get_post_status( ... ), $rooms ) ) ) );
	}

	/** @param array<string, mixed> $change Fields that replace those of the last booking in the file. */
	#[DataProvider( 'faults' )]
	public function test_a_fault_is_named_and_nothing_is_written( array $change, string $words ): void {
		$this->book( 0, 600 );
		$this->book( 0, 660 );
		$before = array( Post_Ids::everything(), $this->total() );
		$said   = $this->import( self::changed( $this->exported(), $change ) );

		self::assertStringContainsString( $words, $said );
		self::assertStringContainsString( 'Nothing was imported', $said );
		self::assertSame( $before, array( Post_Ids::everything(), $this->total() ) );
	}

	/** @return iterable<string, array{ array<string, mixed>, string }> */
	public static function faults(): iterable {
		yield 'overlap' => array( array( 'from' => '10:30' ), 'is booked already on' );
		yield 'order' => array( array( 'date' => '2020-01-01' ), 'in the order of their time' );
		yield 'no day' => array( array( 'date' => '2030-02-30' ), '“date” is missing' );
		yield 'no time' => array( array( 'to' => '24:30' ), '“to” is missing' );
		yield 'end before the start' => array( array( 'to' => '10:00' ), '“to” is missing' );
		yield 'unknown room' => array( array( 'room' => 987_654 ), '“room” is missing' );
		yield 'unknown trainer' => array( array( 'trainer' => 987_654 ), '“trainer” is missing' );
		yield 'unknown status' => array( array( 'status' => 'Maybe' ), '“status” is missing' );
		yield 'a list for a text' => array( array( 'hidden' => array( 'x' ) ), '“hidden” is missing' );
		yield 'history of another kind' => array( array( 'history' => array( 'x' ) ), '“history” is missing' );
	}

	public function test_people_without_an_account_are_listed_or_told_apart_by_hand(): void {
		$this->book( 0, 600 );
		$text = $this->exported();
		$user = get_userdata( $this->people->user['trainer'] );
		self::assertNotFalse( $user );
		wp_update_user( array( 'ID' => $user->ID, 'user_email' => 'moved-' . $user->user_email ) );
		$said = $this->import( $text );
		self::assertStringContainsString( "($user->user_login) has no account here", $said );
		self::assertStringContainsString( 'Nothing was imported', $said );

		$said = $this->import( $text, array( 'people' => "x=y, $user->user_login = {$this->login( 'other_trainer' )}" ) );
		preg_match( '/this site: (\d+)/', $said, $found );
		$found = $this->bookings()->in_range( (int) ( $found[1] ?? 0 ), '2030-01-01', '2030-12-31' );
		self::assertSame( array( $this->people->user['other_trainer'] ), array_map( static fn( Booking $booking ): int => $booking->trainer_id, $found ) );
	}

	public function test_a_dry_run_counts_and_writes_nothing(): void {
		$this->book( 0, 600 );
		$before = array( Post_Ids::everything(), $this->total() );
		$said   = $this->import( $this->exported(), array( 'dry-run' => '1' ) );

		self::assertStringContainsString( "studio\t1\nroom\t1\n", $said );
		self::assertStringContainsString( "booking\t1\n", $said );
		self::assertSame( $before, array( Post_Ids::everything(), $this->total() ) );
	}

	public function test_files_that_are_none_are_refused(): void {
		$text = $this->exported();
		foreach ( array(
			'not a Studio Calendar export' => str_replace( '"format":"studio-calendar"', '"format":"x"', $text ),
			'newer version'                => str_replace( '"version":1', '"version":2', $text ),
			'is incomplete'                => implode( "\n", array_slice( explode( "\n", trim( $text ) ), 0, -1 ) ),
			'is not valid JSON'            => $text . '{',
			'“bookings” is missing'        => str_replace( '"type":"end","bookings":0', '"type":"end","bookings":3', $text ),
			'“settings.owner”'             => str_replace( '"settings":{', '"settings":{"owner":"1",', $text ),
		) as $words => $bad ) {
			self::assertStringContainsString( $words, $this->import( $bad ) );
		}
		ob_start();
		$this->import_command()->import( array( '/nowhere/at/all' ) );
		self::assertStringContainsString( 'File not found', (string) ob_get_clean() );
	}

	public function test_an_import_that_breaks_off_leaves_nothing_and_shows_nothing_before(): void {
		$this->book( 0, 600 );
		$this->book( 0, 660 );
		$path   = Photos::file( self::changed( $this->exported(), array( 'room' => 987_654 ) ), 'jsonl' );
		$before = array( Post_Ids::everything(), $this->total() );
		$seen   = array();
		$look   = static function ( int $id ) use ( &$seen ): void {
			$seen[] = get_post_status( $id );
		};
		add_action( 'save_post_' . Post_Type::STUDIO, $look );
		try {
			$this->importer()->run( $path );
			self::fail( 'It was imported.' );
		} catch ( \RuntimeException $refused ) {
			self::assertStringContainsString( 'room', $refused->getMessage() );
		} finally {
			remove_action( 'save_post_' . Post_Type::STUDIO, $look );
		}
		self::assertSame( array( 'draft' ), array_values( array_unique( $seen ) ) );
		self::assertSame( $before, array( Post_Ids::everything(), $this->total() ) );
	}

	public function test_a_thousand_bookings_pass_page_by_page(): void {
		$days = array_map( static fn( int $day ): array => self::hour( $day, 600 ), range( 0, 1099 ) );
		$this->make->bookings( $this->people->post['studio'], $this->people->post['room'], $this->people->post['event'], $this->people->user['trainer'], $days );
		$new = $this->imported( $this->exported() );

		self::assertCount( 1100, $this->bookings()->in_range( $new, '2030-01-01', '2039-12-31' ) );
	}

	public function test_events_are_made_once(): void {
		$first  = $this->imported( $this->exported() );
		$events = Post_Ids::events_by( array( $this->people->user['trainer'] ) );
		$second = $this->imported( $this->exported() );

		self::assertNotSame( $first, $second );
		self::assertSame( $events, Post_Ids::events_by( array( $this->people->user['trainer'] ) ) );
	}

	public function test_a_file_that_is_there_is_not_written_over(): void {
		$path = Photos::file( 'mine', 'jsonl' );
		ob_start();
		$this->export_command()->export( array(), array( 'file' => $path ) );
		self::assertStringContainsString( 'The file already exists', (string) ob_get_clean() );
		self::assertSame( 'mine', file_get_contents( $path ) );
	}

	private string $file = '';

	private function exported(): string {
		$this->file = (string) tempnam( get_temp_dir(), 'export' ) . '.jsonl';
		ob_start();
		$this->export_command()->export( array(), array( 'studio' => (string) $this->people->post['studio'], 'file' => $this->file ) );
		self::assertSame( '', ob_get_clean() );

		return (string) file_get_contents( $this->file );
	}

	private function imported( string $text ): int {
		$said = $this->import( $text );
		self::assertSame( 1, preg_match( '/this site: (\d+)/', $said, $found ), $said );

		return (int) $found[1];
	}

	/** @param array<string, string> $options */
	private function import( string $text, array $options = array() ): string {
		ob_start();
		$this->import_command()->import( array( Photos::file( $text, 'jsonl' ) ), $options );

		return (string) ob_get_clean();
	}

	/** @param array<string, mixed> $change Fields that replace those of the last booking. */
	private static function changed( string $text, array $change ): string {
		$lines = explode( "\n", trim( $text ) );
		$at    = count( $lines ) - 2;
		$line  = json_decode( $lines[ $at ], true );
		self::assertIsArray( $line );
		$lines[ $at ] = (string) wp_json_encode( array_merge( $line, $change ) );

		return implode( "\n", $lines );
	}

	/** @return mixed The line, or a part of it, without fields that were added later. */
	private static function with_first_fields( mixed $part ): mixed {
		if ( ! is_array( $part ) ) {
			return $part;
		}
		$kept = array_is_list( $part ) ? $part : array_intersect_key( $part, array_flip( self::FIRST_FIELDS ) );

		return array_map( self::with_first_fields( ... ), $kept );
	}

	/** @return array<string, mixed> Everything that must be equal in the exported and the imported studio. */
	private function facts( int $studio_id ): array {
		$model = ( new Studio_Source( new Members(), new Database( self::wpdb() ), '' ) )->build( $studio_id );
		self::assertNotNull( $model );
		$bookings = array();
		foreach ( $this->all( $studio_id ) as $row ) {
			unset( $row['id'], $row['studio_id'], $row['room_id'], $row['series_id'], $row['split_from'], $row['updated_at'] );
			$bookings[] = $row;
		}

		return array(
			'studio'   => array_slice( get_object_vars( $model->studio ), 1 ),
			'members'  => array_map( get_object_vars( ... ), $model->members ),
			'rooms'    => array_values( array_map( static fn( Room $room ): array => array( $room->name, $room->palette ), $model->rooms ) ),
			'events'   => array_keys( $model->events ),
			'bookings' => $bookings,
		);
	}

	private function assertSeries( int $studio_id ): void {
		$rows   = $this->all( $studio_id );
		$series = array_values( array_filter( $rows, static fn( array $row ): bool => '0' !== $row['series_id'] ) );

		self::assertCount( 2, $series );
		self::assertSame( array( $series[0]['id'], $series[0]['id'] ), array_column( $series, 'series_id' ) );
		$split = array_filter( $rows, static fn( array $row ): bool => '0' !== $row['split_from'] );
		self::assertSame( array( $series[0]['id'] ), array_column( $split, 'split_from' ) );
	}

	/** @return list<array<string, string>> */
	private function all( int $studio_id ): array {
		return $this->database()->rows( "SELECT * FROM {$this->make->table( Table::Bookings )} WHERE studio_id = %d ORDER BY booking_date, start_minute, is_canceled, id", array( $studio_id ) );
	}

	/** @return list<string> */
	private function ids( int $studio_id ): array {
		return array_column( $this->all( $studio_id ), 'id' );
	}

	/** @return list<array<string, string>> */
	private function history( int $studio_id ): array {
		return $this->database()->rows( "SELECT * FROM {$this->make->table( Table::History )} WHERE studio_id = %d ORDER BY action, id", array( $studio_id ) );
	}

	private function total(): string {
		return $this->database()->row( "SELECT COUNT(*) AS n FROM {$this->make->table( Table::Bookings )}" )['n'] ?? '';
	}

	/** @param array<string, int|string> $more */
	private function book( int $day, int $from, array $more = array() ): int {
		return $this->make->booking( $this->people->post['studio'], $this->people->post['room'], $this->people->post['event'], $this->people->user['trainer'], self::hour( $day, $from ) + $more );
	}

	/** @return array{ booking_date: string, start_minute: int, end_minute: int } An hour, $day days after a Monday. */
	private static function hour( int $day, int $from ): array {
		$date = ( new \DateTimeImmutable( '2030-01-07' ) )->modify( "+$day days" )->format( 'Y-m-d' );

		return array( 'booking_date' => $date, 'start_minute' => $from, 'end_minute' => $from + 60 );
	}

	private function set_series( int $id, int $series ): void {
		$this->database()->run( "UPDATE {$this->make->table( Table::Bookings )} SET series_id = %d WHERE id = %d", array( $series, $id ) );
	}

	private function note( int $id, string $reason = '' ): void {
		$booking = $this->bookings()->find( $id );
		self::assertNotNull( $booking );
		( new Studio_Lock( $this->database() ) )->run(
			$this->people->post['studio'],
			fn( $transaction ) => $transaction->note( 'approve', $booking, $booking, $this->people->user['owner'], '2029-12-01 10:00:00', reason: $reason )
		);
	}

	private function login( string $who ): string {
		$user = get_userdata( $this->people->user[ $who ] );

		return false === $user ? '' : $user->user_login;
	}

	private function database(): Database {
		return new Database( self::wpdb() );
	}

	private function bookings(): Bookings {
		return new Bookings( $this->database() );
	}

	private function export_command(): Export_Command {
		return new Export_Command( new Export( new Booking_Archive( $this->database() ), new Members(), new Revisions( $this->database() ), '0.1.0' ) );
	}

	private function import_command(): Import_Command {
		return new Import_Command( new Import_Check( new Person_Fingerprint() ), $this->importer() );
	}

	private function importer(): Import {
		$database = $this->database();

		return new Import( new Import_Posts( new Members() ), new Person_Fingerprint(), new Studio_Lock( $database ), new Revisions( $database ), new Studio_Records( $database ), new System_Clock() );
	}
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Service\Version_Files;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\Storage\Static_Files;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;

/** Tests of the static file that changes with a studio: it is never older than the newest commit, and never in the way of a booking. */
final class Version_Files_Test extends Rest_Case {

	protected function setUp(): void {
		parent::setUp();
		delete_option( Version_Files::FAILED_OPTION );
		$this->week( 0 );
	}

	protected function tearDown(): void {
		remove_all_filters( 'upload_dir' );
		remove_all_filters( 'studio_calendar_version_file' );
		delete_option( Version_Files::FAILED_OPTION );
		parent::tearDown();
	}

	/** @param callable(self): mixed $change */
	#[DataProvider( 'changes' )]
	public function test_a_change_is_in_the_file_as_soon_as_it_is_stored( callable $change ): void {
		$before = $this->text();
		$change( $this );
		$after  = $this->text();

		self::assertNotSame( $before, $after );
		self::assertSame( $after, $this->member( 0 )['version'] );
		self::assertSame( $after, $this->member( $this->here->mari )['version'] );
		self::assertSame( $after, $this->text(), 'Reading writes nothing where nothing is to be written.' );
	}

	/** @return iterable<string, array{ callable(self): mixed }> */
	public static function changes(): iterable {
		yield 'booking' => array( static fn( self $test ) => self::ok( $test->server->add( $test->here->wanted(), $test->here->anna ) ) );
		yield 'room' => array( static fn( self $test ) => wp_update_post( array( 'ID' => $test->here->big, 'post_title' => uniqid( 'Hall ' ) ) ) );
		yield 'event' => array( static fn( self $test ) => wp_update_post( array( 'ID' => $test->here->salsa, 'post_title' => uniqid( 'Salsa ' ) ) ) );
		yield 'setting' => array( static fn( self $test ) => $test->set( array( Meta_Key::GAP_MINUTES => '20' ) ) );
		yield 'person' => array( static fn( self $test ) => update_user_meta( $test->here->ivan, 'first_name', uniqid( 'Ivan' ) ) );
	}

	public function test_everybody_gets_the_same_file_and_it_tells_nothing(): void {
		$guest = $this->member( 0 );

		self::assertSame( $guest, $this->member( $this->here->guest ) );
		self::assertSame( $guest, $this->member( $this->here->anna ) );
		self::assertSame( $guest, $this->member( $this->here->mari ) );
		self::assertMatchesRegularExpression( '/\A[0-9a-f]{32}\z/', $guest['version'] );
		self::assertSame( $guest['version'] . "\n", Static_Files::read( basename( $guest['url'] ) ), 'The file holds the version and nothing else.' );
		self::assertSame( '', Static_Files::read( 'index.html' ), 'A list of the folder is an empty page.' );
	}

	public function test_neither_name_nor_text_can_be_guessed_from_the_studio(): void {
		$here  = $this->member( 0 );
		$there = $this->member( 0, $this->here->other_studio );
		$salt  = static fn( string $salt ): string => "another $salt";
		add_filter( 'salt', $salt );
		$other = $this->member( 0 );
		Static_Files::delete( basename( $other['url'] ) );
		remove_filter( 'salt', $salt );

		self::assertMatchesRegularExpression( '/\A[0-9a-f]{32}\.txt\z/', basename( $here['url'] ) );
		self::assertCount( 3, array_unique( array( $here['url'], $there['url'], $other['url'] ) ) );
		self::assertCount( 3, array_unique( array( $here['version'], $there['version'], $other['version'] ) ) );
	}

	public function test_two_studios_of_one_revision_have_two_texts(): void {
		foreach ( array( $this->here->studio, $this->here->other_studio ) as $studio ) {
			self::wpdb()->update( $this->make->table( Table::Revisions ), array( 'revision' => 9000 ), array( 'studio_id' => $studio ) );
		}

		self::assertNotSame( $this->member( 0 )['version'], $this->member( 0, $this->here->other_studio )['version'] );
	}

	/** Checks a request that committed first and writes last. */
	public function test_a_late_write_of_an_older_revision_leaves_the_newest(): void {
		$old = $this->revision();
		self::ok( $this->server->add( $this->here->wanted(), $this->here->anna ) );
		$newest = $this->text();
		self::files()->studio_changed( $this->here->studio, $old );

		self::assertSame( $newest, $this->text() );
		self::assertSame( $newest, $this->member( 0 )['version'] );
	}

	/** Checks a commit, with its own write, between an older write and its look at what is committed. */
	public function test_a_commit_during_a_write_is_in_the_file_at_the_end(): void {
		$old     = $this->revision();
		$commits = 0;
		$commit  = function ( string $sql ) use ( &$commits ): string {
			if ( 0 === $commits && str_contains( $sql, 'SELECT revision, model_revision' ) ) {
				++$commits;
				$this->raise();
				self::files()->studio_changed( $this->here->studio, $this->revision() );
				Static_Files::put( basename( $this->url() ), "the older write, which is the last one\n" );
			}
			return $sql;
		};
		add_filter( 'query', $commit );
		self::files()->studio_changed( $this->here->studio, $old );
		remove_filter( 'query', $commit );

		self::assertSame( 1, $commits );
		self::assertSame( $this->text(), $this->member( 0 )['version'] );
		self::assertNotSame( 'the older write, which is the last one', $this->text() );
	}

	/** Listeners with the usual priority tell others to look at the file. */
	public function test_the_file_is_there_before_others_hear_of_the_change(): void {
		$heard  = '';
		$listen = function () use ( &$heard ): void {
			$heard = $this->text();
		};
		add_action( 'studio_calendar_changed', $listen, 5 );
		self::ok( $this->server->add( $this->here->wanted(), $this->here->anna ) );
		remove_action( 'studio_calendar_changed', $listen, 5 );

		self::assertSame( $this->text(), $heard );
	}

	public function test_no_file_is_relied_on_while_the_database_does_not_answer(): void {
		$revision = $this->revision();
		$break    = static fn( string $sql ): string => str_contains( $sql, 'SELECT revision, model_revision' ) ? 'SELECT revision FROM wordpress_has_no_such_table' : $sql;
		Static_Files::delete( basename( $this->path() ) );
		add_filter( 'query', $break );
		$renewed   = self::files()->renew( $this->here->studio );
		$reference = self::files()->reference( $this->here->studio, $revision );
		remove_filter( 'query', $break );

		self::assertSame( array( null, null ), array( $renewed, $reference ) );
	}

	public function test_an_old_file_is_deleted_where_no_new_one_can_be_written(): void {
		$calls = 0;
		$first = static function ( array $uploads ) use ( &$calls ): array {
			return 0 === $calls++ ? array( 'basedir' => __FILE__ ) + $uploads : $uploads;
		};
		self::assertFileExists( $this->path() );
		add_filter( 'upload_dir', $first );
		self::files()->studio_changed( $this->here->studio, $this->revision() );

		self::assertFileDoesNotExist( $this->path() );
	}

	/** Checks that two texts of one second have two times of change, from which web servers make the ETag. */
	public function test_each_text_has_a_later_time_than_the_one_before(): void {
		$times = array();
		while ( count( $times ) < 3 ) {
			$this->raise();
			self::files()->studio_changed( $this->here->studio, $this->revision() );
			clearstatcache();
			$times[] = (int) filemtime( $this->path() );
		}

		self::assertGreaterThan( $times[0], $times[1] );
		self::assertGreaterThan( $times[1], $times[2] );
		self::assertSame( array(), (array) glob( dirname( $this->path() ) . '/*.new' ), 'No draft is left.' );
	}

	public function test_a_folder_that_cannot_be_written_is_remembered_and_hinders_no_booking(): void {
		self::assertNull( Version_Files::failed_at() );
		$no_folder = static fn( array $uploads ): array => array( 'basedir' => __FILE__ ) + $uploads;
		add_filter( 'upload_dir', $no_folder );
		self::ok( $this->server->add( $this->here->wanted(), $this->here->anna ) );
		$week = $this->week( 0 );
		self::assertArrayNotHasKey( 'versionFile', $week );
		self::assertCount( 0, self::bookings_of( $week ), 'a pending request, which guests do not see' );
		self::assertEqualsWithDelta( time(), Version_Files::failed_at(), 10 );
		self::assertArrayNotHasKey( Version_Files::FAILED_OPTION, wp_load_alloptions( true ), 'Only Site Health reads it.' );
		self::assertNull( self::files()->renew( $this->here->studio ) );

		remove_filter( 'upload_dir', $no_folder );
		self::assertSame( $this->member( 0 )['version'], $this->text(), 'The file of before is of an older revision, and written anew.' );
	}

	public function test_a_failure_is_told_for_a_day_and_stored_once_an_hour(): void {
		$failed = static function ( mixed $stored ): ?int {
			update_option( Version_Files::FAILED_OPTION, $stored, false );
			return Version_Files::failed_at();
		};
		$now    = time();
		self::assertSame( $now - DAY_IN_SECONDS + 60, $failed( (string) ( $now - DAY_IN_SECONDS + 60 ) ) );
		self::assertNull( $failed( (string) ( $now - DAY_IN_SECONDS - 1 ) ) );
		self::assertNull( $failed( 'never' ) );

		add_filter( 'upload_dir', static fn( array $uploads ): array => array( 'basedir' => __FILE__ ) + $uploads );
		$failed( (string) ( $now - HOUR_IN_SECONDS + 60 ) );
		self::files()->studio_changed( $this->here->studio, $this->revision() );
		self::assertSame( $now - HOUR_IN_SECONDS + 60, Version_Files::failed_at() );
		$failed( (string) ( $now - HOUR_IN_SECONDS - 1 ) );
		self::files()->studio_changed( $this->here->studio, $this->revision() );
		self::assertEqualsWithDelta( $now, Version_Files::failed_at(), 60 );
	}

	public function test_site_health_learns_whether_the_file_was_of_another_revision(): void {
		$renewed = fn(): array => self::files()->renew( $this->here->studio ) ?? array();
		$right   = array( 'url' => $this->url(), 'version' => $this->text() );
		self::assertSame( $right + array( 'was_old' => false ), $renewed() );

		Static_Files::put( basename( $this->path() ), str_repeat( '0', 32 ) );
		self::assertSame( $right + array( 'was_old' => true ), $renewed() );
		self::assertSame( $right['version'], $this->text() );

		Static_Files::delete( basename( $this->path() ) );
		self::assertSame( $right + array( 'was_old' => false ), $renewed() );
		self::assertSame( $right['version'], $this->text() );
	}

	/** Checks a file that cannot be replaced: the draft goes, and readers are told of no file. */
	public function test_a_file_that_cannot_be_replaced_leaves_no_draft(): void {
		$path = $this->path();
		Static_Files::delete( basename( $path ) );
		mkdir( $path );
		self::ok( $this->server->add( $this->here->wanted(), $this->here->anna ) );
		$drafts = glob( "$path.*" );
		$week   = $this->week( 0 );
		rmdir( $path );

		self::assertSame( array(), $drafts );
		self::assertArrayNotHasKey( 'versionFile', $week );
		self::assertNotNull( Version_Files::failed_at() );
	}

	public function test_a_site_without_a_folder_for_uploads_has_none(): void {
		add_filter( 'upload_dir', static fn( array $uploads ): array => array( 'error' => 'Not writable' ) + $uploads );

		self::assertArrayNotHasKey( 'versionFile', $this->week( 0 ) );
		self::ok( $this->server->add( $this->here->wanted(), $this->here->anna ) );
	}

	/** Checks a restored site: whole answers write the file anew, a 304 does nothing. */
	public function test_a_missing_or_old_file_is_written_by_the_next_whole_answer(): void {
		$version = $this->week( 0 )['version'];
		self::assertIsString( $version );
		$right = $this->text();
		Static_Files::delete( basename( $this->url() ) );
		$same = $this->server->call( 'GET', 'booking/getInRange_ready', $this->range(), 0, array( 'if_none_match' => 'W/"' . $version . '"' ) );
		self::assertSame( 304, $same->get_status() );
		self::assertFileDoesNotExist( $this->path() );

		self::assertSame( $right, $this->member( 0 )['version'] );
		self::assertSame( $right, $this->text() );
		Static_Files::put( basename( $this->url() ), str_repeat( '0', 32 ) );
		self::assertSame( $right, $this->member( 0 )['version'] );
		self::assertSame( $right, $this->text() );
	}

	/** Checks a read that was answered before the newest commit: its version is another one than the file's. */
	public function test_an_answer_from_before_a_commit_names_its_own_version(): void {
		$before = $this->text();
		$old    = $this->revision();
		$this->raise();
		self::files()->studio_changed( $this->here->studio, $this->revision() );
		$newest = $this->text();
		$time   = time() - MINUTE_IN_SECONDS;
		self::assertTrue( touch( $this->path(), $time ) );

		self::assertSame( $before, self::files()->reference( $this->here->studio, $old )['version'] ?? null );
		self::assertSame( array( $newest, $time ), array( $this->text(), filemtime( $this->path() ) ), 'It is the newest already, and not written again.' );
		self::assertNotSame( $before, $newest );
	}

	public function test_one_reader_at_a_time_writes_the_file(): void {
		$path = $this->path();
		$lock = fopen( dirname( $path ) . '/index.html', 'c' );
		self::assertIsResource( $lock );
		self::assertTrue( flock( $lock, LOCK_EX ) );
		self::assertArrayHasKey( 'versionFile', $this->week( 0 ), 'A file that is right needs no writer.' );
		Static_Files::delete( basename( $path ) );
		$while_another_writes = $this->week( 0 );
		self::assertFileDoesNotExist( $path );
		fclose( $lock );

		self::assertArrayNotHasKey( 'versionFile', $while_another_writes );
		self::assertArrayHasKey( 'versionFile', $this->week( 0 ) );
		self::assertFileExists( $path );
	}

	public function test_turned_off_it_is_told_of_no_more_and_gone_with_the_next_change(): void {
		$path = $this->path();
		add_filter( 'studio_calendar_version_file', '__return_false' );
		self::assertArrayNotHasKey( 'versionFile', $this->week( 0 ) );
		self::ok( $this->server->add( $this->here->wanted(), $this->here->anna ) );
		self::assertFileDoesNotExist( $path );

		remove_all_filters( 'studio_calendar_version_file' );
		self::assertArrayHasKey( 'versionFile', $this->week( 0 ) );
		self::assertFileExists( $path );
		add_filter( 'studio_calendar_version_file', static fn(): string => 'no' );
		self::assertArrayNotHasKey( 'versionFile', $this->week( 0 ), 'What is not true is off.' );
	}

	public function test_a_deleted_studio_takes_its_file_along(): void {
		$studio = $this->make->studio( $this->here->mari );
		$file   = self::files()->renew( $studio );
		self::assertNotNull( $file );
		$path = Static_Files::folder() . '/' . basename( $file['url'] );
		self::assertFileExists( $path );
		wp_delete_post( $studio, true );

		self::assertFileDoesNotExist( $path );
		self::assertFileExists( $this->path() );
	}

	/** Checks what is left of an older salt and of requests that ended in the middle; what is young may be in use. */
	public function test_files_without_a_studio_are_deleted_after_a_day(): void {
		$folder = (string) Static_Files::folder();
		$right  = $this->path();
		$text   = $this->text();
		$stays  = "$folder/young.txt.0a1b.new";
		$goes   = "$folder/old.txt.0a1b.new";
		file_put_contents( $stays, 'x' );
		file_put_contents( $goes, 'x' );
		array_map( static fn( string $path ): bool => touch( $path, time() - 2 * DAY_IN_SECONDS ), array( $goes, $right, "$folder/index.html" ) );
		do_action( 'studio_calendar_clean_up' );
		clearstatcache();
		$left = array_map( is_file( ... ), array( $stays, $goes, "$folder/index.html" ) );
		unlink( $stays );

		self::assertSame( array( true, false, true ), $left );
		self::assertSame( $text, $this->text() );
	}

	public function test_a_page_by_https_names_a_file_by_https(): void {
		self::assertStringStartsWith( 'http://', $this->url() );
		$_SERVER['HTTPS'] = 'on';

		self::assertStringStartsWith( 'https://', $this->url() );
	}

	/** @return array{ url: string, version: string } */
	private function member( int $user, ?int $studio = null ): array {
		$file = $this->week( $user, null === $studio ? array() : array( 'studio_id' => $studio ) )['versionFile'] ?? null;
		self::assertIsArray( $file );
		self::assertSame( array( 'url', 'version' ), array_keys( $file ) );
		self::assertIsString( $file['url'] );
		self::assertIsString( $file['version'] );

		return $file;
	}

	private function url(): string {
		$file = self::files()->reference( $this->here->studio, $this->revision() );
		self::assertNotNull( $file );

		return $file['url'];
	}

	/** Returns the path; unlike a read of the week, it does not write the file. */
	private function path(): string {
		clearstatcache();
		$name = substr( hash_hmac( 'sha256', get_current_blog_id() . "|version-file|{$this->here->studio}", wp_salt( 'nonce' ) ), 0, 32 );

		return Static_Files::folder() . "/$name.txt";
	}

	private function text(): string {
		return trim( (string) file_get_contents( $this->path() ) );
	}

	private function revision(): int {
		return ( new Revisions( new Database( self::wpdb() ) ) )->of( $this->here->studio )['revision'];
	}

	/** Raises the revision as a write does in its transaction, but fires no hook. */
	private function raise(): void {
		$table = $this->make->table( Table::Revisions );
		self::wpdb()->query( "UPDATE $table SET revision = revision + 1 WHERE studio_id = {$this->here->studio}" );
	}

	private static function files(): Version_Files {
		$database = new Database( self::wpdb() );

		return new Version_Files( new Revisions( $database ), $database );
	}
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use Closure;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Service\Rate_Limiter;
use StudioCalendar\Tests\Integration\Rest\Standing_Clock;
use StudioCalendar\Tests\Integration\Test_Case;
use WP_Object_Cache;

/** Tests of the counts of requests per minute: in the files of a web server, and in an object cache that several share. */
final class Rate_Limiter_Test extends Test_Case {

	private bool $had_cache = false;

	private Closure $salt;

	protected function setUp(): void {
		parent::setUp();
		$this->had_cache = true === wp_using_ext_object_cache();
		wp_using_ext_object_cache( false );
		// Counts outlive a test; under a salt of its own no other test has a part in them.
		$own        = uniqid( 'limits ' );
		$this->salt = static fn(): string => $own;
		add_filter( 'salt', $this->salt );
	}

	protected function tearDown(): void {
		Rate_Limiter::forget_everything();
		remove_filter( 'salt', $this->salt );
		wp_using_ext_object_cache( $this->had_cache );
		parent::tearDown();
	}

	public function test_the_request_after_the_last_allowed_one_is_refused_for_this_person_and_minute(): void {
		foreach ( array( false, true ) as $has_cache ) {
			wp_using_ext_object_cache( $has_cache );

			self::assertSame( array( true, true, false, false ), $this->allowed( 'anna', 2, 4 ) );
			self::assertSame( array( true ), $this->allowed( 'ivan', 2, 1 ) );
			self::assertSame( array( true ), $this->allowed( 'anna', 2, 1, '10:01' ) );
		}
	}

	public function test_with_an_object_cache_all_servers_count_together_and_no_file_is_written(): void {
		wp_using_ext_object_cache( true );
		$this->allowed( 'anna', 5, 3 );

		self::assertSame( array(), $this->files() );
		self::assertDirectoryDoesNotExist( self::folder() );
	}

	public function test_a_count_in_an_object_cache_expires(): void {
		$before = $GLOBALS['wp_object_cache'] ?? null;
		$spy    = new class() extends WP_Object_Cache {
			/** @var list<int> Seconds. */
			public array $lives = array();

			public function add( $key, $data, $group = 'default', $expire = 0 ) {
				if ( str_starts_with( $group, 'studio_calendar' ) ) {
					$this->lives[] = $expire;
				}
				return parent::add( $key, $data, $group, $expire );
			}
		};
		wp_using_ext_object_cache( true );
		$GLOBALS['wp_object_cache'] = $spy;
		$this->allowed( 'anna', 5, 1 );
		$GLOBALS['wp_object_cache'] = $before;

		self::assertSame( array( 120 ), $spy->lives );
	}

	public function test_the_files_of_earlier_minutes_are_deleted_and_those_of_this_one_stay(): void {
		$this->allowed( 'anna', 5, 1 );
		$this->allowed( 'ivan', 5, 1 );
		$earlier = $this->files();
		$this->allowed( 'anna', 5, 1, '10:01' );
		$this->allowed( 'ivan', 5, 1, '10:01' );
		$later = $this->files();

		self::assertCount( 2, $earlier );
		self::assertCount( 2, $later );
		self::assertSame( array(), array_intersect( $earlier, $later ) );
	}

	public function test_a_file_tells_neither_who_it_is_about_nor_what_they_did(): void {
		$this->allowed( '192.0.2.7', 5, 3 );
		$files = $this->files();

		self::assertCount( 1, $files );
		self::assertMatchesRegularExpression( '/\A202611201000-[0-9a-f]{24}\z/', basename( $files[0] ) );
		self::assertSame( '...', file_get_contents( $files[0] ) );
	}

	public function test_without_a_folder_that_can_be_written_nobody_is_refused(): void {
		file_put_contents( self::folder(), '' );
		$allowed = $this->allowed( 'anna', 1, 3 );
		unlink( self::folder() );

		self::assertSame( array( true, true, true ), $allowed );
	}

	public function test_what_is_deleted_with_the_plugin_is_every_file_and_the_folder(): void {
		$this->allowed( 'anna', 5, 1 );
		$this->allowed( 'ivan', 5, 1 );
		self::assertDirectoryExists( self::folder() );
		Rate_Limiter::forget_everything();

		self::assertDirectoryDoesNotExist( self::folder() );
	}

	/**
	 * Counts some requests.
	 *
	 * @return list<bool> Whether each was allowed.
	 */
	private function allowed( string $who, int $most, int $requests, string $time = '10:00' ): array {
		$limiter = new Rate_Limiter( new Standing_Clock( "2026-11-20T$time:00Z" ) );
		$allowed = array();
		while ( count( $allowed ) < $requests ) {
			try {
				$limiter->count( $who, $most );
				$allowed[] = true;
			} catch ( Problem $problem ) {
				self::assertSame( Problem_Code::Too_Many_Requests, $problem->problem );
				$allowed[] = false;
			}
		}

		return $allowed;
	}

	/** @return list<string> */
	private function files(): array {
		$files = glob( self::folder() . '/*' );

		return false === $files ? array() : $files;
	}

	private static function folder(): string {
		return get_temp_dir() . 'studio-calendar-' . substr( hash_hmac( 'sha256', ABSPATH, wp_salt( 'nonce' ) ), 0, 16 );
	}
}

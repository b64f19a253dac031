<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use StudioCalendar\Domain\System_Clock;
use StudioCalendar\Rest\Client_Address;
use StudioCalendar\Service\Version_Files;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Integrity;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\Storage\Static_Files;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\WordPress\Content\Post_Ids;
use StudioCalendar\WordPress\Health\Address_Check;
use StudioCalendar\WordPress\Health\Calls_Check;
use StudioCalendar\WordPress\Health\Checks;
use StudioCalendar\WordPress\Health\Finding;
use StudioCalendar\WordPress\Health\Severity;
use StudioCalendar\WordPress\Health\Version_File_Check;
use StudioCalendar\WordPress\Site\Clean_Up;

/** Tests of each Site Health check, on a healthy site and on one broken on purpose. */
final class Health_Test extends Test_Case {

	public function test_wordpress_lists_our_checks_and_draws_what_they_find(): void {
		$tests = apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) );
		self::assertIsArray( $tests );
		self::assertIsArray( $tests['direct'] );
		self::assertCount( 7, $tests['direct'] );
		foreach ( $tests['direct'] as $test ) {
			self::assertIsArray( $test );
			self::assertIsCallable( $test['test'] );
			$shown = $test['test']();
			self::assertIsArray( $shown );
			self::assertContains( $shown['status'], array( 'good', 'recommended', 'critical' ) );
		}
		self::assertIsArray( $tests['async'] );
		self::assertArrayHasKey( 'studio_calendar_calls', $tests['async'] );
	}

	public function test_tables_without_transactions_are_critical(): void {
		self::assertSame( Severity::Good, self::checks()->transactions()->severity );
		$database = new Database( self::wpdb() );
		if ( ! $database->can_reconnect() ) {
			return;
		}
		$table = $database->name( Table::Models );
		$database->run( "ALTER TABLE $table ENGINE=MyISAM" );
		try {
			$finding = self::checks()->transactions();
		} finally {
			$database->run( "ALTER TABLE $table ENGINE=InnoDB" );
		}
		self::assertSame( Severity::Critical, $finding->severity );
		self::assertStringContainsString( $table, $finding->advice );
	}

	public function test_a_cluster_that_confirms_before_it_has_written_is_critical(): void {
		self::assertSame( Severity::Good, self::checks()->cluster()->severity );
		if ( ! ( new Database( self::wpdb() ) )->can_reconnect() ) {
			return;
		}
		foreach ( array( '1' => Severity::Good, '2' => Severity::Critical, '0' => Severity::Critical ) as $flush => $severity ) {
			$answer = static fn( string $sql ): string => str_starts_with( $sql, 'SHOW VARIABLES' )
				? "SELECT 'wsrep_on' AS Variable_name, 'ON' AS Value UNION SELECT 'innodb_flush_log_at_trx_commit', '$flush'"
				: $sql;
			add_filter( 'query', $answer );
			$finding = self::checks()->cluster();
			remove_filter( 'query', $answer );
			self::assertSame( $severity, $finding->severity );
		}
	}

	public function test_a_room_booked_twice_is_critical_and_named(): void {
		$people = new People( $this->make );
		$book   = fn( int $from, int $to, int $canceled = 0 ): int => $this->make->booking(
			$people->post['studio'],
			$people->post['room'],
			$people->post['event'],
			$people->user['trainer'],
			array( 'start_minute' => $from, 'end_minute' => $to, 'is_canceled' => $canceled )
		);
		$first  = $book( 600, 660 );
		$book( 660, 720 );
		$book( 600, 660, 1 );
		self::assertSame( Severity::Good, self::checks()->overlaps()->severity, 'touching ones and canceled ones take nothing from each other' );

		$second  = $book( 630, 640 );
		$finding = self::checks()->overlaps();
		self::assertSame( Severity::Critical, $finding->severity );
		self::assertStringContainsString( "($first, $second)", $finding->advice );
	}

	public function test_a_zone_that_is_no_city_is_told(): void {
		$people = new People( $this->make );
		self::assertSame( Severity::Good, Checks::zones()->severity );
		delete_post_meta( $people->post['studio'], Meta_Key::TIMEZONE );
		$city = get_option( 'timezone_string' );
		update_option( 'timezone_string', '' );
		update_option( 'gmt_offset', '2' );
		try {
			$finding = Checks::zones();
		} finally {
			update_option( 'timezone_string', $city );
		}
		self::assertSame( Severity::Recommended, $finding->severity );
		self::assertStringContainsString( get_the_title( $people->post['studio'] ), $finding->advice );
	}

	public function test_cron_that_does_not_run_is_told(): void {
		Clean_Up::plan();
		$planned = self::checks()->cron();
		self::assertSame( Severity::Good, $planned->severity );
		Clean_Up::stop();
		$without = self::checks()->cron();
		self::assertSame( Severity::Recommended, $without->severity );
		wp_schedule_event( time() - 2 * DAY_IN_SECONDS, 'daily', Clean_Up::EVENT );
		$late = self::checks()->cron();
		self::assertSame( Severity::Recommended, $late->severity, 'planned, but two days late' );
		Clean_Up::stop();
		Clean_Up::plan();
	}

	public function test_visitors_who_share_the_address_of_a_proxy_are_told(): void {
		$_SERVER['REMOTE_ADDR'] = '10.0.0.5';
		self::assertSame( Severity::Good, Address_Check::run()->severity );
		$_SERVER['HTTP_CF_CONNECTING_IP'] = '2001:db8::7';
		$finding                          = Address_Check::run();
		self::assertSame( Severity::Recommended, $finding->severity );
		self::assertStringContainsString( '10.0.0.5 with CF-Connecting-IP', $finding->advice );

		update_option( Client_Address::HEADER_OPTION, 'CF-Connecting-IP' );
		update_option( Client_Address::PROXIES_OPTION, array( '192.0.2.1' ) );
		self::assertSame( Severity::Recommended, Address_Check::run()->severity, 'another proxy than the trusted one' );
		update_option( Client_Address::PROXIES_OPTION, array( '192.0.2.1', '10.0.0.0/24' ) );
		self::assertSame( Severity::Good, Address_Check::run()->severity );
		delete_option( Client_Address::HEADER_OPTION );
		delete_option( Client_Address::PROXIES_OPTION );
	}

	/** @return iterable<string, array{ array<string, mixed>|\WP_Error, Severity, string }> */
	public static function answers(): iterable {
		$ours = '{"status":"error","code":"invalid","message":"studio_id is required"}';
		yield 'our envelope' => array( self::answer( 422, $ours ), Severity::Good, '' );
		yield 'nobody' => array( new \WP_Error( 'http_request_failed', 'Connection refused' ), Severity::Critical, 'Connection refused' );
		yield 'a week' => array( self::answer( 200, '{"status":"ok","bookings":[]}' ), Severity::Good, '' );
		yield 'our own words for a closed door' => array( self::answer( 401, '{"status":"error","code":"not_logged_in"}' ), Severity::Critical, 'studio-calendar/v1' );
		yield 'busy' => array( self::answer( 503, '{"status":"error","code":"busy"}' ), Severity::Critical, '503' );
		yield 'a firewall' => array( self::answer( 403, '<html>Forbidden</html>' ), Severity::Critical, '403' );
		yield 'REST turned off' => array( self::answer( 401, '{"code":"rest_disabled"}' ), Severity::Critical, '401' );
		yield 'a cache that keeps' => array( self::answer( 422, $ours, array( 'x-cache' => 'HIT from edge' ) ), Severity::Recommended, 'x-cache' );
		yield 'a cache that asks' => array( self::answer( 422, $ours, array( 'x-cache' => 'MISS' ) ), Severity::Good, '' );
	}

	/**
	 * Fakes the response with a filter, since the test machine has no firewall and no cache in front of the endpoints.
	 *
	 * @param array<string, mixed>|\WP_Error $answer
	 */
	#[\PHPUnit\Framework\Attributes\DataProvider( 'answers' )]
	public function test_what_stands_between_a_browser_and_the_calls_is_told( array|\WP_Error $answer, Severity $severity, string $named ): void {
		$give = static fn(): array|\WP_Error => $answer;
		add_filter( 'pre_http_request', $give );
		$finding = ( new Calls_Check() )->run();
		remove_filter( 'pre_http_request', $give );

		self::assertSame( $severity, $finding->severity );
		self::assertStringContainsString( $named, $finding->advice );
	}

	/**
	 * @param callable(string): (array<string, mixed>|\WP_Error) $served Returns the web server's response for the file's text.
	 */
	#[\PHPUnit\Framework\Attributes\DataProvider( 'ways_to_serve' )]
	public function test_a_version_file_that_browsers_do_not_get_is_told( callable $served, Severity $severity, string $named ): void {
		$people  = new People( $this->make );
		self::assertTrue( self::version_file()->is_wanted() );
		$finding = self::with_web_server( $served );

		self::assertSame( $severity, $finding->severity );
		self::assertStringContainsString( $named, $finding->advice );
		self::assertNotNull( get_post( $people->post['studio'] ) );
	}

	/** @return iterable<string, array{ callable(string): (array<string, mixed>|\WP_Error), Severity, string }> */
	public static function ways_to_serve(): iterable {
		yield 'as it is' => array( static fn( string $text ): array => self::answer( 200, $text ), Severity::Good, '' );
		yield 'nobody' => array( static fn(): \WP_Error => new \WP_Error( 'http_request_failed', 'Connection refused' ), Severity::Recommended, 'Connection refused' );
		yield 'a rule against text files' => array( static fn(): array => self::answer( 403, 'Forbidden' ), Severity::Recommended, '403' );
		yield 'a page of the site' => array( static fn(): array => self::answer( 200, '<html></html>' ), Severity::Recommended, '(200)' );
		yield 'the text with an error' => array( static fn( string $text ): array => self::answer( 500, $text ), Severity::Recommended, '.txt' );
		yield 'an old copy' => array( static fn(): array => self::answer( 200, str_repeat( 'a', 32 ) ), Severity::Recommended, 'outdated' );
	}

	public function test_a_version_file_that_is_old_not_saved_or_elsewhere_is_told(): void {
		$people = new People( $this->make );
		$studio = Post_Ids::studios()[0];
		$as_is  = static fn( string $text ): array => self::answer( 200, $text );
		$file   = self::version_files()->renew( $studio );
		self::assertNotNull( $file );
		Static_Files::put( basename( $file['url'] ), str_repeat( 'b', 32 ) );
		self::assertStringContainsString( 'outdated', self::with_web_server( $as_is )->advice );
		self::assertSame( Severity::Good, self::with_web_server( $as_is )->severity, 'The check has written it anew.' );

		update_option( Version_Files::FAILED_OPTION, time() - HOUR_IN_SECONDS, false );
		$failed = self::with_web_server( $as_is );
		self::assertSame( Severity::Recommended, $failed->severity );
		self::assertStringContainsString( (string) wp_date( 'Y-m-d H:i', time() - HOUR_IN_SECONDS ), $failed->advice );
		update_option( Version_Files::FAILED_OPTION, time() - 2 * DAY_IN_SECONDS, false );
		self::assertSame( Severity::Good, self::with_web_server( $as_is )->severity, 'What is over for a day is not told.' );

		$no_folder = static fn( array $uploads ): array => array( 'basedir' => __FILE__ ) + $uploads;
		add_filter( 'upload_dir', $no_folder );
		self::assertStringContainsString( __FILE__, self::with_web_server( $as_is )->advice );
		remove_filter( 'upload_dir', $no_folder );
		$elsewhere = static fn( array $uploads ): array => array( 'baseurl' => 'https://cdn.example/files' ) + $uploads;
		add_filter( 'upload_dir', $elsewhere );
		self::assertStringContainsString( 'https://cdn.example/files/studio-calendar/', self::with_web_server( $as_is )->advice );
		remove_filter( 'upload_dir', $elsewhere );
		delete_option( Version_Files::FAILED_OPTION );
		self::assertNotNull( get_post( $people->post['studio'] ) );
	}

	public function test_a_site_that_turned_the_version_file_off_is_not_asked(): void {
		$people = new People( $this->make );
		$names  = static fn(): array => array_keys( (array) ( (array) apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) ) )['async'] );
		self::assertContains( 'studio_calendar_version_file', $names() );
		self::assertNotFalse( has_action( 'wp_ajax_health-check-studio-calendar_version_file' ), 'the action that WordPress makes of the name' );
		add_filter( 'studio_calendar_version_file', '__return_false' );
		$without = $names();
		remove_filter( 'studio_calendar_version_file', '__return_false' );

		self::assertNotContains( 'studio_calendar_version_file', $without );
		self::assertNotNull( get_post( $people->post['studio'] ) );
	}

	/** @param callable(string): (array<string, mixed>|\WP_Error) $served */
	private static function with_web_server( callable $served ): Finding {
		$give = static fn( mixed $answer, array $request, string $url ): array|\WP_Error => $served( (string) Static_Files::read( basename( $url ) ) );
		add_filter( 'pre_http_request', $give, 10, 3 );
		$finding = self::version_file()->run();
		remove_filter( 'pre_http_request', $give );

		return $finding;
	}

	private static function version_file(): Version_File_Check {
		return new Version_File_Check( self::version_files() );
	}

	private static function version_files(): Version_Files {
		$database = new Database( self::wpdb() );

		return new Version_Files( new Revisions( $database ), $database );
	}

	/**
	 * @param array<string, string> $headers
	 * @return array<string, mixed>
	 */
	private static function answer( int $status, string $body, array $headers = array() ): array {
		return array( 'response' => array( 'code' => $status ), 'headers' => $headers, 'body' => $body );
	}

	private static function checks(): Checks {
		return new Checks( new Integrity( new Database( self::wpdb() ) ), new System_Clock() );
	}
}

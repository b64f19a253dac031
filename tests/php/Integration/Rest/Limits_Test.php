<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Rest;

use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Rest\Client_Address;
use WP_REST_Response;

/** Tests of the limits on requests per minute and of their Retry-After header (test 20 of docs/security.md; docs/behaviour.md, 7). */
final class Limits_Test extends Rest_Case {

	protected function setUp(): void {
		parent::setUp();
		remove_all_filters( 'studio_calendar_writes_per_minute' );
		remove_all_filters( 'studio_calendar_guest_reads_per_minute' );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.' . random_int( 1, 254 );
		$this->server           = $this->at_a_minute_of_its_own();
	}

	protected function tearDown(): void {
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		parent::tearDown();
	}

	public function test_60_writes_a_minute_for_each_person(): void {
		for ( $count = 1; $count <= 60; $count++ ) {
			self::assertNotSame( 429, $this->write( $this->here->anna )->get_status() );
		}
		$this->assert_too_many( $this->write( $this->here->anna ) );
		self::assertNotSame( 429, $this->write( $this->here->ivan )->get_status() );
	}

	public function test_both_ways_in_count_as_one(): void {
		add_filter( 'studio_calendar_writes_per_minute', static fn(): int => 2 );
		$this->write( $this->here->anna );
		$this->server->edit( array( 'booking_id' => '1' ), $this->here->anna );

		$this->assert_too_many( $this->server->edit( array( 'booking_id' => '1' ), $this->here->anna ) );
		$this->assert_too_many( $this->write( $this->here->anna ) );
	}

	public function test_without_a_login_writes_count_for_the_address(): void {
		for ( $count = 1; $count <= 60; $count++ ) {
			self::refused( Problem_Code::Not_Logged_In, $this->write( 0 ) );
		}
		$this->assert_too_many( $this->write( 0 ) );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.7';
		self::refused( Problem_Code::Not_Logged_In, $this->write( 0 ) );
	}

	public function test_120_reads_a_minute_for_each_visiting_address(): void {
		for ( $count = 1; $count <= 120; $count++ ) {
			self::ok( $this->read( 0 ) );
		}
		$this->assert_too_many( $this->read( 0 ) );
		self::ok( $this->read( $this->here->anna ) );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.7';
		self::ok( $this->read( 0 ) );
	}

	public function test_the_next_minute_starts_anew(): void {
		add_filter( 'studio_calendar_guest_reads_per_minute', static fn(): int => 1 );
		self::ok( $this->read( 0 ) );
		$this->assert_too_many( $this->read( 0 ) );
		$this->server = $this->at_a_minute_of_its_own();

		self::ok( $this->read( 0 ) );
	}

	/** Checks the filter with which a site behind a proxy names the visitor's address. */
	public function test_a_proxy_can_be_looked_through(): void {
		add_filter( 'studio_calendar_guest_reads_per_minute', static fn(): int => 1 );
		self::ok( $this->read( 0 ) );
		add_filter( 'studio_calendar_client_address', array( self::class, 'behind_proxy' ) );
		self::ok( $this->read( 0 ) );
		remove_filter( 'studio_calendar_client_address', array( self::class, 'behind_proxy' ) );

		$this->assert_too_many( $this->read( 0 ) );
	}

	/** Returns the visitor's address as reported by a proxy. */
	public static function behind_proxy(): string {
		return '203.0.113.9';
	}

	/** Checks that IPv6 counts by /64, since a provider's customer has 2^64 addresses, and that IPv4 written as IPv6 counts as IPv4. */
	public function test_ipv6_counts_by_the_network_of_a_customer(): void {
		add_filter( 'studio_calendar_guest_reads_per_minute', static fn(): int => 1 );
		$net = sprintf( '2001:db8:%x:%x', random_int( 1, 0xffff ), random_int( 1, 0xfffe ) );
		foreach ( array( "$net::1" => true, "$net:ffff:1:2:3" => false, '2001:db8:0:ffff::1' => true, '::ffff:198.51.100.7' => true, '::ffff:198.51.100.8' => true, '198.51.100.8' => false ) as $address => $is_new ) {
			$_SERVER['REMOTE_ADDR'] = $address;
			self::assertSame( $is_new ? 200 : 429, $this->read( 0 )->get_status(), $address );
		}
	}

	/** Checks that X-Forwarded-For is ignored by default, and that each visitor behind a trusted proxy has a limit of their own. */
	public function test_a_header_is_believed_from_a_trusted_proxy_only(): void {
		add_filter( 'studio_calendar_guest_reads_per_minute', static fn(): int => 1 );
		$read = function ( string $from, string $forwarded ): int {
			$_SERVER['REMOTE_ADDR']          = $from;
			$_SERVER['HTTP_X_FORWARDED_FOR'] = $forwarded;
			return $this->read( 0 )->get_status();
		};
		self::assertSame( array( 200, 429 ), array( $read( '10.1.2.3', '203.0.113.1' ), $read( '10.1.2.3', '203.0.113.2' ) ), 'by default' );

		update_option( Client_Address::HEADER_OPTION, 'X-Forwarded-For' );
		update_option( Client_Address::PROXIES_OPTION, array( '10.0.0.0/8' ) );
		self::assertSame( array( 200, 200, 429 ), array( $read( '10.1.2.3', '203.0.113.1' ), $read( '10.1.2.3', '203.0.113.2' ), $read( '10.9.9.9', '198.18.0.1, 203.0.113.2, 10.1.2.3' ) ), 'behind the proxy' );
		self::assertSame( array( 200, 429 ), array( $read( '198.51.100.77', '203.0.113.3' ), $read( '198.51.100.77', '203.0.113.4' ) ), 'from anybody else' );
		delete_option( Client_Address::HEADER_OPTION );
		delete_option( Client_Address::PROXIES_OPTION );
	}

	private function assert_too_many( WP_REST_Response $answer ): void {
		self::refused( Problem_Code::Too_Many_Requests, $answer );
		$seconds = $answer->get_headers()['Retry-After'] ?? null;
		self::assertIsString( $seconds );
		self::assertMatchesRegularExpression( '/\A([1-9]|[1-5]\d|60)\z/', $seconds );
	}

	private function write( int $user ): WP_REST_Response {
		return $this->server->call( 'POST', 'booking/cancel/4000000000', array(), $user );
	}

	private function read( int $user ): WP_REST_Response {
		return $this->server->call( 'GET', 'booking/getInRange_ready', $this->range(), $user );
	}

	/** Returns a server at a random minute: a minute's counts outlive the test run, so two tests must not share one. */
	private function at_a_minute_of_its_own(): Server {
		return Server::at( self::wpdb(), self::TODAY . sprintf( 'T%02d:%02d:00Z', random_int( 0, 21 ), random_int( 0, 59 ) ) );
	}
}

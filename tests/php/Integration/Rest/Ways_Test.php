<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Rest;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Problem_Code;
use WP_REST_Request;

/**
 * Tests that a write happens only on purpose (test 12 of docs/security.md; docs/behaviour.md, 2). Since GET can write, a prefetch, a
 * followed link, a HEAD or a request wrapped into another must not. The requests here have a login and all rights.
 */
final class Ways_Test extends Rest_Case {

	/**
	 * @param array<string, string> $headers
	 * @param array<string, string> $params
	 */
	#[DataProvider( 'ways' )]
	public function test_a_write_is_refused( string $method, array $headers, array $params ): void {
		$id     = $this->make->booking( $this->here->studio, $this->here->big, $this->here->salsa, $this->here->anna, array( 'status' => 'Pending' ) );
		$before = $this->everything();
		foreach ( array( "booking/cancel/$id", "booking/approve/$id", "booking/markPaid/$id", 'booking/add' ) as $path ) {
			$wanted = array( 'post_data' => (string) wp_json_encode( $this->here->wanted( array( 'trainer_id' => $this->here->mari ) ) ) );
			self::refused( Problem_Code::Forbidden, $this->server->call( $method, $path, $params + $wanted, $this->here->mari, $headers ) );
		}
		self::assertSame( $before, $this->everything() );
	}

	/** @return iterable<string, array{ string, array<string, string>, array<string, string> }> */
	public static function ways(): iterable {
		yield 'HEAD' => array( 'HEAD', array(), array() );
		yield '_jsonp' => array( 'GET', array(), array( '_jsonp' => 'callback' ) );
		yield '_envelope' => array( 'GET', array(), array( '_envelope' => '1' ) );
		yield '_envelope in a form' => array( 'POST', array(), array( '_envelope' => '1' ) );
		yield 'prefetch' => array( 'GET', array( 'Sec-Purpose' => 'prefetch' ), array() );
		yield 'prerender' => array( 'GET', array( 'Sec-Purpose' => 'prefetch;prerender' ), array() );
		yield 'anonymous prefetch' => array( 'GET', array( 'Sec-Purpose' => 'prefetch;anonymous-client-ip' ), array() );
		yield 'older browsers' => array( 'GET', array( 'Purpose' => 'prefetch' ), array() );
		yield 'older Firefox' => array( 'GET', array( 'X-Moz' => 'prefetch' ), array() );
		yield 'a link that is followed' => array( 'GET', array( 'Sec-Fetch-Mode' => 'navigate' ), array() );
		yield 'a form of another page' => array( 'POST', array( 'Sec-Fetch-Mode' => 'navigate' ), array() );
	}

	public function test_methods_that_there_are_none_of_write_nothing(): void {
		$id     = $this->make->booking( $this->here->studio, $this->here->big, $this->here->salsa, $this->here->anna );
		$before = $this->everything();
		foreach ( array( 'PUT', 'PATCH', 'DELETE', 'OPTIONS' ) as $method ) {
			self::assertNotSame( 'ok', self::status_of( $this->server->call( $method, "booking/cancel/$id", array(), $this->here->mari )->get_data() ) );
		}
		self::assertSame( $before, $this->everything() );
	}

	public function test_what_a_page_sends_by_fetch_is_no_navigation(): void {
		$id = $this->make->booking( $this->here->studio, $this->here->big, $this->here->salsa, $this->here->anna );

		self::ok( $this->server->call( 'GET', "booking/cancel/$id", array(), $this->here->mari, array( 'Sec-Fetch-Mode' => 'cors', 'Sec-Fetch-Site' => 'same-origin' ) ) );
	}

	public function test_a_batch_is_refused(): void {
		$id     = $this->make->booking( $this->here->studio, $this->here->big, $this->here->salsa, $this->here->anna );
		$before = $this->everything();
		wp_set_current_user( $this->here->mari );
		$batch = new WP_REST_Request( 'POST', '/batch/v1' );
		$batch->set_body_params( array( 'requests' => array( array( 'method' => 'POST', 'path' => "/studio-calendar/v1/booking/cancel/$id" ) ) ) );
		$answer = rest_get_server()->dispatch( $batch )->get_data();

		self::assertIsArray( $answer );
		self::assertSame( array( 'error', 400 ), array( self::value_at( $answer, 'responses', 0, 'body', 'status' ), self::value_at( $answer, 'responses', 0, 'status' ) ) );
		self::assertSame( $before, $this->everything() );
	}

	/** Checks that the path decides which booking is changed, even if a parameter names another one. */
	public function test_the_path_says_which_booking(): void {
		$meant = $this->make->booking( $this->here->studio, $this->here->big, $this->here->salsa, $this->here->anna );
		$other = $this->make->booking( $this->here->studio, $this->here->small, $this->here->salsa, $this->here->anna );
		foreach ( array( 'GET', 'POST' ) as $method ) {
			self::ok( $this->server->call( $method, "booking/cancel/$meant", array( 'id' => (string) $other ), $this->here->mari ) );
			self::assertSame( array( '1', '0' ), array( $this->row( $meant )['is_canceled'], $this->row( $other )['is_canceled'] ) );
		}
	}

	private static function status_of( mixed $data ): mixed {
		return is_array( $data ) ? $data['status'] ?? null : null;
	}
}

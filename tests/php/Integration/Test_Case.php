<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration;

use PHPUnit\Framework\TestCase;
use WP_Query;
use WP_REST_Request;
use WP_REST_Response;
use wpdb;

/** A test in a real WordPress; see Factory for how it is left as it was found. */
abstract class Test_Case extends TestCase {

	protected Factory $make;

	/** @var list<string> What WordPress complained about while the test ran. */
	private array $complaints = array();

	/** @var list<array<mixed>> The request as it was before the test. */
	private array $request = array();

	protected function setUp(): void {
		parent::setUp();
		$this->request    = array( $_GET, $_POST, $_REQUEST, $_COOKIE, $_SERVER );
		$this->make       = new Factory( self::wpdb() );
		$this->complaints = array();
		add_action( 'doing_it_wrong_run', array( $this, 'complain' ), 10, 2 );
		add_action( 'deprecated_function_run', array( $this, 'complain' ), 10, 2 );
		add_action( 'deprecated_argument_run', array( $this, 'complain' ), 10, 2 );
	}

	protected function assertPostConditions(): void {
		parent::assertPostConditions();
		self::assertSame( array(), $this->complaints, 'WordPress was used in a way that it complains about.' );
	}

	protected function tearDown(): void {
		remove_action( 'doing_it_wrong_run', array( $this, 'complain' ) );
		remove_action( 'deprecated_function_run', array( $this, 'complain' ) );
		remove_action( 'deprecated_argument_run', array( $this, 'complain' ) );
		$this->make->clean_up();
		$this->forget_request();
		wp_cache_flush();
		parent::tearDown();
	}

	/** A test that plays a feed or a page of its own must not leave it to the next one. */
	private function forget_request(): void {
		[ $_GET, $_POST, $_REQUEST, $_COOKIE, $_SERVER ] = $this->request;
		$GLOBALS['wp_query']     = new WP_Query();
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		unset( $GLOBALS['post'] );
	}

	/** Takes down a complaint of WordPress; public because hooks call it. */
	public function complain( string $what, string $message ): void {
		$this->complaints[] = "$what: $message";
	}

	protected static function wpdb(): wpdb {
		global $wpdb;
		self::assertInstanceOf( wpdb::class, $wpdb );
		return $wpdb;
	}

	/**
	 * Sends a call through WordPress's REST server, routing, schema and filters included; only the HTTP around it is not
	 * there, so no cookie and no header that the caller does not pass.
	 *
	 * @param string                $path    Below the root, such as `/studio-calendar/v1/booking/getInRange_ready`.
	 * @param array<string, mixed>  $params  Query for GET, form fields for POST.
	 * @param int                   $user    Who calls; 0 is a guest.
	 * @param array<string, string> $headers Of the request.
	 */
	protected function dispatch( string $method, string $path, array $params = array(), int $user = 0, array $headers = array() ): WP_REST_Response {
		wp_set_current_user( $user );
		$request = new WP_REST_Request( $method, $path );
		if ( 'POST' === $method ) {
			$request->set_body_params( $params );
		} else {
			$request->set_query_params( $params );
		}
		$request->set_headers( $headers );
		return rest_get_server()->dispatch( $request );
	}
}

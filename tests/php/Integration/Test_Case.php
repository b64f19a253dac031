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

/** Base of the tests that run in a real WordPress; Factory deletes what they create. */
abstract class Test_Case extends TestCase {

	protected Factory $make;

	/** @var list<string> WordPress's notices of wrong or deprecated usage during the test. */
	private array $complaints = array();

	/** @var list<array<mixed>> PHP's request variables before the test. */
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

	/** Restores the request, the main query and the guest, so that a test that sets up a page or feed does not affect the next one. */
	private function forget_request(): void {
		[ $_GET, $_POST, $_REQUEST, $_COOKIE, $_SERVER ] = $this->request;
		$GLOBALS['wp_query']     = new WP_Query();
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		unset( $GLOBALS['post'] );
		wp_set_current_user( 0 );
	}

	/** Records a notice of WordPress; public because hooks call it. */
	public function complain( string $what, string $message ): void {
		$this->complaints[] = "$what: $message";
	}

	protected static function wpdb(): wpdb {
		global $wpdb;
		self::assertInstanceOf( wpdb::class, $wpdb );
		return $wpdb;
	}

	/**
	 * Sends a request through WordPress's REST server with its routing, schema and filters, but without HTTP: it has no cookies, and
	 * no headers but those passed.
	 *
	 * @param string                $path    Path below the REST root, such as `/studio-calendar/v1/booking/getInRange_ready`.
	 * @param array<string, mixed>  $params  Query parameters for GET, form fields for POST.
	 * @param int                   $user    0 for guests.
	 * @param array<string, string> $headers Request headers.
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

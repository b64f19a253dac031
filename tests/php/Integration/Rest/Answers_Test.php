<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Rest;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Problem_Code;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Tests of what surrounds a response: the headers that prevent caching, and WordPress's own errors in the plugin's envelope. */
final class Answers_Test extends Rest_Case {

	private const FOR_PAGE_CACHES = array( 'X-LiteSpeed-Cache-Control' => 'no-cache', 'X-Accel-Expires' => '0', 'Vary' => 'Cookie' );

	protected function tearDown(): void {
		unset( $_COOKIE[ LOGGED_IN_COOKIE ] );
		parent::tearDown();
	}

	public function test_a_guests_read_may_be_kept_but_is_asked_for_each_time(): void {
		$answer = $this->read( 0 );

		self::assertSame( 'no-cache', $answer->get_headers()['Cache-Control'] ?? null );
		self::assertSame( self::FOR_PAGE_CACHES, self::for_caches( $answer ) );
		self::assertArrayHasKey( 'ETag', $answer->get_headers() );
		self::assertTrue( defined( 'DONOTCACHEPAGE' ) );
	}

	public function test_nothing_else_is_kept_anywhere(): void {
		$id      = $this->make->booking( $this->here->studio, $this->here->big, $this->here->salsa, $this->here->anna );
		$params  = array( 'booking_id' => (string) $id, 'trainer_id' => (string) $this->here->anna );
		$answers = array(
			'read with a login'   => $this->read( $this->here->anna ),
			'read, refused'       => $this->server->call( 'GET', 'booking/getInRange_ready' ),
			'add'                 => $this->server->add( $this->here->wanted(), $this->here->anna ),
			'add, dry'            => $this->server->add( $this->here->wanted( array( 'dry_run' => true ) ), $this->here->anna ),
			'add, refused'        => $this->server->add( array(), $this->here->anna ),
			'add, no login'       => $this->server->add( $this->here->wanted(), 0 ),
			'cancel'              => $this->server->call( 'GET', "booking/cancel/$id", array(), $this->here->anna ),
			'edit'                => $this->server->edit( $params, $this->here->mari ),
			'history'             => $this->server->history( $params, $this->here->mari ),
			'events'              => $this->server->call( 'GET', 'events/getByUser', array( 'id' => '1' ), $this->here->anna ),
			'default events'      => $this->server->call( 'GET', 'events/getDefault', array(), $this->here->anna ),
			'no such call'        => $this->server->call( 'GET', 'booking/no_such_call' ),
		);
		foreach ( $answers as $name => $answer ) {
			self::assertSame( 'private, no-store', $answer->get_headers()['Cache-Control'] ?? null, $name );
			self::assertSame( self::FOR_PAGE_CACHES, self::for_caches( $answer ), $name );
		}
	}

	public function test_litespeed_is_told_by_its_own_hook(): void {
		$before = did_action( 'litespeed_control_set_nocache' );
		$this->read( 0 );

		self::assertSame( $before + 1, did_action( 'litespeed_control_set_nocache' ) );
	}

	/** Checks that a login cookie without a nonce gets a guest's view, and that `loggedIn` tells the app to fetch a nonce (docs/behaviour.md, 3). */
	public function test_a_login_without_a_nonce_gets_the_guest_view_and_is_told_so(): void {
		$this->make->booking( $this->here->studio, $this->here->big, $this->here->salsa, $this->here->anna, array( 'booking_date' => self::TODAY ) );
		$guest                       = $this->week( 0 );
		$_COOKIE[ LOGGED_IN_COOKIE ] = self::login_cookie( $this->here->mari );
		$answer                      = $this->read( 0 );
		$known                       = self::ok( $answer );

		self::assertSame( array( false, true ), array( $guest['loggedIn'], $known['loggedIn'] ) );
		self::assertNotSame( $guest['version'], $known['version'] );
		self::assertSame( array_diff_key( $guest, array( 'loggedIn' => 1, 'version' => 1 ) ), array_diff_key( $known, array( 'loggedIn' => 1, 'version' => 1 ) ) );
		self::assertSame( 'private, no-store', $answer->get_headers()['Cache-Control'] ?? null );
	}

	#[DataProvider( 'own_errors' )]
	public function test_wordpress_own_errors_are_in_the_envelope( WP_Error $error, Problem_Code $code, int $status ): void {
		$request = new WP_REST_Request( 'GET', '/studio-calendar/v1/booking/add' );
		$sent    = apply_filters( 'rest_post_dispatch', rest_convert_error_to_response( $error ), rest_get_server(), $request );
		self::assertInstanceOf( WP_REST_Response::class, $sent );
		$data = $sent->get_data();

		self::assertIsArray( $data );
		self::assertSame( array( 'status', 'code', 'message', 'data' ), array_keys( $data ) );
		self::assertSame( array( 'error', $code->value, array( 'status' => $status ) ), array( $data['status'], $data['code'], $data['data'] ) );
		self::assertSame( $status, $sent->get_status() );
	}

	/** @return iterable<string, array{ WP_Error, Problem_Code, int }> */
	public static function own_errors(): iterable {
		$error = static fn( string $code, int $status ): WP_Error => new WP_Error( $code, '<b>Their</b> words', array( 'status' => $status, 'params' => array( 'x' => 'y' ) ) );
		yield 'nonce' => array( $error( 'rest_cookie_invalid_nonce', 403 ), Problem_Code::Invalid_Nonce, 403 );
		yield 'site for members only' => array( $error( 'rest_not_logged_in', 401 ), Problem_Code::Not_Logged_In, 401 );
		yield 'firewall' => array( $error( 'rest_forbidden', 403 ), Problem_Code::Forbidden, 403 );
		yield 'body' => array( $error( 'rest_invalid_json', 400 ), Problem_Code::Invalid, 400 );
		yield 'route' => array( $error( 'rest_no_route', 404 ), Problem_Code::Invalid, 404 );
		yield 'limit of another plugin' => array( $error( 'slow_down', 429 ), Problem_Code::Too_Many_Requests, 429 );
		yield 'handler' => array( $error( 'rest_invalid_handler', 500 ), Problem_Code::Busy, 500 );
		yield 'maintenance' => array( $error( 'maintenance', 503 ), Problem_Code::Busy, 503 );
	}

	public function test_a_broken_body_is_refused_before_anything_is_read(): void {
		wp_set_current_user( $this->here->mari );
		$request = new WP_REST_Request( 'POST', '/studio-calendar/v1/booking/add' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( '{"post_data": ' );
		$answer = rest_get_server()->dispatch( $request );

		self::assertSame( array( 400, 'invalid' ), array( $answer->get_status(), self::value_at( (array) $answer->get_data(), 'code' ) ) );
	}

	public function test_other_namespaces_keep_their_own_errors(): void {
		$request = new WP_REST_Request( 'GET', '/wp/v2/no_such_route' );
		$error   = rest_convert_error_to_response( new WP_Error( 'rest_no_route', 'Theirs', array( 'status' => 404 ) ) );

		self::assertSame( $error, apply_filters( 'rest_post_dispatch', $error, rest_get_server(), $request ) );
		self::assertSame( 'rest_no_route', self::value_at( (array) $error->get_data(), 'code' ) );
	}

	private function read( int $user ): WP_REST_Response {
		return $this->server->call( 'GET', 'booking/getInRange_ready', $this->range(), $user );
	}

	/** @return array<string, string> */
	private static function for_caches( WP_REST_Response $answer ): array {
		return array_map( strval( ... ), array_intersect_key( $answer->get_headers(), self::FOR_PAGE_CACHES ) );
	}
}

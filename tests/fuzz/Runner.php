<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Fuzz;

use ErrorException;
use StudioCalendar\Rest\Call;
use Throwable;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Runner that sends generated requests through WordPress in this process: REST requests through its REST server, the others through
 * the admin-ajax hooks, with the slashes that WordPress adds. Any notice of PHP is a failure of the request.
 *
 * @phpstan-import-type Made from Generator
 */
final class Runner {

	/** HTTP status of the last admin-ajax response. */
	private int $status = 200;

	/** @param array<string, int> $people Ids by name; 0 for the visitor. */
	public function __construct( private readonly array $people ) {
		add_filter( 'studio_calendar_writes_per_minute', static fn(): int => PHP_INT_MAX );
		add_filter( 'studio_calendar_guest_reads_per_minute', static fn(): int => PHP_INT_MAX );
		add_filter( 'wp_die_ajax_handler', static fn(): callable => static fn() => throw new Ajax_Ended() );
		add_filter( 'status_header', fn( string $header, int $status ): string => $this->noted( $header, $status ), 10, 2 );
	}

	/**
	 * @param Made $made
	 * @return array{ string, string|null } Result (such as an error code or `ok`), and what is wrong with it.
	 */
	public function send( array $made ): array {
		wp_set_current_user( $this->people[ $made['who'] ] );
		set_error_handler( $this->complain( ... ) );
		ob_start();
		try {
			[ $status, $data ] = str_starts_with( $made['call'], 'ajax:' ) ? $this->by_ajax( $made ) : $this->by_rest( $made );
			$printed           = (string) ob_get_contents();

			return '' === $printed ? Verdict::on( $status, $data, isset( $made['params']['_fields'] ) || str_contains( (string) $made['body'], '"_fields"' ) ) : array( 'noise', 'printed ' . substr( $printed, 0, 200 ) );
		} catch ( Throwable $thrown ) {
			return array( 'exception', $thrown::class . ': ' . $thrown->getMessage() . ' at ' . $thrown->getFile() . ':' . $thrown->getLine() );
		} finally {
			ob_end_clean();
			restore_error_handler();
		}
	}

	/**
	 * @param Made $made
	 * @return array{ int, mixed } HTTP status and data.
	 */
	private function by_rest( array $made ): array {
		$request = new WP_REST_Request( $made['method'], '/' . Call::NAMESPACE . '/' . $made['call'] );
		$request->set_headers( $made['headers'] );
		if ( null !== $made['body'] ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( $made['body'] );
		} elseif ( 'POST' === $made['method'] ) {
			$request->set_body_params( $made['params'] );
		} else {
			$request->set_query_params( $made['params'] );
		}
		$response = apply_filters( 'rest_post_dispatch', rest_do_request( $request ), rest_get_server(), $request );

		return $response instanceof WP_REST_Response ? array( $response->get_status(), $response->get_data() ) : array( 500, null );
	}

	/**
	 * @param Made $made
	 * @return array{ int, mixed }
	 */
	private function by_ajax( array $made ): array {
		$user      = get_current_user_id();
		$nonce     = 0 === mt_rand( 0, 4 ) ? Values::sent() : wp_create_nonce( 'wp_rest' );
		$params    = wp_slash( $made['params'] + array( '_wpnonce' => $nonce, 'action' => substr( $made['call'], 5 ) ) );
		$_GET      = 'POST' === $made['method'] ? array() : $params;
		$_POST     = 'POST' === $made['method'] ? $params : array();
		$hook      = ( 0 === $user ? 'wp_ajax_nopriv_' : 'wp_ajax_' ) . substr( $made['call'], 5 );
		$_REQUEST  = $params;
		$_SERVER   = array( 'REQUEST_METHOD' => $made['method'] ) + $_SERVER;
		$is_ajax   = static fn(): bool => true;
		$this->status = 200;
		add_filter( 'wp_doing_ajax', $is_ajax );
		try {
			do_action( $hook );

			return array( 500, 'The hook returned.' );
		} catch ( Ajax_Ended ) {
			$answer = json_decode( (string) ob_get_contents(), true );
			ob_clean();

			return array( $this->status, $answer );
		} finally {
			remove_filter( 'wp_doing_ajax', $is_ajax );
			$_GET     = array();
			$_POST    = array();
			$_REQUEST = array();
		}
	}

	private function noted( string $header, int $status ): string {
		$this->status = $status;

		return $header;
	}

	/** @throws ErrorException For every notice, warning and deprecation that is not silenced on purpose. */
	private function complain( int $severity, string $message, string $file, int $line ): bool {
		if ( 0 === ( error_reporting() & $severity ) ) {
			return true;
		}
		throw new ErrorException( $message, 0, $severity, $file, $line );
	}
}

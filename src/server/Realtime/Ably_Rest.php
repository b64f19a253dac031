<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Realtime;

/** Sends the server's requests to Ably: it publishes changes on the site's channel and tests keys. */
final class Ably_Rest {

	/** Name of the message (specification, 7). */
	private const ACTION = 'reloadBookingsByStudioId';

	/** Timeout in seconds. */
	private const TIMEOUT = 3;

	/** Maximum size of a response in bytes, more than any token needs. */
	private const MAX_BYTES = 100_000;

	public function __construct( private readonly Ably_Settings $settings ) {
	}

	/** Publishes a change; returns true if Ably accepted it or is not configured. */
	public function publish( int $studio_id ): bool {
		$key = $this->settings->key();
		if ( null === $key ) {
			return true;
		}
		$channel = new Channels( $this->settings->prefix() );
		$message = array(
			'name' => self::ACTION,
			'data' => array( 'action' => self::ACTION, 'payload' => array( 'studioId' => $studio_id ) ),
		);
		$answer  = $this->post( '/channels/' . rawurlencode( $channel->changes ) . '/messages', $message, array( 'Authorization' => $key->authorization() ) );

		return 201 === $answer['status'];
	}

	/**
	 * Exchanges a token request for a token, as browsers do. The request proves the key's secret without sending it.
	 *
	 * @param array<string, int|string> $request Signed request.
	 * @return array{ status: int, body: array<array-key, mixed> } Status 0 without a response.
	 */
	public function token( Ably_Key $key, array $request ): array {
		return $this->post( '/keys/' . rawurlencode( $key->name ) . '/requestToken', $request, array() );
	}

	/**
	 * @param array<string, mixed>  $body
	 * @param array<string, string> $headers
	 * @return array{ status: int, body: array<array-key, mixed> } Status 0 without a response.
	 */
	private function post( string $path, array $body, array $headers ): array {
		$answer = wp_remote_post(
			$this->settings->rest_root() . $path,
			array(
				'timeout'             => self::TIMEOUT,
				'redirection'         => 0,
				'limit_response_size' => self::MAX_BYTES,
				'headers'             => $headers + array( 'Content-Type' => 'application/json' ),
				'body'                => (string) wp_json_encode( $body ),
			)
		);
		$found  = json_decode( wp_remote_retrieve_body( $answer ), true );

		return array( 'status' => (int) wp_remote_retrieve_response_code( $answer ), 'body' => is_array( $found ) ? $found : array() );
	}
}

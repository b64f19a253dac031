<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

use StudioCalendar\Domain\Clock;
use StudioCalendar\WordPress\Calendar\External_Server;

/** Tests the external server by reading a day of a studio as a calendar would, and returns the result as a sentence. */
final class Connection {

	private const TIMEOUT_SECONDS = 10;

	/** Maximum size of the response in bytes, more than any day needs. */
	private const MAX_BYTES = 1_000_000;

	public function __construct( private readonly External_Server $server, private readonly Clock $clock ) {
	}

	/** @return array{ is_good: bool, sentence: string } */
	public function test( int $studio_id ): array {
		$addresses = $this->server->addresses();
		if ( null === $addresses ) {
			return self::bad( __( 'Save both URLs first', 'studio-calendar' ) );
		}
		$today  = $this->clock->now()->format( 'Y-m-d' );
		$query  = array( 'studio_id' => $studio_id, 'date_from' => $today, 'date_to' => $today );
		$answer = wp_remote_get(
			add_query_arg( $query, $addresses['restUrl'] . '/booking/getInRange_ready' ),
			array( 'timeout' => self::TIMEOUT_SECONDS, 'redirection' => 0, 'limit_response_size' => self::MAX_BYTES )
		);
		if ( is_wp_error( $answer ) ) {
			/* translators: %s: what the system said, such as "Connection refused". */
			return self::bad( sprintf( __( 'The server was not reached: %s', 'studio-calendar' ), $answer->get_error_message() ) );
		}

		return self::read( (int) wp_remote_retrieve_response_code( $answer ), json_decode( wp_remote_retrieve_body( $answer ), true ) );
	}

	/** @return array{ is_good: bool, sentence: string } */
	private static function read( int $status, mixed $body ): array {
		if ( 200 === $status && is_array( $body ) && is_array( $body['bookings'] ?? null ) ) {
			return array( 'is_good' => true, 'sentence' => __( 'Connected: the server returned a schedule.', 'studio-calendar' ) );
		}
		$message = is_array( $body ) && is_string( $body['message'] ?? null ) ? $body['message'] : '';

		/* translators: 1: HTTP status, such as 404; 2: what the server said, or nothing. */
		return self::bad( trim( sprintf( __( 'Connected, but the server returned no schedule: %1$d %2$s', 'studio-calendar' ), $status, $message ) ) );
	}

	/** @return array{ is_good: bool, sentence: string } */
	private static function bad( string $sentence ): array {
		return array( 'is_good' => false, 'sentence' => $sentence );
	}
}

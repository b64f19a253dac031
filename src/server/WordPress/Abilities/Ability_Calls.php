<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Abilities;

use Closure;
use StudioCalendar\Domain\Free_Time;
use StudioCalendar\Domain\Interval;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Domain\Wall_Clock;
use StudioCalendar\Rest\Call;
use StudioCalendar\Rest\Problem_Texts;
use StudioCalendar\Service\Schedule_Presenter;
use StudioCalendar\Storage\Guard;
use StudioCalendar\Storage\Models;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Runs abilities through the calendar's own endpoints. */
final class Ability_Calls {

	/** Fields of a booking in the output. */
	private const TOLD = array( 'id', 'room_id', 'date', 'time_from', 'time_to', 'title', 'first_name', 'last_name', 'status', 'payment_status' );

	/** @param Closure(WP_REST_Request<array<string, mixed>>): WP_REST_Response $edit `edit_booking`, which is no endpoint of REST. */
	public function __construct( private readonly Models $models, private readonly Closure $edit ) {
	}

	/** Allows everyone; the endpoint itself rejects what guests may not do. */
	public static function is_anybody(): bool {
		return true;
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed>|WP_Error
	 */
	public function bookings( array $input ): array|WP_Error {
		$answer = self::call( 'GET', '/booking/getInRange_ready', $input );
		if ( $answer instanceof WP_Error ) {
			return $answer;
		}
		$told = static fn( array $booking ): array => array_intersect_key( $booking, array_flip( self::TOLD ) );

		return array( 'rooms' => $answer['rooms'], 'bookings' => array_map( $told, Schedule_Presenter::bookings_of( $answer ) ) );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed>|WP_Error
	 */
	public function free_slots( array $input ): array|WP_Error {
		$range  = array( 'date_from' => $input['date'] ?? '', 'date_to' => $input['date'] ?? '' );
		$answer = self::call( 'GET', '/booking/getInRange_ready', array( 'studio_id' => $input['studio_id'] ?? 0 ) + $range );
		$id     = $input['studio_id'] ?? 0;
		if ( $answer instanceof WP_Error ) {
			return $answer;
		}
		$read = is_int( $id ) ? Guard::run( fn(): ?array => $this->models->read( $id ) ) : null;
		if ( null === $read ) {
			return new WP_Error( Problem_Code::Busy->value, Problem_Texts::message( new Problem( Problem_Code::Busy ) ), array( 'status' => 503 ) );
		}
		$studio  = $read['model']->studio;
		$hours   = new Interval( 60 * $studio->earliest_hour, 60 * $studio->latest_hour );
		$minutes = is_int( $input['minutes'] ?? null ) ? $input['minutes'] : 60;
		$taken   = self::taken( Schedule_Presenter::bookings_of( $answer ) );
		$rooms   = array();
		foreach ( $read['model']->rooms as $room ) {
			$free    = Free_Time::spans( $taken[ $room->id ] ?? array(), $hours, $studio->gap_minutes, max( $minutes, $studio->min_minutes ) );
			$rooms[] = array( 'room_id' => $room->id, 'name' => $room->name, 'free' => array_map( self::span( ... ), $free ) );
		}

		return array( 'date' => $range['date_from'], 'timezone' => $studio->timezone, 'rooms' => $rooms );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed>|WP_Error
	 */
	public function book( array $input ): array|WP_Error {
		return self::told( self::call( 'POST', '/booking/add', array( 'post_data' => (string) wp_json_encode( $input ) ) ) );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed>|WP_Error
	 */
	public function edit( array $input ): array|WP_Error {
		$request = new WP_REST_Request( 'POST', '' );
		$request->set_body_params( $input );

		return self::told( self::answer( ( $this->edit )( $request )->get_data() ) );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed>|WP_Error
	 */
	public static function cancel( array $input ): array|WP_Error {
		$id = $input['booking_id'] ?? 0;

		return self::told( self::call( 'POST', '/booking/cancel/' . ( is_int( $id ) ? $id : 0 ), array_diff_key( $input, array( 'booking_id' => true ) ) ) );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed>|WP_Error
	 */
	public static function copy_week( array $input ): array|WP_Error {
		return self::told( self::call( 'POST', '/booking/copy-week', $input ) );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed>|WP_Error
	 */
	public static function undo( array $input ): array|WP_Error {
		return self::told( self::call( 'POST', '/booking/undo', $input ) );
	}

	/**
	 * @param array<string, mixed>|WP_Error $answer
	 * @return array<string, mixed>|WP_Error Without what only a calendar needs.
	 */
	private static function told( array|WP_Error $answer ): array|WP_Error {
		return $answer instanceof WP_Error ? $answer : array_diff_key( $answer, array( 'status' => true, 'revision' => true ) );
	}

	/**
	 * @param array<string, mixed> $params
	 * @return array<string, mixed>|WP_Error The response, or its error with the message for users.
	 */
	private static function call( string $method, string $path, array $params ): array|WP_Error {
		$request = new WP_REST_Request( $method, '/' . Call::NAMESPACE . $path );
		'GET' === $method ? $request->set_query_params( $params ) : $request->set_body_params( $params );

		return self::answer( rest_do_request( $request )->get_data() );
	}

	/** @return array<string, mixed>|WP_Error The response, or its error with the message for users. */
	private static function answer( mixed $answer ): array|WP_Error {
		if ( is_array( $answer ) && 'ok' === ( $answer['status'] ?? null ) ) {
			return $answer;
		}
		$error = is_array( $answer ) ? $answer : array();

		return new WP_Error(
			is_string( $error['code'] ?? null ) ? $error['code'] : 'busy',
			is_string( $error['message'] ?? null ) ? $error['message'] : '',
			$error['data'] ?? array()
		);
	}

	/**
	 * @param list<array<string, mixed>> $bookings Bookings of one day.
	 * @return array<int, list<Interval>> By room.
	 */
	private static function taken( array $bookings ): array {
		$taken = array();
		foreach ( $bookings as $booking ) {
			$from = is_string( $booking['time_from'] ) ? Wall_Clock::minutes( $booking['time_from'] ) : null;
			$to   = is_string( $booking['time_to'] ) ? Wall_Clock::minutes( $booking['time_to'] ) : null;
			if ( is_int( $booking['room_id'] ) && null !== $from && null !== $to ) {
				$taken[ $booking['room_id'] ][] = new Interval( $from, $to );
			}
		}

		return $taken;
	}

	/** @return array{ time_from: string, time_to: string } */
	private static function span( Interval $span ): array {
		return array( 'time_from' => Wall_Clock::time( $span->start ), 'time_to' => Wall_Clock::time( $span->end ) );
	}
}

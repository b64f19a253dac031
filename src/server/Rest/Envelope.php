<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Wall_Clock;

/** Builds the error envelope of docs/behaviour.md, 7; src/contract/errors.ts has its shape. */
final class Envelope {

	/**
	 * @return array{ status: 'error', code: string, message: string, data: array<string, mixed> }
	 */
	public static function of( Problem $problem ): array {
		return self::error(
			$problem->problem->value,
			Problem_Texts::message( $problem ),
			$problem->problem->status(),
			array_filter(
				array(
					'fields'    => Problem_Texts::fields( $problem ),
					'conflicts' => array_map( self::conflict( ... ), $problem->conflicts ),
					'dates'     => $problem->dates,
				)
			)
		);
	}

	/**
	 * @param array<string, mixed> $more Further fields of `data`.
	 * @return array{ status: 'error', code: string, message: string, data: array<string, mixed> }
	 */
	public static function error( string $code, string $message, int $status, array $more = array() ): array {
		return array(
			'status'  => 'error',
			'code'    => $code,
			'message' => $message,
			'data'    => array( 'status' => $status ) + $more,
		);
	}

	/**
	 * Returns why one date of a dry run could not be booked.
	 *
	 * @return array<string, mixed>
	 */
	public static function why( Problem $problem ): array {
		$error = self::of( $problem );

		return array( 'code' => $error['code'], 'message' => $error['message'] ) + array_diff_key( $error['data'], array( 'status' => true ) );
	}

	/** @return array<string, int|string> Time and room only: the visitor may not be allowed to see whose booking it is. */
	private static function conflict( Booking $booking ): array {
		return array(
			'date'      => $booking->date,
			'room_id'   => $booking->room_id,
			'time_from' => Wall_Clock::time( $booking->interval->start ),
			'time_to'   => Wall_Clock::time( $booking->interval->end ),
		);
	}
}

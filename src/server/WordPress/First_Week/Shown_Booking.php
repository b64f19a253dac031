<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\First_Week;

use StudioCalendar\Domain\Interval;
use StudioCalendar\Domain\Wall_Clock;

/** A booking of the response as a card shows it; read as by `bookingOf` of src/api/schedule-wire.ts. */
final class Shown_Booking {

	/**
	 * @param string                                                $from_time Start as HH:MM.
	 * @param int                                                   $from      Start in minutes from midnight.
	 * @param int                                                   $to        End in minutes from midnight.
	 * @param bool                                                  $is_busy   Another person's private booking, of which only the time is known.
	 * @param string                                                $trainer   First and last name; empty where the role does not see it.
	 * @param array{ status: string, method: string, frequency: string }|null $payment Null for everyone but owners.
	 */
	private function __construct(
		public readonly int $id,
		public readonly int $room_id,
		public readonly int $trainer_id,
		public readonly string $date,
		public readonly string $from_time,
		public readonly string $to_time,
		public readonly int $from,
		public readonly int $to,
		public readonly string $title,
		public readonly bool $is_pending,
		public readonly bool $is_busy,
		public readonly string $trainer,
		public readonly string $initials,
		public readonly ?array $payment,
	) {
	}

	/**
	 * @param array<array-key, mixed> $wire Booking of the response.
	 * @return self|null Null without a day or times.
	 */
	public static function of( array $wire ): ?self {
		$text = static fn( string $field ): string => is_string( $wire[ $field ] ?? null ) ? $wire[ $field ] : '';
		$id   = static fn( string $field ): int => is_int( $wire[ $field ] ?? null ) ? $wire[ $field ] : 0;
		$from = Wall_Clock::minutes( $text( 'time_from' ) );
		$to   = Wall_Clock::minutes( $text( 'time_to' ) );
		if ( null === $from || null === $to || ! Wall_Clock::is_date( $text( 'date' ) ) ) {
			return null;
		}
		$names = array( $text( 'first_name' ), $text( 'last_name' ) );

		return new self(
			$id( 'id' ),
			$id( 'room_id' ),
			$id( 'post_author_id' ),
			$text( 'date' ),
			$text( 'time_from' ),
			$text( 'time_to' ),
			$from,
			0 === $to ? Interval::DAY_MINUTES : max( $from, $to ),
			$text( 'title' ),
			'pending' === strtolower( $text( 'status' ) ),
			true === ( $wire['private'] ?? null ) && 0 === $id( 'event_id' ),
			trim( implode( ' ', $names ) ),
			self::initials( $names ),
			'' === $text( 'payment_status' ) ? null : array(
				'status'    => $text( 'payment_status' ),
				'method'    => $text( 'payment_method' ),
				'frequency' => $text( 'payment_frequency' ),
			),
		);
	}

	/** @param list<string> $names */
	private static function initials( array $names ): string {
		return Date_Labels::upper( implode( '', array_map( static fn( string $name ): string => mb_substr( $name, 0, 1 ), $names ) ) );
	}
}

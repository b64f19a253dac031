<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/**
 * Value object with a person's limits: how many days ahead they may book, and how many of their bookings may be
 * pending.
 */
final class Booking_Limits {

	/** Defaults for trainers, and for administrators who book for themselves. */
	public const DAYS_AHEAD    = 400;
	public const OPEN_REQUESTS = 100;

	/** Maximum days ahead for everyone, owners included: a date over twenty years away is a typing mistake. */
	public const FARTHEST = 7320;

	/** @param int|null $open_requests Null for no limit. */
	public function __construct( public readonly int $days_ahead, public readonly ?int $open_requests ) {
	}

	/** Returns the limits of owners, who approve requests themselves and so need no limit on them. */
	public static function of_owners(): self {
		return new self( self::FARTHEST, null );
	}

	/**
	 * @param string $date  The studio's wall-clock date.
	 * @param string $today The studio's current date.
	 * @throws Problem Over_Limit, naming `date`.
	 */
	public function check_date( string $date, string $today ): void {
		if ( Wall_Clock::days_between( $today, $date ) > $this->days_ahead ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the answer is JSON, made of the codes alone.
			throw new Problem( Problem_Code::Over_Limit, array( 'date' => Field_Error::Too_Far_Ahead ), limit: $this->days_ahead );
		}
	}

	/**
	 * @param int $open Pending requests, including the new one.
	 * @throws Problem Over_Limit
	 */
	public function check_requests( int $open ): void {
		if ( null !== $this->open_requests && $open > $this->open_requests ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the answer is JSON, made of the codes alone.
			throw new Problem( Problem_Code::Over_Limit, limit: $this->open_requests );
		}
	}
}

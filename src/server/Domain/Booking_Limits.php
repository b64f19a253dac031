<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** How far ahead somebody may book, and how many of their bookings may wait for an owner at a time. */
final class Booking_Limits {

	/** Of trainers, and of administrators who book for themselves. */
	public const DAYS_AHEAD    = 400;
	public const OPEN_REQUESTS = 100;

	/** Twenty years and a bit: whatever lies beyond is a slip of the pen, an owner's too. */
	public const FARTHEST = 7320;

	/** @param int|null $open_requests Null: as many as one likes. */
	public function __construct( public readonly int $days_ahead, public readonly ?int $open_requests ) {
	}

	/** Owners decide by themselves what is asked for. */
	public static function of_owners(): self {
		return new self( self::FARTHEST, null );
	}

	/**
	 * @param string $date  Wall clock of the studio.
	 * @param string $today Of the studio.
	 * @throws Problem Over_Limit, naming `date`.
	 */
	public function check_date( string $date, string $today ): void {
		if ( Wall_Clock::days_between( $today, $date ) > $this->days_ahead ) {
			throw new Problem( Problem_Code::Over_Limit, array( 'date' => Field_Error::Too_Far_Ahead ), limit: $this->days_ahead );
		}
	}

	/**
	 * @param int $open Requests that would be open, the new one among them.
	 * @throws Problem Over_Limit
	 */
	public function check_requests( int $open ): void {
		if ( null !== $this->open_requests && $open > $this->open_requests ) {
			throw new Problem( Problem_Code::Over_Limit, limit: $this->open_requests );
		}
	}
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

use RuntimeException;

/** Exception that rejects a request, with all the data of its error response. Rest\Problem_Texts holds the messages. */
final class Problem extends RuntimeException {

	/**
	 * @param array<string, Field_Error> $fields    Reasons by parameter name.
	 * @param list<Booking>              $conflicts Conflicting bookings.
	 * @param int                        $minutes   The minimum length or the gap that was not kept.
	 * @param int                        $limit     The limit that was exceeded.
	 * @param list<string>               $dates     Dates of a series that were refused, as they are now.
	 */
	public function __construct(
		public readonly Problem_Code $problem,
		public readonly array $fields = array(),
		public readonly array $conflicts = array(),
		public readonly int $minutes = 0,
		public readonly int $limit = 0,
		public readonly array $dates = array(),
	) {
		parent::__construct( $problem->value );
	}

	/** @param array<string, Field_Error> $fields Reasons by parameter name. */
	public static function invalid( array $fields ): self {
		return new self( Problem_Code::Invalid, $fields );
	}

	/**
	 * Returns one problem for a whole series: the first one, with the conflicts of all and the dates that were refused.
	 *
	 * @param non-empty-list<self> $problems
	 * @param list<string>         $dates    The studio's wall-clock dates.
	 */
	public static function of_series( array $problems, array $dates ): self {
		$first     = $problems[0];
		$conflicts = array_merge( ...array_map( static fn( self $problem ): array => $problem->conflicts, $problems ) );

		return new self( $first->problem, $first->fields, $conflicts, $first->minutes, $first->limit, $dates );
	}
}

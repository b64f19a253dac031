<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

use RuntimeException;

/** A call that is refused, with all that its answer says; the words in the person's language are made in Rest/. */
final class Problem extends RuntimeException {

	/**
	 * @param array<string, Field_Error> $fields    What is wrong, by the call's parameter name.
	 * @param list<Booking>              $conflicts The bookings in the way.
	 * @param int                        $minutes   Of the minimum length or the gap that was not kept.
	 * @param int                        $limit     The most there may be of what is over its limit.
	 */
	public function __construct(
		public readonly Problem_Code $problem,
		public readonly array $fields = array(),
		public readonly array $conflicts = array(),
		public readonly int $minutes = 0,
		public readonly int $limit = 0,
	) {
		parent::__construct( $problem->value );
	}

	/** @param array<string, Field_Error> $fields By the call's parameter name. */
	public static function invalid( array $fields ): self {
		return new self( Problem_Code::Invalid, $fields );
	}
}

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

	/** @param array<string, Field_Error> $fields Reasons by parameter name. */
	public static function invalid( array $fields ): self {
		return new self( Problem_Code::Invalid, $fields );
	}
}

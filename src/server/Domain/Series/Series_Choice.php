<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain\Series;

use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Domain\Problem;

/** Value object: how far into a series a write reaches, and what is different on single dates. */
final class Series_Choice {

	/**
	 * @param list<string> $skip_dates Dates that stay as they are.
	 * @param array<string, array{ room_id: int|null, start: int|null, end: int|null }> $overrides By date: the booking
	 *                                 goes along even if it has a place of its own, to another room or time (minutes
	 *                                 from midnight) where there is one. Dates are those before the write.
	 */
	public function __construct(
		public readonly Series_Scope $scope,
		public readonly array $skip_dates = array(),
		public readonly array $overrides = array(),
	) {
	}

	/** Returns whether the write is about one booking and nothing is different. */
	public function is_plain(): bool {
		return Series_Scope::One === $this->scope && array() === $this->skip_dates && array() === $this->overrides;
	}

	/**
	 * @param list<string> $dates Dates of the bookings in the scope.
	 * @throws Problem Invalid, naming `skip_dates` or `overrides`.
	 */
	public function check_dates( array $dates ): void {
		if ( array() !== array_diff( $this->skip_dates, $dates ) ) {
			throw Field_Error::Unknown->of( 'skip_dates' );
		}
		if ( array() !== array_diff( array_keys( $this->overrides ), $dates ) ) {
			throw Field_Error::Unknown->of( 'overrides' );
		}
	}
}

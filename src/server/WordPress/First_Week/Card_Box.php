<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\First_Week;

/** Rectangle of a booking's card in its column, in pixels from the top of the grid; the Box of src/domain/layout.ts. */
final class Card_Box {

	/**
	 * @param int  $lane     Index among cards side by side.
	 * @param int  $lanes    Number of cards side by side; 1 for the column's whole width.
	 * @param bool $is_clash Whether it overlaps another booking (old data).
	 */
	public function __construct(
		public readonly Shown_Booking $booking,
		public readonly float $top,
		public readonly float $height,
		public readonly int $lane,
		public readonly int $lanes,
		public readonly bool $is_clash,
		public readonly bool $is_tight_above,
		public readonly bool $is_tight_below,
	) {
	}
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain\Listing;

/** Which page of a list is asked for: what comes after or before a place in it or, without both, a page by its number. */
final class Asked_Page {

	/**
	 * @param int  $rows       Bookings per page.
	 * @param int  $number     From 1.
	 * @param bool $is_counted Whether the number of all matching bookings is wanted with it.
	 */
	public function __construct(
		public readonly int $rows,
		public readonly int $number = 1,
		public readonly ?Booking_Cursor $after = null,
		public readonly ?Booking_Cursor $before = null,
		public readonly bool $is_counted = true,
	) {
	}

	/** Returns how many bookings come before the page of that number. */
	public function skipped(): int {
		return ( $this->number - 1 ) * $this->rows;
	}
}

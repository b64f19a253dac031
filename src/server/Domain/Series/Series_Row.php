<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain\Series;

use StudioCalendar\Domain\Booking;

/** Value object: one booking of a series and what a write makes of it. */
final class Series_Row {

	/** @param bool $differs Whether it had a weekday, times or a room of its own before the write. */
	public function __construct( public readonly Booking $before, public readonly Booking $after, public readonly bool $differs ) {
	}

	public function is_changed(): bool {
		return ! $this->before->is_as( $this->after );
	}

	/** Returns whether it goes to another place and takes time there. */
	public function moves(): bool {
		return ! $this->after->is_canceled && ! $this->after->is_at_the_same_place( $this->before );
	}
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain\Series;

/** Bookings of a series that a write is about. */
enum Series_Scope: string {

	/** The named booking alone. */
	case One = 'one';

	/** From the named booking on, which become a series of their own; never the past. */
	case Following = 'following';

	/** From today on. */
	case All = 'all';
}

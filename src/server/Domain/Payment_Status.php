<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** Payment status of a booking, set by the owner (specification, 4). */
enum Payment_Status: string {

	case Paid   = 'paid';
	case Unpaid = 'unpaid';
}

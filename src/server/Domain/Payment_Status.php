<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** Toggled by the owner (specification, 4). */
enum Payment_Status: string {

	case Paid   = 'paid';
	case Unpaid = 'unpaid';
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/**
 * Approval status. Pending bookings take time like approved ones (docs/behaviour.md, 4). Canceled is a separate flag,
 * so that a restored booking keeps its status; the trainer's history shows it as "Canceled".
 */
enum Booking_Status: string {

	case Pending  = 'Pending';
	case Approved = 'Approved';
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/**
 * Pending takes time as Approved does (docs/behaviour.md, 4). Cancelling is a flag of its own, so that a restored booking
 * comes back as what it was; the trainer history shows it as "Canceled".
 */
enum Booking_Status: string {

	case Pending  = 'Pending';
	case Approved = 'Approved';
}

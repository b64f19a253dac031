<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain\Listing;

/** Sort orders of a list of bookings; the value is the request's parameter. */
enum Booking_Sort: string {

	case Date    = 'date';
	case Room    = 'room';
	case Trainer = 'trainer';
	case Status  = 'status';
	case Payment = 'payment';
}

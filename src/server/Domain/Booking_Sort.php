<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** What a list of bookings can be sorted by; the value is the call's word for it. */
enum Booking_Sort: string {

	case Date    = 'date';
	case Room    = 'room';
	case Trainer = 'trainer';
	case Status  = 'status';
	case Payment = 'payment';
}

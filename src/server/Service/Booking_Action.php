<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

/** The calls that name a booking and say what is to become of it; the value is the call's name in its path. */
enum Booking_Action: string {

	case Cancel      = 'cancel';
	case Restore     = 'restore';
	case Approve     = 'approve';
	case Mark_Paid   = 'markPaid';
	case Mark_Unpaid = 'markUnpaid';
}

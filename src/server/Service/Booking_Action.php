<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

/** Actions on one booking; the value is the endpoint's name in the URL. */
enum Booking_Action: string {

	case Cancel      = 'cancel';
	case Restore     = 'restore';
	case Approve     = 'approve';
	case Mark_Paid   = 'markPaid';
	case Mark_Unpaid = 'markUnpaid';

	/** Returns the endpoint's description for documentation, in English like the REST index. */
	public function about(): string {
		return match ( $this ) {
			self::Cancel      => 'Cancels a booking, which frees its time.',
			self::Restore     => 'Takes a canceled booking back, where its time is still free.',
			self::Approve     => 'Approves a booking that waits for an owner.',
			self::Mark_Paid   => 'Marks a booking paid.',
			self::Mark_Unpaid => 'Marks a booking unpaid.',
		};
	}
}

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

	/** For whoever reads about the call; in English, as the REST index is. */
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

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain\Series;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Permissions;
use StudioCalendar\Domain\Person;

/** What an undo makes of a booking, and who may: the role table is asked as for the write that would do the same. */
final class Taking_Back {

	/**
	 * Returns the booking as it was before a write. One that the write added is canceled, since bookings are never
	 * deleted.
	 */
	public static function of( Booking $now, ?Booking $before ): Booking {
		return null === $before ? $now->with( is_canceled: true ) : $before->with( revision: $now->revision );
	}

	/** @param string $today The studio's current date. */
	public static function may( Person $person, Booking $now, Booking $then, string $today ): bool {
		if ( self::needs_owner( $now, $then ) ) {
			return Permissions::may_manage( $person );
		}
		if ( $now->is_canceled !== $then->is_canceled && ! Permissions::may_cancel( $person, $now->trainer_id ) ) {
			return false;
		}
		$may_edit = static fn( Booking $booking ): bool => Permissions::may_edit( $person, $booking->trainer_id, $booking->date, $today );

		return ! self::is_edit( $now, $then ) || ( $may_edit( $now ) && $may_edit( $then ) );
	}

	/** Returns whether only an owner could do it: a payment, an approval alone, another trainer, what owners alone write. */
	private static function needs_owner( Booking $now, Booking $then ): bool {
		return $now->payment_status !== $then->payment_status
			|| $now->trainer_id !== $then->trainer_id
			|| $now->is_private !== $then->is_private
			|| $now->hidden_description !== $then->hidden_description
			|| ( $now->status !== $then->status && $now->is_at_the_same_place( $then ) );
	}

	private static function is_edit( Booking $now, Booking $then ): bool {
		return $now->event_id !== $then->event_id || ! $now->is_at_the_same_place( $then );
	}
}

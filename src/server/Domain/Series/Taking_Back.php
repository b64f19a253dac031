<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain\Series;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Change;
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

	/**
	 * Returns whether a booking is as a write of this person left it, whatever lies between: their own later writes, and
	 * those of others that have been taken back. If somebody else has changed it and changed it back, what it is now is
	 * theirs. So is an approval that an owner has refused meanwhile, by canceling what was then restored.
	 *
	 * @param Booking      $left  As the write left it.
	 * @param list<Change> $since What later writes did to the booking, oldest first.
	 */
	public static function is_as_left( Booking $now, Booking $left, array $since, int $user_id ): bool {
		if ( $now->revision === $left->revision ) {
			return true;
		}
		$others = array_filter( self::standing( $since ), static fn( Change $change ): bool => $change->user_id !== $user_id );

		// A revision without a line of the history is a change that nobody takes back, such as erased names.
		return $now->is_otherwise_as( $left ) && $left->revision + count( $since ) === $now->revision && array() === $others;
	}

	/**
	 * Returns the changes without those that were taken back, and without the undos that did it.
	 *
	 * @param list<Change> $changes Of one booking, oldest first.
	 * @return list<Change>
	 */
	public static function standing( array $changes ): array {
		$standing = array();
		foreach ( $changes as $change ) {
			$last = end( $standing );
			if ( false !== $last && $change->takes_back( $last ) ) {
				array_pop( $standing );
			} else {
				$standing[] = $change;
			}
		}

		return $standing;
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

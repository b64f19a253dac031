<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/**
 * Role table of docs/behaviour.md, 5. tests/fixtures/contract/roles.json holds the same table as data; the tests of PHP
 * and of the app read it.
 */
final class Permissions {

	public static function may_add( Person $person ): bool {
		return $person->role->is_member();
	}

	/**
	 * Returns whether the person may book for this trainer: owners for any of the studio, everyone else for themselves.
	 */
	public static function may_add_for( Person $person, int $trainer_id ): bool {
		return Role::Owner === $person->role || ( self::may_add( $person ) && $person->is( $trainer_id ) );
	}

	/**
	 * Returns whether the person may edit a booking: owners and administrators always, a trainer their own ones from
	 * today on.
	 *
	 * @param string $date  The booking's wall-clock date.
	 * @param string $today The studio's current date.
	 */
	public static function may_edit( Person $person, int $trainer_id, string $date, string $today ): bool {
		return match ( $person->role ) {
			Role::Owner, Role::Admin => true,
			Role::Trainer            => $person->is( $trainer_id ) && $date >= $today,
			Role::Guest              => false,
		};
	}

	/**
	 * Returns whether the person may cancel and restore a booking: owners and administrators all, a trainer their own.
	 */
	public static function may_cancel( Person $person, int $trainer_id ): bool {
		return match ( $person->role ) {
			Role::Owner, Role::Admin => true,
			Role::Trainer            => $person->is( $trainer_id ),
			Role::Guest              => false,
		};
	}

	/**
	 * Returns whether the person may approve, mark as paid or unpaid, and see trainer history, hidden descriptions,
	 * payment fields, email addresses and phone numbers.
	 */
	public static function may_manage( Person $person ): bool {
		return Role::Owner === $person->role;
	}

	/** Returns whether the person may book closer to others than the studio's gap, with a reason for the history. */
	public static function may_break_gap( Person $person ): bool {
		return Role::Owner === $person->role;
	}

	/** Returns whether the person may copy a week: the copies are approved bookings of any trainer. */
	public static function may_copy_week( Person $person ): bool {
		return Role::Owner === $person->role;
	}

	/** Returns whether the person may see a private booking's details; to other trainers and guests it is "Busy". */
	public static function may_see_private( Person $person, int $trainer_id ): bool {
		return Role::Owner === $person->role || Role::Admin === $person->role || ( $person->role->is_member() && $person->is( $trainer_id ) );
	}

	/** Returns the status of a new booking: approved for owners, and for everyone in studios without approval. */
	public static function first_status( Person $person, bool $approval_needed ): Booking_Status {
		return Role::Owner === $person->role || ! $approval_needed ? Booking_Status::Approved : Booking_Status::Pending;
	}
}

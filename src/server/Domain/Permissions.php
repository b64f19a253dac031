<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/**
 * The role table of docs/behaviour.md, 5: the one place where it stands in PHP. tests/fixtures/contract/roles.json holds the
 * same table as data, and the tests of both halves read it.
 */
final class Permissions {

	public static function may_add( Person $person ): bool {
		return $person->role->is_member();
	}

	/** Owners book for any trainer of the studio, everyone else for themselves. */
	public static function may_add_for( Person $person, int $trainer_id ): bool {
		return Role::Owner === $person->role || ( self::may_add( $person ) && $person->is( $trainer_id ) );
	}

	/**
	 * Always for an owner and an administrator, for a trainer only an own booking of today or later.
	 *
	 * @param string $date  Of the booking, studio's wall clock.
	 * @param string $today Of the studio.
	 */
	public static function may_edit( Person $person, int $trainer_id, string $date, string $today ): bool {
		return match ( $person->role ) {
			Role::Owner, Role::Admin => true,
			Role::Trainer            => $person->is( $trainer_id ) && $date >= $today,
			Role::Guest              => false,
		};
	}

	/** Cancel and restore: all for an owner and an administrator, own ones for a trainer. */
	public static function may_cancel( Person $person, int $trainer_id ): bool {
		return match ( $person->role ) {
			Role::Owner, Role::Admin => true,
			Role::Trainer            => $person->is( $trainer_id ),
			Role::Guest              => false,
		};
	}

	/** Approve, mark paid and unpaid, trainer history, hidden description, payment fields, e-mail and phone. */
	public static function may_manage( Person $person ): bool {
		return Role::Owner === $person->role;
	}

	/** A private booking of someone else is "Busy" to trainers and guests. */
	public static function may_see_private( Person $person, int $trainer_id ): bool {
		return Role::Owner === $person->role || Role::Admin === $person->role || ( $person->role->is_member() && $person->is( $trainer_id ) );
	}

	/** What a new booking starts as: owners need nobody's approval, and nobody does where the studio asks for none. */
	public static function first_status( Person $person, bool $approval_needed ): Booking_Status {
		return Role::Owner === $person->role || ! $approval_needed ? Booking_Status::Approved : Booking_Status::Pending;
	}
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** Role of a visitor in one studio; the value is the `permission` of the schedule response (specification, 6). */
enum Role: string {

	case Owner   = 'Owner';
	case Trainer = 'Trainer';
	case Admin   = 'Admin';
	case Guest   = 'Guest';

	/** Returns the strongest role: Owner before Admin before Trainer (docs/behaviour.md, 5). */
	public static function of( ?Member_Role $listed_as, bool $is_administrator ): self {
		return match ( true ) {
			Member_Role::Owner === $listed_as   => self::Owner,
			$is_administrator                   => self::Admin,
			Member_Role::Trainer === $listed_as => self::Trainer,
			default                             => self::Guest,
		};
	}

	/** Returns whether the person sees who booked; guests see only what a public timetable would show. */
	public function is_member(): bool {
		return self::Guest !== $this;
	}
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** What a person is in one studio; the value is the `permission` of the schedule response (specification, 6). */
enum Role: string {

	case Owner   = 'Owner';
	case Trainer = 'Trainer';
	case Admin   = 'Admin';
	case Guest   = 'Guest';

	/** Owner beats Admin beats Trainer (docs/behaviour.md, 5). */
	public static function of( ?Member_Role $listed_as, bool $is_administrator ): self {
		return match ( true ) {
			Member_Role::Owner === $listed_as   => self::Owner,
			$is_administrator                   => self::Admin,
			Member_Role::Trainer === $listed_as => self::Trainer,
			default                             => self::Guest,
		};
	}

	/** Members see who booked; guests see what a poster at the door would show. */
	public function is_member(): bool {
		return self::Guest !== $this;
	}
}

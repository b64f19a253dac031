<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** User of a request with their role in the requested studio. */
final class Person {

	/** @param int $user_id 0 for a visitor without a login. */
	public function __construct( public readonly int $user_id, public readonly Role $role ) {
	}

	public function is( int $user_id ): bool {
		return 0 !== $this->user_id && $this->user_id === $user_id;
	}
}

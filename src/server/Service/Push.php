<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Domain\Person;

/** A messaging service of a third party that tells open calendars of a change at once; without one they ask. */
interface Push {

	public function is_offered(): bool;

	/**
	 * What a person's browser needs to connect, with what their role may do there. Nothing in it is secret.
	 *
	 * @return array<string, mixed>|null Null where no service is set up.
	 */
	public function access( int $studio_id, Person $person ): ?array;
}

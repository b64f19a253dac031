<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Domain\Person;

/** Third-party messaging service that notifies open calendars of changes at once; without one they poll. */
interface Push {

	public function is_offered(): bool;

	/**
	 * Returns the data that a browser needs to connect, with the permissions of the person's role. It contains no
	 * secret.
	 *
	 * @return array<string, mixed>|null Null if no service is configured.
	 */
	public function access( int $studio_id, Person $person ): ?array;
}

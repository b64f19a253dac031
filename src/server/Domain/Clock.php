<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

use DateTimeImmutable;

/** The present instant, so that a test can say when "today" is. */
interface Clock {

	public function now(): DateTimeImmutable;
}

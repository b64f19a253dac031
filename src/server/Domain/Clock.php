<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

use DateTimeImmutable;

/** Source of the current instant; tests replace it to fix "today". */
interface Clock {

	public function now(): DateTimeImmutable;
}

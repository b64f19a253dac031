<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use DateTimeImmutable;
use DateTimeZone;
use StudioCalendar\Domain\Clock;

final class System_Clock implements Clock {

	public function now(): DateTimeImmutable {
		return new DateTimeImmutable( 'now', new DateTimeZone( 'UTC' ) );
	}
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Rest;

use DateTimeImmutable;
use StudioCalendar\Domain\Clock;

/** Clock with a fixed time, so that "today" is the same day in every run. */
final class Standing_Clock implements Clock {

	/** @param string $instant Time with its zone, such as `2026-11-20T10:00:00Z`. */
	public function __construct( private readonly string $instant ) {
	}

	public function now(): DateTimeImmutable {
		return new DateTimeImmutable( $this->instant );
	}
}

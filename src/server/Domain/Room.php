<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** A room of a studio. */
final class Room {

	public function __construct( public readonly int $id, public readonly string $name ) {
	}
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** Event that a room is booked for: a trainer's own one, or a default one that every member may use. */
final class Event {

	/**
	 * @param string $desc        Short plain text.
	 * @param string $description Long plain text.
	 * @param list<array{ original: string, thumbnail: string, alt: string }> $gallery Absolute URLs.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $title,
		public readonly string $desc,
		public readonly string $description,
		public readonly int $trainer_id,
		public readonly bool $is_default,
		public readonly array $gallery,
	) {
	}

	public function may_be_booked_for( int $trainer_id ): bool {
		return $this->is_default || $this->trainer_id === $trainer_id;
	}
}

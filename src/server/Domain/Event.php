<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** What a room is booked for: a trainer's own event, or a default one of the site that every member may use. */
final class Event {

	/**
	 * @param string $desc        Short text, plain.
	 * @param string $description Long text, plain.
	 * @param list<array{ original: string, thumbnail: string, alt: string }> $gallery Absolute addresses.
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

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** Snapshot of the names that a booking keeps after its room, event or trainer is deleted (docs/behaviour.md, 4). */
final class Name_Snapshot {

	public function __construct(
		public readonly string $room,
		public readonly string $event,
		public readonly string $first_name,
		public readonly string $last_name,
	) {
	}

	public function in_room( Room $room ): self {
		return new self( $room->name, $this->event, $this->first_name, $this->last_name );
	}

	public function for_event( Event $event ): self {
		return new self( $this->room, $event->title, $this->first_name, $this->last_name );
	}

	public function of_trainer( Profile $profile ): self {
		return new self( $this->room, $this->event, $profile->first_name, $profile->last_name );
	}
}

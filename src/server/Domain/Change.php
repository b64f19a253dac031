<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** Value object: what one write did to one booking, a line of the history. */
final class Change {

	/** In the history, the action of a write that takes another one back. */
	public const UNDO = 'undo';

	/** In the history, the action of a write by which a booking only goes to the later half of its series. */
	public const SPLIT = 'split';

	/**
	 * @param Booking|null $before Null for a booking that the write added.
	 * @param string       $reason Why an owner broke a rule; empty for none.
	 */
	public function __construct(
		public readonly int $user_id,
		public readonly string $action,
		public readonly ?Booking $before,
		public readonly Booking $after,
		public readonly string $reason = '',
	) {
	}

	/** Returns whether it takes another change of the same person back. */
	public function takes_back( self $earlier ): bool {
		return self::UNDO === $this->action
			&& $this->user_id === $earlier->user_id
			&& null !== $earlier->before
			&& $this->after->is_otherwise_as( $earlier->before );
	}
}

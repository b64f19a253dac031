<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/**
 * Hash by which a write says which plan the person has seen (decision 0060). It is made only of what the answer of the dry run
 * tells that person, so it needs no secret and is the same on every node.
 */
final class Plan_Hash {

	/**
	 * @param list<int|string|bool>       $about What the plan is about.
	 * @param list<list<int|string|bool>> $lines One for each booking that it names. No value has a space or a line's end.
	 */
	public static function of( array $about, array $lines ): string {
		return hash( 'sha256', implode( "\n", array_map( static fn( array $line ): string => implode( ' ', $line ), array( $about, ...$lines ) ) ) );
	}

	/**
	 * Returns what a person sees of a booking. The hidden text is left out: not everybody who may change the booking may
	 * read it.
	 *
	 * @return list<int|string|bool>
	 */
	public static function line( Booking $booking ): array {
		return array(
			$booking->id,
			$booking->date,
			$booking->interval->start,
			$booking->interval->end,
			$booking->room_id,
			$booking->event_id,
			$booking->trainer_id,
			$booking->status->value,
			$booking->is_private,
			$booking->is_canceled,
		);
	}

	/**
	 * @param string      $now  Hash of the plan as it would be carried out.
	 * @param string|null $seen Hash of the plan that the person has confirmed; null from clients that send none.
	 * @throws Problem Changed_Meanwhile, naming `plan`, if they differ.
	 */
	public static function check( string $now, ?string $seen, Field_Error $changed ): void {
		if ( null !== $seen && ! hash_equals( $now, $seen ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the answer is JSON, made of the codes alone.
			throw new Problem( Problem_Code::Changed_Meanwhile, array( 'plan' => $changed ) );
		}
	}
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Transfer;

use StudioCalendar\Domain\Booking;

/**
 * Value object of an imported booking with its history, ready to be stored.
 *
 * @phpstan-type Past_Note array{ action: string, by: int, at: string, before: Booking|null, after: Booking, reason: string }
 */
final class Imported_Booking {

	/**
	 * @param int             $ref        ID on the exporting site.
	 * @param int             $series     ID of its series on the exporting site; 0 without one.
	 * @param int             $split_from ID there of the series before it was split; 0 without one.
	 * @param int             $by         User who created it; 0 for a deleted account.
	 * @param string          $at         UTC.
	 * @param list<Past_Note> $notes      Oldest first.
	 */
	private function __construct(
		public readonly Booking $booking,
		public readonly int $ref,
		public readonly int $series,
		public readonly int $split_from,
		public readonly int $by,
		public readonly string $at,
		public readonly array $notes,
	) {
	}

	/** @throws Transfer_Exception */
	public static function read( Line $line, References $references ): self {
		$booking = Booking_Line::read( $line, $references );
		$note    = static fn( Line $note ): array => self::note( $note, $references, $booking->studio_id );

		return new self(
			$booking,
			$line->number( 'ref' ),
			$line->reference( 'series' ),
			$line->reference( 'split_from' ),
			$references->id( 'person', $line, 'by' ),
			self::moment( $line ),
			array_map( $note, $line->parts( 'history' ) ),
		);
	}

	/** @return Past_Note */
	private static function note( Line $note, References $references, int $studio_id ): array {
		$before = $note->part( 'before' );
		$after  = $note->part( 'after' ) ?? throw $note->wrong( 'after' );
		if ( 1 !== preg_match( '/\A[a-z_]{1,20}\z/', $note->text( 'action' ) ) ) {
			throw $note->wrong( 'action' );
		}

		return array(
			'action' => $note->text( 'action' ),
			'by'     => $references->id( 'person', $note, 'by' ),
			'at'     => self::moment( $note ),
			'before' => null === $before ? null : Booking_Line::read_past( $before, $references, $studio_id ),
			'after'  => Booking_Line::read_past( $after, $references, $studio_id ),
			'reason' => self::reason( $note ),
		);
	}

	/** Returns the reason, which older files and most lines are without. */
	private static function reason( Line $note ): string {
		$reason = in_array( 'reason', $note->names(), true ) ? $note->text( 'reason' ) : '';

		return mb_strlen( $reason ) > Booking::LONGEST_REASON ? throw $note->wrong( 'reason' ) : $reason;
	}

	private static function moment( Line $line ): string {
		$at = $line->text( 'at' );

		return 1 === preg_match( '/\A\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\z/', $at ) ? $at : throw $line->wrong( 'at' );
	}
}

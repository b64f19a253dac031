<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use StudioCalendar\Domain\Listing\Booking_Query;

/**
 * Numbers of bookings that match a filter. Counting many costs their number, so a large count is kept, together with
 * the revision of the studio that it was counted at; a count of another revision is never used, so it is always exact.
 */
final class Booking_Counts {

	/** Bookings from which on a count is kept; fewer are counted faster than a kept count is read and written. */
	public const WORTH_KEEPING = 5000;

	/** Counts that are kept per studio. */
	private const MOST = 50;

	public function __construct( private readonly Booking_List $list ) {
	}

	/** @param int $revision The studio's current revision. */
	public function of( Booking_Query $query, int $revision ): int {
		$kept = self::kept( $query->studio_id, $revision );
		$of   = $query->filter_key();
		if ( isset( $kept[ $of ] ) ) {
			return $kept[ $of ];
		}
		[ 'bookings' => $count, 'revision' => $counted_at ] = $this->list->count( $query );
		if ( $count >= self::WORTH_KEEPING ) {
			$counts = array( $of => $count ) + self::kept( $query->studio_id, $counted_at );
			set_transient(
				self::name( $query->studio_id ),
				array( 'revision' => $counted_at, 'counts' => array_slice( $counts, 0, self::MOST, true ) ),
				DAY_IN_SECONDS
			);
		}

		return $count;
	}

	/** Forgets the counts of a deleted studio. */
	public static function forget( int $studio_id ): void {
		delete_transient( self::name( $studio_id ) );
	}

	/** @return array<string, int> Counts at that revision, by filter. */
	private static function kept( int $studio_id, int $revision ): array {
		$kept = get_transient( self::name( $studio_id ) );
		if ( ! is_array( $kept ) || ( $kept['revision'] ?? null ) !== $revision || ! is_array( $kept['counts'] ?? null ) ) {
			return array();
		}

		return array_filter( $kept['counts'], static fn( mixed $count, mixed $of ): bool => is_int( $count ) && is_string( $of ), ARRAY_FILTER_USE_BOTH );
	}

	private static function name( int $studio_id ): string {
		return "studio_calendar_counts_$studio_id";
	}
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\First_Week;

use StudioCalendar\Domain\Wall_Clock;
use StudioCalendar\Service\Schedule_Service;

/**
 * The days and the room that the page's URL asks for, read as by src/store/page-params.ts. Values that make no sense count as
 * not given.
 */
final class Address_View {

	/** Value of `room_id` for every room although block or shortcode names one. */
	public const ALL_ROOMS = 'all';

	/** Earliest and latest day; at the ends of the calendar some days have no valid date. */
	private const FIRST_DAY = '1970-01-01';
	private const LAST_DAY  = '2199-12-31';

	private const WEEK = 7;

	/**
	 * @param string|null $week First day in view, a Monday unless `$days` is set; null for the current week.
	 * @param int|null    $days Length of a custom range; null for a whole week.
	 * @param string|null $room ID of a room or `ALL_ROOMS`; null for the one of block or shortcode.
	 */
	private function __construct(
		private readonly ?string $week,
		private readonly ?int $days,
		private readonly ?string $room,
	) {
	}

	/** @param array<array-key, mixed> $query PHP's $_GET. */
	public static function of( array $query ): self {
		$week = self::text( $query['week'] ?? null );
		$days = self::text( $query['days'] ?? null );
		$room = self::text( $query['room_id'] ?? null );
		$room = self::ALL_ROOMS === $room || 1 === preg_match( '/\A[1-9]\d{0,17}\z/', $room ) ? $room : null;
		if ( ! Wall_Clock::is_date( $week ) || $week <= self::FIRST_DAY || $week >= self::LAST_DAY ) {
			return new self( null, null, $room );
		}
		$is_range = 1 === preg_match( '/\A[1-9]\d?\z/', $days ) && (int) $days <= Schedule_Service::GUEST_DAYS;

		return $is_range ? new self( $week, (int) $days, $room ) : new self( Wall_Clock::monday( $week ), null, $room );
	}

	/**
	 * @param string $today The studio's current date.
	 * @return array{ string, string } First and last day.
	 */
	public function range( string $today ): array {
		$from = $this->week ?? Wall_Clock::monday( $today );

		return array( $from, Wall_Clock::add_days( $from, ( $this->days ?? self::WEEK ) - 1 ) );
	}

	/**
	 * @param int|null $fixed Room of block or shortcode.
	 * @return int|null Null for all rooms.
	 */
	public function room_id( ?int $fixed ): ?int {
		return match ( $this->room ) {
			null            => $fixed,
			self::ALL_ROOMS => null,
			default         => (int) $this->room,
		};
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}

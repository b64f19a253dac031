<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\First_Week;

use StudioCalendar\WordPress\Calendar\Mount_Config;

/**
 * Prints the preloaded week into a mount point, packed: hundreds of bookings repeat the texts and images of a few events and
 * people, which not every host compresses. src/api/packed-schedule.ts unpacks it.
 */
final class Preloaded_Week {

	/** Fields of a booking that many bookings have in common, by what they are about. */
	private const PARTS = array(
		array( 'event_id', 'title', 'desc', 'description', 'gallery' ),
		array( 'first_name', 'last_name', 'avatarSrc' ),
		array( 'studio_id', 'post_author_id', 'status', 'approval', 'private', 'series_id', 'payment_status', 'payment_method', 'payment_frequency' ),
	);

	/**
	 * Returns a hidden element with the week as JSON. Where a filter removes script elements, it leaves their text, which then
	 * stays hidden and can still be read.
	 *
	 * @param array<string, mixed> $preload Preload of `Mount_Config`.
	 * @return string Escaped HTML.
	 */
	public static function html( array $preload ): string {
		$packed = array( 'schedule' => self::packed( (array) $preload['schedule'] ) ) + $preload;

		return '<div hidden data-studio-calendar-week><script type="application/json">' . Mount_Config::encode( $packed ) . '</script></div>';
	}

	/**
	 * Returns a schedule whose bookings name their common parts by index: the PackedSchedule of src/contract/mount.ts.
	 *
	 * @param array<array-key, mixed> $schedule Response of `booking/getInRange_ready`.
	 * @return array<array-key, mixed>
	 */
	public static function packed( array $schedule ): array {
		$parts  = array();
		$groups = array();
		foreach ( self::lists( $schedule['bookings'] ?? null ) as $group ) {
			$bookings = array();
			foreach ( self::lists( $group['bookings'] ?? null ) as $booking ) {
				$bookings[] = self::packed_booking( $booking, $parts );
			}
			$groups[] = array( 'bookings' => $bookings ) + $group;
		}

		return array(
			'bookings' => $groups,
			'parts'    => array_column( $parts, 'part' ),
		) + $schedule;
	}

	/**
	 * @param array<array-key, mixed>                                          $booking Booking of the response.
	 * @param array<string, array{ index: int, part: array<array-key, mixed> }> $parts   Parts so far, by their JSON.
	 * @return array<array-key, mixed>
	 */
	private static function packed_booking( array $booking, array &$parts ): array {
		$of = array();
		foreach ( self::PARTS as $fields ) {
			$part          = array_intersect_key( $booking, array_flip( $fields ) );
			$booking       = array_diff_key( $booking, $part );
			$key           = (string) wp_json_encode( $part );
			$parts[ $key ] ??= array(
				'index' => count( $parts ),
				'part'  => $part,
			);
			$of[]          = $parts[ $key ]['index'];
		}

		return $booking + array( 'of' => $of );
	}

	/** @return list<array<array-key, mixed>> */
	private static function lists( mixed $value ): array {
		return is_array( $value ) ? array_values( array_filter( $value, is_array( ... ) ) ) : array();
	}
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\First_Week;

use StudioCalendar\Domain\Wall_Clock;
use StudioCalendar\WordPress\Calendar\Mount_Config;

/**
 * Prints the preloaded week into a mount point, packed: hundreds of bookings repeat the texts and images of a few events and
 * people, which not every host compresses. src/api/packed-schedule.ts unpacks it.
 */
final class Preloaded_Week {

	/** Fields of a booking that many bookings have in common, with the number of their part: event, trainer, state. */
	private const PART_OF = array(
		'event_id'          => 0,
		'title'             => 0,
		'desc'              => 0,
		'description'       => 0,
		'gallery'           => 0,
		'first_name'        => 1,
		'last_name'         => 1,
		'avatarSrc'         => 1,
		'studio_id'         => 2,
		'post_author_id'    => 2,
		'status'            => 2,
		'approval'          => 2,
		'private'           => 2,
		'series_id'         => 2,
		'payment_status'    => 2,
		'payment_method'    => 2,
		'payment_frequency' => 2,
	);

	/** Number of the part with all that is neither in the columns nor in another part. */
	private const REST = 3;

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
	 * Returns a schedule whose bookings are columns of numbers and texts, which compress to a quarter of what objects do, and
	 * name their common parts by index: the PackedSchedule of src/contract/mount.ts.
	 *
	 * @param array<array-key, mixed> $schedule Response of `booking/getInRange_ready`.
	 * @return array<array-key, mixed>
	 */
	public static function packed( array $schedule ): array {
		$parts  = array();
		$groups = array();
		foreach ( self::lists( $schedule['bookings'] ?? null ) as $group ) {
			$columns  = self::columns( self::lists( $group['bookings'] ?? null ), $parts );
			$groups[] = array( 'columns' => $columns ) + array_diff_key( $group, array( 'bookings' => true ) );
		}

		return array(
			'bookings' => $groups,
			'parts'    => array_column( $parts, 'part' ),
		) + $schedule;
	}

	/**
	 * @param list<array<array-key, mixed>>                                     $bookings Bookings of the response.
	 * @param array<string, array{ index: int, part: array<array-key, mixed> }> $parts    Parts so far, by their JSON.
	 * @return array<string, list<mixed>> BookingColumns of src/contract/mount.ts.
	 */
	private static function columns( array $bookings, array &$parts ): array {
		$columns = array_fill_keys( array( 'id', 'room_id', 'date', 'from', 'minutes', 'of' ), array() );
		$last_id = 0;
		foreach ( $bookings as $booking ) {
			[ $id, $room_id, $date, $from, $to ] = self::frame( $booking );
			$columns['id'][]      = $id - $last_id;
			$columns['room_id'][] = $room_id;
			$columns['date'][]    = $date;
			$columns['from'][]    = $from;
			$columns['minutes'][] = $to - $from;
			$columns['of'][]      = self::parts_of( $booking, self::unpacked( $id, $room_id, $date, $from, $to ), $parts );

			$last_id = $id;
		}

		return $columns;
	}

	/**
	 * @param array<array-key, mixed> $booking Booking of the response.
	 * @return array{ int, int, string, int, int } ID, room, date, and minutes of the day; of a value that a filter has changed
	 *                                             to another type, nothing.
	 */
	private static function frame( array $booking ): array {
		return array(
			self::number( $booking['id'] ?? null ),
			self::number( $booking['room_id'] ?? null ),
			self::text( $booking['date'] ?? null ),
			self::minute( $booking['time_from'] ?? null ),
			self::minute( $booking['time_to'] ?? null ),
		);
	}

	private static function number( mixed $value ): int {
		return is_int( $value ) ? $value : 0;
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}

	private static function minute( mixed $value ): int {
		return Wall_Clock::minutes( self::text( $value ) ) ?? 0;
	}

	/** @return array<string, int|string> Fields of a booking that the columns hold. */
	private static function unpacked( int $id, int $room_id, string $date, int $from, int $to ): array {
		return array(
			'id'        => $id,
			'room_id'   => $room_id,
			'date'      => $date,
			'time_from' => Wall_Clock::time( $from ),
			'time_to'   => Wall_Clock::time( $to ),
		);
	}

	/**
	 * Sorts a booking's fields in one loop: array functions for each part made packing a week take half as long again.
	 *
	 * @param array<array-key, mixed>                                           $booking Booking of the response.
	 * @param array<string, int|string>                                         $known   What its columns hold.
	 * @param array<string, array{ index: int, part: array<array-key, mixed> }> $parts   Parts so far, by their JSON.
	 * @return list<int> Indices of its parts, in the order of their numbers.
	 */
	private static function parts_of( array $booking, array $known, array &$parts ): array {
		$its = array_fill( 0, self::REST + 1, array() );
		foreach ( $booking as $field => $value ) {
			if ( ! array_key_exists( $field, $known ) || $known[ $field ] !== $value ) {
				$its[ self::PART_OF[ $field ] ?? self::REST ][ $field ] = $value;
			}
		}
		$of = array();
		foreach ( $its as $part ) {
			$of[] = self::index_of( $part, $parts );
		}

		return $of;
	}

	/**
	 * @param array<array-key, mixed>                                           $part
	 * @param array<string, array{ index: int, part: array<array-key, mixed> }> $parts Parts so far, by their JSON.
	 */
	private static function index_of( array $part, array &$parts ): int {
		$key             = (string) wp_json_encode( $part );
		$parts[ $key ] ??= array(
			'index' => count( $parts ),
			'part'  => $part,
		);

		return $parts[ $key ]['index'];
	}

	/** @return list<array<array-key, mixed>> */
	private static function lists( mixed $value ): array {
		return is_array( $value ) ? array_values( array_filter( $value, is_array( ... ) ) ) : array();
	}
}

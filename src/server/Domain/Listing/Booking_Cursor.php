<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain\Listing;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Payment_Status;
use StudioCalendar\Domain\Wall_Clock;

/**
 * Place of one booking in a list: what the list is ordered by, and the booking's ID. The booking need not be there any
 * more. A cursor names a place only; which bookings are seen is decided by the query that it is used with.
 */
final class Booking_Cursor {

	/**
	 * @param Booking_Sort $sort   Order of the list.
	 * @param string       $value  The booking's value in that order: an ID of a room or a trainer, a status, or nothing.
	 * @param string       $date   YYYY-MM-DD.
	 * @param int          $minute Start, minutes from midnight.
	 */
	private function __construct(
		public readonly Booking_Sort $sort,
		private readonly string $value,
		private readonly string $date,
		private readonly int $minute,
		private readonly int $id,
	) {
	}

	public static function of( Booking $booking, Booking_Sort $sort ): self {
		$value = match ( $sort ) {
			Booking_Sort::Date    => '',
			Booking_Sort::Room    => (string) $booking->room_id,
			Booking_Sort::Trainer => (string) $booking->trainer_id,
			Booking_Sort::Status  => (int) $booking->is_canceled . $booking->status->value,
			Booking_Sort::Payment => $booking->payment_status->value,
		};

		return new self( $sort, $value, $booking->date, $booking->interval->start, $booking->id );
	}

	/** Reads what `text` wrote; null if it is no cursor of a list in this order. */
	public static function read( string $text, Booking_Sort $sort ): ?self {
		$value = match ( $sort ) {
			Booking_Sort::Date    => '',
			Booking_Sort::Room,
			Booking_Sort::Trainer => '\d{1,18}',
			Booking_Sort::Status  => '[01](?:' . self::one_of( Booking_Status::cases() ) . ')',
			Booking_Sort::Payment => self::one_of( Payment_Status::cases() ),
		};
		$found = 1 === preg_match( "/\A$sort->value\.($value)\.([\d-]{10})\.(\d{1,4})\.(\d{1,18})\z/", $text, $parts );

		return $found && Wall_Clock::is_date( $parts[2] ) ? new self( $sort, $parts[1], $parts[2], (int) $parts[3], (int) $parts[4] ) : null;
	}

	public function text(): string {
		return "{$this->sort->value}.$this->value.$this->date.$this->minute.$this->id";
	}

	/** @return array<string, int|string> The columns that place the booking, and their values. */
	public function columns(): array {
		$first = match ( $this->sort ) {
			Booking_Sort::Date    => array(),
			Booking_Sort::Room    => array( 'room_id' => (int) $this->value ),
			Booking_Sort::Trainer => array( 'trainer_id' => (int) $this->value ),
			Booking_Sort::Status  => array( 'is_canceled' => (int) $this->value[0], 'status' => substr( $this->value, 1 ) ),
			Booking_Sort::Payment => array( 'payment_status' => $this->value ),
		};

		return $first + array( 'booking_date' => $this->date, 'start_minute' => $this->minute, 'id' => $this->id );
	}

	/** @param list<Booking_Status>|list<Payment_Status> $cases */
	private static function one_of( array $cases ): string {
		return implode( '|', array_map( static fn( Booking_Status|Payment_Status $choice ): string => $choice->value, $cases ) );
	}
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Demo;

use DateTimeImmutable;
use DateTimeZone;
use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Member;
use StudioCalendar\Domain\Name_Snapshot;
use StudioCalendar\Domain\Payment_Status;
use StudioCalendar\Domain\Wall_Clock;
use StudioCalendar\Storage\Booking_Row;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Table;

/** Seed of the timetable's bookings: writes them with a few SQL statements instead of three hundred requests. */
final class Bookings_Seed {

	private const ROWS_A_STATEMENT = 50;

	private const HIDDEN_TEXTS = array(
		'Invoice goes to the company, not to the trainer.',
		'Key is with the guard; alarm code by phone only.',
		'Просили не занимать соседний зал: запись звука.',
		'Tasutud pool ette, ülejäänu kohapeal.',
	);

	/**
	 * @param array<string, Member> $members Members by login.
	 * @param list<int>             $rooms   Room IDs in the studio's order.
	 * @param list<string>          $names   Names of the rooms, in the same order.
	 * @param array<string, int>    $events  Post IDs by the event's key.
	 */
	public function __construct(
		private readonly Database $database,
		private readonly int $studio_id,
		private readonly array $members,
		private readonly array $rooms,
		private readonly array $names,
		private readonly array $events,
	) {
	}

	/** Inserts the bookings, unless the studio already has some. */
	public function ensure( DateTimeZone $zone ): void {
		$table = $this->database->name( Table::Bookings );
		if ( null !== $this->database->row( "SELECT id FROM $table WHERE studio_id = %d LIMIT 1", array( $this->studio_id ) ) ) {
			return;
		}
		$today = Wall_Clock::date_at( new DateTimeImmutable(), $zone );
		$slots = array_merge( ...array_map( Timetable::week( ... ), range( -Timetable::WEEKS, Timetable::WEEKS ) ) );
		$this->database->run( 'START TRANSACTION' );
		foreach ( array_chunk( $slots, self::ROWS_A_STATEMENT ) as $some ) {
			$this->insert( array_map( fn( Slot $slot ): Booking => $this->booking( $slot, $today ), $some ) );
		}
		$this->database->run( 'COMMIT' );
	}

	private function booking( Slot $slot, string $today ): Booking {
		$date            = Wall_Clock::add_days( Wall_Clock::monday( $today ), $slot->day );
		$member          = $this->members[ $slot->trainer ];
		[ $first, $last ] = People::name( $slot->trainer );

		return new Booking(
			0,
			$this->studio_id,
			$this->rooms[ $slot->room ] ?? 0,
			$this->events[ $slot->event ],
			$member->user_id,
			$date,
			$slot->interval,
			$this->status( $slot, $date < $today ),
			$slot->is_canceled,
			$slot->is_private,
			$slot->chance % 10 < ( $date < $today ? 8 : 2 ) ? Payment_Status::Paid : Payment_Status::Unpaid,
			$member->payment_method,
			$member->payment_frequency,
			$slot->has_hidden_text ? self::HIDDEN_TEXTS[ $slot->chance % count( self::HIDDEN_TEXTS ) ] : '',
			new Name_Snapshot( $this->names[ $slot->room ] ?? '', Events::title( $slot->event ), $first, $last ),
		);
	}

	/** Returns Approved for the owner's bookings. A few of the trainers' past bookings and more of their upcoming ones are pending. */
	private function status( Slot $slot, bool $is_past ): Booking_Status {
		$is_pending = 'owner' !== $slot->trainer && $slot->chance % 7 < ( $is_past ? 1 : 3 );

		return $is_pending ? Booking_Status::Pending : Booking_Status::Approved;
	}

	/** @param non-empty-array<Booking> $bookings */
	private function insert( array $bookings ): void {
		$now    = gmdate( 'Y-m-d H:i:s' );
		$rows   = array_map(
			static fn( Booking $booking ): array => Booking_Row::values( $booking ) + array(
				'created_by' => $booking->trainer_id,
				'created_at' => $now,
				'updated_at' => $now,
			),
			array_values( $bookings )
		);
		$columns = implode( ', ', array_keys( $rows[0] ) );
		$marks   = implode( ', ', array_map( static fn( array $row ): string => '(' . Database::placeholders( array_values( $row ) ) . ')', $rows ) );
		$values  = array_merge( ...array_map( 'array_values', $rows ) );
		$this->database->run( "INSERT INTO {$this->database->name( Table::Bookings )} ($columns) VALUES $marks", $values );
	}
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Interval;
use StudioCalendar\Domain\Name_Snapshot;
use StudioCalendar\Domain\Payment_Frequency;
use StudioCalendar\Domain\Payment_Method;
use StudioCalendar\Domain\Payment_Status;

/** Converts bookings to table rows and back. */
final class Booking_Row {

	public const COLUMNS = array(
		'id',
		'studio_id',
		'room_id',
		'event_id',
		'trainer_id',
		'booking_date',
		'start_minute',
		'end_minute',
		'status',
		'is_canceled',
		'is_private',
		'payment_status',
		'payment_method',
		'payment_frequency',
		'hidden_description',
		'room_name',
		'event_title',
		'trainer_first_name',
		'trainer_last_name',
		'series_id',
		'revision',
		'split_from',
	);

	/** Columns that older lines of the history are without, with what they mean there. */
	private const LATER = array( 'split_from' => 0 );

	/**
	 * Lengths of the name columns in characters; a longer title is cut, because a server in strict mode would reject
	 * it.
	 */
	private const LONGEST_NAME        = 200;
	private const LONGEST_PERSON_NAME = 100;

	/** @param array<string, string> $row All of COLUMNS. */
	public static function booking( array $row ): Booking {
		return new Booking(
			(int) $row['id'],
			(int) $row['studio_id'],
			(int) $row['room_id'],
			(int) $row['event_id'],
			(int) $row['trainer_id'],
			$row['booking_date'],
			new Interval( (int) $row['start_minute'], (int) $row['end_minute'] ),
			Booking_Status::from( $row['status'] ),
			'1' === $row['is_canceled'],
			'1' === $row['is_private'],
			Payment_Status::from( $row['payment_status'] ),
			Payment_Method::from( $row['payment_method'] ),
			Payment_Frequency::from( $row['payment_frequency'] ),
			$row['hidden_description'],
			new Name_Snapshot( $row['room_name'], $row['event_title'], $row['trainer_first_name'], $row['trainer_last_name'] ),
			'0' === $row['series_id'] ? null : (int) $row['series_id'],
			(int) $row['revision'],
			'0' === $row['split_from'] ? null : (int) $row['split_from'],
		);
	}

	/**
	 * Converts rows, and lets each go for the next one's booking: memory that a request touches for the first time is most of
	 * what a long list costs.
	 *
	 * @param list<array<string, string>> $rows All of COLUMNS each.
	 * @param-out array<int, array<string, string>> $rows Empty.
	 * @return list<Booking>
	 */
	public static function bookings( array &$rows ): array {
		$bookings = array();
		for ( $at = 0, $count = count( $rows ); $at < $count; $at++ ) {
			$bookings[] = self::booking( $rows[ $at ] );
			unset( $rows[ $at ] );
		}

		return $bookings;
	}

	/** Returns the booking stored in a line of the history; null if the line holds none. */
	public static function from_json( int $id, string $json ): ?Booking {
		$values = json_decode( $json, true );
		if ( ! is_array( $values ) ) {
			return null;
		}
		$values += self::LATER;
		$row     = array( 'id' => (string) $id );
		foreach ( array_slice( self::COLUMNS, 1 ) as $column ) {
			if ( ! is_scalar( $values[ $column ] ?? null ) ) {
				return null;
			}
			$row[ $column ] = (string) $values[ $column ];
		}

		return self::booking( $row );
	}

	/** @return array<string, int|string> By column, without the ID. */
	public static function values( Booking $booking ): array {
		return array(
			'studio_id'          => $booking->studio_id,
			'room_id'            => $booking->room_id,
			'event_id'           => $booking->event_id,
			'trainer_id'         => $booking->trainer_id,
			'booking_date'       => $booking->date,
			'start_minute'       => $booking->interval->start,
			'end_minute'         => $booking->interval->end,
			'status'             => $booking->status->value,
			'is_canceled'        => (int) $booking->is_canceled,
			'is_private'         => (int) $booking->is_private,
			'payment_status'     => $booking->payment_status->value,
			'payment_method'     => $booking->payment_method->value,
			'payment_frequency'  => $booking->payment_frequency->value,
			'hidden_description' => $booking->hidden_description,
			'room_name'          => mb_substr( $booking->names->room, 0, self::LONGEST_NAME ),
			'event_title'        => mb_substr( $booking->names->event, 0, self::LONGEST_NAME ),
			'trainer_first_name' => mb_substr( $booking->names->first_name, 0, self::LONGEST_PERSON_NAME ),
			'trainer_last_name'  => mb_substr( $booking->names->last_name, 0, self::LONGEST_PERSON_NAME ),
			'series_id'          => $booking->series ?? 0,
			'revision'           => $booking->revision,
			'split_from'         => $booking->split_from ?? 0,
		);
	}
}

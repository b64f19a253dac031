<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Transfer;

use BackedEnum;
use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Interval;
use StudioCalendar\Domain\Name_Snapshot;
use StudioCalendar\Domain\Payment_Frequency;
use StudioCalendar\Domain\Payment_Method;
use StudioCalendar\Domain\Payment_Status;
use StudioCalendar\Domain\Wall_Clock;

/** Converts a booking to a line of the file and back; studio, room, event, trainer and series are references. */
final class Booking_Line {

	/** @return array<string, mixed> */
	public static function write( Booking $booking ): array {
		return array(
			'ref'               => $booking->id,
			'studio'            => $booking->studio_id,
			'room'              => $booking->room_id,
			'event'             => self::or_null( $booking->event_id ),
			'trainer'           => self::or_null( $booking->trainer_id ),
			'date'              => $booking->date,
			'from'              => Wall_Clock::time( $booking->interval->start ),
			'to'                => Wall_Clock::time( $booking->interval->end ),
			'status'            => $booking->status->value,
			'canceled'          => $booking->is_canceled,
			'private'           => $booking->is_private,
			'payment_status'    => $booking->payment_status->value,
			'payment_method'    => $booking->payment_method->value,
			'payment_frequency' => $booking->payment_frequency->value,
			'hidden'            => $booking->hidden_description,
			'room_name'         => $booking->names->room,
			'event_title'       => $booking->names->event,
			'first_name'        => $booking->names->first_name,
			'last_name'         => $booking->names->last_name,
			'series'            => $booking->series,
			'split_from'        => $booking->split_from,
			'revision'          => $booking->revision,
		);
	}

	/** Reads a booking without ID and series, which the import assigns. @throws Transfer_Exception */
	public static function read( Line $line, References $references ): Booking {
		return self::at(
			$line,
			$references->needed( 'studio', $line, 'studio' ),
			$references->room_in( $line, 'studio', 'room' ),
			$references->id( 'event', $line, 'event' ),
			$references->id( 'person', $line, 'trainer' ),
		);
	}

	/**
	 * Reads an earlier state of a booking, whose room, event or trainer may no longer exist.
	 *
	 * @throws Transfer_Exception
	 */
	public static function read_past( Line $line, References $references, int $studio_id ): Booking {
		return self::at(
			$line,
			$studio_id,
			$references->known( 'room', $line->reference( 'room' ) ),
			$references->known( 'event', $line->reference( 'event' ) ),
			$references->known( 'person', $line->reference( 'trainer' ) ),
		);
	}

	private static function at( Line $line, int $studio_id, int $room_id, int $event_id, int $trainer_id ): Booking {
		return new Booking(
			0,
			$studio_id,
			$room_id,
			$event_id,
			$trainer_id,
			self::date( $line ),
			self::interval( $line ),
			self::one_of( Booking_Status::tryFrom( $line->text( 'status' ) ), $line, 'status' ),
			$line->is( 'canceled' ),
			$line->is( 'private' ),
			self::one_of( Payment_Status::tryFrom( $line->text( 'payment_status' ) ), $line, 'payment_status' ),
			self::one_of( Payment_Method::tryFrom( $line->text( 'payment_method' ) ), $line, 'payment_method' ),
			self::one_of( Payment_Frequency::tryFrom( $line->text( 'payment_frequency' ) ), $line, 'payment_frequency' ),
			mb_substr( sanitize_textarea_field( $line->text( 'hidden' ) ), 0, Booking::LONGEST_HIDDEN_TEXT ),
			self::names( $line ),
			null,
			max( 1, $line->number( 'revision' ) ),
		);
	}

	private static function date( Line $line ): string {
		return Wall_Clock::is_date( $line->text( 'date' ) ) ? $line->text( 'date' ) : throw $line->wrong( 'date' );
	}

	private static function interval( Line $line ): Interval {
		$from = Wall_Clock::minutes( $line->text( 'from' ) ) ?? throw $line->wrong( 'from' );
		$to   = Wall_Clock::minutes( $line->text( 'to' ) ) ?? throw $line->wrong( 'to' );
		$time = new Interval( $from, $to );

		return $time->is_empty() ? throw $line->wrong( 'to' ) : $time;
	}

	private static function names( Line $line ): Name_Snapshot {
		$plain = static fn( string $name ): string => sanitize_text_field( $line->text( $name ) );

		return new Name_Snapshot( $plain( 'room_name' ), $plain( 'event_title' ), $plain( 'first_name' ), $plain( 'last_name' ) );
	}

	/**
	 * @template T of BackedEnum
	 * @param T|null $value
	 * @return T
	 */
	private static function one_of( ?BackedEnum $value, Line $line, string $name ): BackedEnum {
		// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is text for the terminal.
		return $value ?? throw $line->wrong( $name );
	}

	private static function or_null( int $id ): ?int {
		return 0 === $id ? null : $id;
	}
}

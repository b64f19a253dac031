<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service\Undo;

use DateTimeImmutable;
use DateTimeZone;
use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Change;
use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Domain\Series\Series_Row;
use StudioCalendar\Domain\Series\Taking_Back;
use StudioCalendar\Service\Booking_Presenter;
use StudioCalendar\Service\Idempotency_Key;
use StudioCalendar\Service\Locked_Studio;
use StudioCalendar\Service\Series\Place_Check;
use StudioCalendar\Service\Studio_Writer;
use StudioCalendar\Service\Visitor;
use StudioCalendar\Storage\Idempotency_Keys;

/**
 * Takes a person's own write back as a whole (`booking/undo`). The history holds the state before; a write stays if one of
 * its bookings is not as it left it.
 */
final class Undoer {

	/** Seconds after a write in which it can be taken back (docs/behaviour.md, 7). */
	private const LONGEST = 600;

	public function __construct( private readonly Studio_Writer $writer, private readonly Idempotency_Keys $keys ) {
	}

	/**
	 * @param string $request_id Of the write, as the person sent it.
	 * @return array<string, mixed> What takes time again or elsewhere, and the IDs of what takes none any more.
	 * @throws Problem Invalid for a request that is not known, too old or another person's; Changed_Meanwhile, or what the
	 *                 rules say.
	 */
	public function undo( string $request_id, Visitor $visitor ): array {
		$id    = Idempotency_Key::of( $request_id, '', array() )->id ?? '';
		$write = $this->keys->write_of( $visitor->user_id, $id ) ?? throw Field_Error::Not_Undoable->of( 'request_id' );

		return $this->writer->write(
			$write['studio_id'],
			$visitor,
			Idempotency_Key::of_undo( $request_id ),
			static fn( Locked_Studio $studio ): array => self::taken_back( $write['revision'], $write['at'], $studio )
		);
	}

	/**
	 * @param string $at UTC.
	 * @return array<string, mixed>
	 */
	private static function taken_back( int $revision, string $at, Locked_Studio $studio ): array {
		if ( self::seconds( $at, $studio->now ) > self::LONGEST ) {
			throw Field_Error::Not_Undoable->of( 'request_id' );
		}
		$changes = $studio->changes_at( $revision );
		if ( array() === $changes ) {
			throw Field_Error::Not_Undoable->of( 'request_id' );
		}
		$since     = $studio->changes_since( array_map( static fn( Change $change ): int => $change->after->id, $changes ), $revision );
		$rows      = array_map( static fn( Change $change ): Series_Row => self::row( $change, $since, $studio ), $changes );
		$stored    = ( new Place_Check( $studio, $rows ) )->store( false, static fn(): string => Change::UNDO );
		$presenter = new Booking_Presenter( $studio->model, $studio->person );
		$live      = array_filter( $stored, static fn( Booking $booking ): bool => ! $booking->is_canceled );

		return array(
			'status'   => 'ok',
			'message'  => __( 'Undone', 'studio-calendar' ),
			'bookings' => array_map( $presenter->wire( ... ), array_values( $live ) ),
			'canceled' => array_values( array_map( static fn( Booking $booking ): int => $booking->id, array_diff_key( $stored, $live ) ) ),
		);
	}

	/**
	 * @param list<Change> $since What later writes did to all of the bookings.
	 * @throws Problem Booking_Not_Found, Changed_Meanwhile or Forbidden.
	 */
	private static function row( Change $change, array $since, Locked_Studio $studio ): Series_Row {
		$now   = $studio->booking( $change->after->id );
		$since = array_values( array_filter( $since, static fn( Change $later ): bool => $later->after->id === $now->id ) );
		if ( ! Taking_Back::is_as_left( $now, $change->after, $since, $studio->person->user_id ) ) {
			throw Problem_Code::Changed_Meanwhile->problem();
		}
		$then = Taking_Back::of( $now, $change->before );
		if ( ! Taking_Back::may( $studio->person, $now, $then, $studio->today ) ) {
			throw Problem_Code::Forbidden->problem();
		}

		return new Series_Row( $now, $then, false );
	}

	private static function seconds( string $from, string $to ): int {
		$utc = new DateTimeZone( 'UTC' );

		return ( new DateTimeImmutable( $to, $utc ) )->getTimestamp() - ( new DateTimeImmutable( $from, $utc ) )->getTimestamp();
	}
}

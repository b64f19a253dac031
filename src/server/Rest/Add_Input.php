<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Domain\Interval;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Wall_Clock;
use StudioCalendar\Service\Booking_Request;

/** Reads the parameters of `booking/add` and ignores unknown fields, such as a status, a payment or an owner. */
final class Add_Input {

	/** @throws Problem Invalid, naming every bad field. */
	public static function booking_request( Input $input ): Booking_Request {
		$request = new Booking_Request(
			$input->number( 'studio_id' ),
			$input->number( 'room_id' ),
			$input->number( 'event_id' ),
			$input->number( 'trainer_id' ),
			$input->date( 'date' ),
			new Interval( (int) $input->time( 'time_from' ), (int) $input->time( 'time_to' ) ),
			$input->flag( 'private' ),
			$input->text( 'hiddenOwnerCustomDescription' ),
			repeat: $input->number( 'repeat' ),
		);
		$input->check();
		$dates = $request->all_dates();
		if ( ! Wall_Clock::is_date( $dates[ $request->repeat ] ) ) {
			$input->wrong( 'date', Field_Error::Not_A_Date, null );
		}
		$request = $request->with_exceptions( self::skip_dates( $input, $dates ), self::overrides( $input, $dates ) );
		$input->check();

		return $request;
	}

	/**
	 * @param list<string> $dates Dates of the series.
	 * @return list<string>
	 */
	private static function skip_dates( Input $input, array $dates ): array {
		$skip = $input->raw( 'skip_dates' ) ?? array();
		if ( ! is_array( $skip ) ) {
			return $input->wrong( 'skip_dates', Field_Error::Not_Readable, array() );
		}
		$known = array_values( array_filter( $skip, static fn( mixed $date ): bool => is_string( $date ) && in_array( $date, $dates, true ) ) );

		return count( $known ) === count( $skip ) ? $known : $input->wrong( 'skip_dates', Field_Error::Unknown, array() );
	}

	/**
	 * @param list<string> $dates Dates of the series.
	 * @return array<string, array{ room_id: int|null, start: int|null, end: int|null }> By date.
	 */
	private static function overrides( Input $input, array $dates ): array {
		$given     = $input->raw( 'overrides' ) ?? array();
		$overrides = array();
		foreach ( is_array( $given ) ? $given : array( $given ) as $date => $change ) {
			if ( ! in_array( $date, $dates, true ) || ! is_array( $change ) ) {
				return $input->wrong( 'overrides', Field_Error::Unknown, array() );
			}
			$overrides[ $date ] = self::override( $input, new Input( $change, Parameters::override() ) );
		}

		return $overrides;
	}

	/** @return array{ room_id: int|null, start: int|null, end: int|null } */
	private static function override( Input $input, Input $change ): array {
		$override = array(
			'room_id' => $change->number_or_null( 'room_id' ),
			'start'   => $change->time( 'time_from' ),
			'end'     => $change->time( 'time_to' ),
		);
		try {
			$change->check();
		} catch ( Problem $problem ) {
			$input->wrong( 'overrides', $problem->fields[ array_key_first( $problem->fields ) ] ?? Field_Error::Not_Readable, null );
		}

		return $override;
	}
}

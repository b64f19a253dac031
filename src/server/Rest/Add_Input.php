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
			reason: $input->trimmed( 'reason' ),
		);
		$input->check();
		$dates = $request->all_dates();
		if ( ! Wall_Clock::is_date( $dates[ $request->repeat ] ) ) {
			$input->wrong( 'date', Field_Error::Not_A_Date, null );
		}
		$request = $request->with_exceptions(
			Choice_Input::skip_dates( $input, $input->raw( 'skip_dates' ) ?? array(), $dates ),
			Choice_Input::overrides( $input, $input->raw( 'overrides' ) ?? array(), $dates )
		);
		$input->check();

		return $request;
	}
}

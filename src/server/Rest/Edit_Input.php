<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Domain\Problem;
use StudioCalendar\Service\Booking_Edit;

/** Reads what `edit_booking` asks for: a field that is missing or empty stays as it is, but for the hidden text. */
final class Edit_Input {

	/** @throws Problem Invalid, naming every bad field. */
	public static function edit( Input $input ): Booking_Edit {
		$edit = new Booking_Edit(
			$input->number( 'booking_id' ),
			$input->number( 'studio_id' ),
			$input->number_or_null( 'room_id' ),
			$input->number_or_null( 'event_id' ),
			$input->number_or_null( 'trainer_id' ),
			$input->has( 'date' ) ? $input->date( 'date' ) : null,
			$input->time( 'time_from' ),
			$input->time( 'time_to' ),
			$input->has( 'private' ) ? $input->flag( 'private' ) : null,
			null === $input->raw( 'hiddenOwnerCustomDescription' ) ? null : $input->text( 'hiddenOwnerCustomDescription' ),
			$input->number_or_null( 'revision' ),
		);
		$input->check();

		return $edit;
	}
}

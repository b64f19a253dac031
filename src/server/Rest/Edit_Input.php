<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Domain\Problem;
use StudioCalendar\Service\Booking_Edit;

/**
 * Reads the parameters of `edit_booking`. A missing or empty field stays unchanged, except that an empty hidden
 * description clears it.
 */
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
			$input->trimmed( 'reason' ),
		);
		$input->check();

		return $edit;
	}
}

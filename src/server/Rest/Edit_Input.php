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
			$input->id( 'booking_id' ),
			$input->id( 'studio_id', false ),
			self::id_or_null( $input, 'room_id' ),
			self::id_or_null( $input, 'event_id' ),
			self::id_or_null( $input, 'trainer_id' ),
			$input->has( 'date' ) ? $input->date( 'date' ) : null,
			$input->time( 'time_from', false ),
			$input->time( 'time_to', false ),
			$input->has( 'private' ) ? $input->flag( 'private' ) : null,
			null === $input->raw( 'hiddenOwnerCustomDescription' ) ? null : $input->text( 'hiddenOwnerCustomDescription', Add_Input::HIDDEN_TEXT ),
			self::id_or_null( $input, 'revision' ),
		);
		$input->check();

		return $edit;
	}

	private static function id_or_null( Input $input, string $name ): ?int {
		return $input->has( $name ) ? $input->id( $name ) : null;
	}
}

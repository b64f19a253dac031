<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Wall_Clock;
use StudioCalendar\Service\Weeks\Week_Choice;

/** Reads the parameters of `booking/copy-week`; any date names its week. */
final class Copy_Input {

	/** @throws Problem Invalid, naming every bad field. */
	public static function choice( Input $input ): Week_Choice {
		$studio_id = $input->number( 'studio_id' );
		$from      = self::monday( $input, 'from' );
		$to        = self::monday( $input, 'to' );
		if ( '' !== $from && $from === $to ) {
			$input->wrong( 'to', Field_Error::Same_Week, null );
		}
		$choice = new Week_Choice(
			$studio_id,
			$from,
			$to,
			List_Input::some_ids( $input, 'room_ids' ),
			List_Input::some_ids( $input, 'skip' ),
			Choice_Input::overrides_by_booking( $input )
		);
		$input->check();

		return $choice;
	}

	/** Returns the Monday of the week; an empty string if the date is missing or invalid. */
	private static function monday( Input $input, string $name ): string {
		$date = $input->date( $name );

		return '' === $date ? '' : Wall_Clock::monday( $date );
	}
}

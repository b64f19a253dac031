<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

/** Carries a form's outcome over the redirect that WordPress makes after saving, for the person who has saved. */
final class Form_Memory {

	/** Of the user: one outcome, of the form that was sent last. */
	public const KEY = '_studio_calendar_form';

	public function keep( string $form, Outcome $outcome ): void {
		if ( array() !== $outcome->errors() || array() !== $outcome->said() ) {
			update_user_meta( get_current_user_id(), self::KEY, wp_slash( array( $form => $outcome->pack() ) ) );
		}
	}

	/** Shown once. */
	public function take( string $form ): Outcome {
		$kept = get_user_meta( get_current_user_id(), self::KEY, true );
		if ( ! is_array( $kept ) || ! isset( $kept[ $form ] ) ) {
			return new Outcome();
		}
		delete_user_meta( get_current_user_id(), self::KEY );

		return Outcome::unpack( $kept[ $form ] );
	}
}

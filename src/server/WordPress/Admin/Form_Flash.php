<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

/** Stores a form's result across the redirect after saving, for the person who saved. */
final class Form_Flash {

	/** User meta with one result, of the form submitted last. */
	public const KEY = '_studio_calendar_form';

	public function keep( string $form, Form_Result $result ): void {
		if ( array() !== $result->errors() || array() !== $result->said() ) {
			update_user_meta( get_current_user_id(), self::KEY, wp_slash( array( $form => $result->pack() ) ) );
		}
	}

	/** Returns the stored result and deletes it, so that it is shown once. */
	public function take( string $form ): Form_Result {
		$kept = get_user_meta( get_current_user_id(), self::KEY, true );
		if ( ! is_array( $kept ) || ! isset( $kept[ $form ] ) ) {
			return new Form_Result();
		}
		delete_user_meta( get_current_user_id(), self::KEY );

		return Form_Result::unpack( $kept[ $form ] );
	}
}

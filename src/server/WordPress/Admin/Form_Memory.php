<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

/** Carries a form's outcome over the redirect that WordPress makes after saving, for the person who has saved. */
final class Form_Memory {

	public function keep( string $form, Outcome $outcome ): void {
		if ( array() !== $outcome->errors() || array() !== $outcome->said() ) {
			set_transient( self::key( $form ), $outcome->pack(), 10 * MINUTE_IN_SECONDS );
		}
	}

	/** Shown once. */
	public function take( string $form ): Outcome {
		$packed = get_transient( self::key( $form ) );
		if ( false !== $packed ) {
			delete_transient( self::key( $form ) );
		}

		return Outcome::unpack( $packed );
	}

	private static function key( string $form ): string {
		return 'studio_calendar_' . $form . '_' . get_current_user_id();
	}
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Calendar;

/** Whether calendars offer visitors to log in: most sites want it, one that hides its login does not. */
final class Login_Link {

	/** '0' hides the link. */
	public const OPTION = 'studio_calendar_login_link';

	public static function is_shown(): bool {
		return ! in_array( get_option( self::OPTION, '1' ), array( '0', 0, false ), true );
	}
}

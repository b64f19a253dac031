<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Calendar;

/** Context of a calendar, which decides about width and colors. */
enum Mount_Place {

	/** Block; WordPress adds its width and colors. */
	case Block;

	/** Shortcode in the content of a themed page. */
	case Content;

	/** Full window without a theme and its colors. */
	case Window;
}

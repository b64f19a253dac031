<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Calendar;

/** Where a calendar stands: what is around it decides what it may take over. */
enum Mount_Place {

	/** A block that WordPress is rendering: it adds the block's width and colours. */
	case Block;

	/** A shortcode in the content of a themed page. */
	case Content;

	/** The whole window, without a theme, so without the theme's colours. */
	case Window;
}

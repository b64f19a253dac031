<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

/** The plugin's own tables; the value follows the site's table prefix. */
enum Table: string {

	case Bookings  = 'studio_cal_bookings';
	case History   = 'studio_cal_history';
	case Requests  = 'studio_cal_requests';
	case Revisions = 'studio_cal_revisions';
	case Models    = 'studio_cal_models';
}

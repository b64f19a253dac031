<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

/** Tables of the plugin; the value is the name without the site's prefix. */
enum Table: string {

	case Bookings  = 'studio_cal_bookings';
	case History   = 'studio_cal_history';
	case Requests  = 'studio_cal_requests';
	case Revisions = 'studio_cal_revisions';
	case Models    = 'studio_cal_models';
}

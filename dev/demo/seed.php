<?php
/**
 * Fills a site with the demo unless it already has it, and returns the demo's URLs and IDs. wpEval() runs it with the plugin active.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

use StudioCalendar\Demo\Demo;
use StudioCalendar\Storage\Database;

foreach ( array( 'Posts', 'Canvas', 'Pictures', 'People', 'Events', 'Slot', 'Timetable', 'Bookings_Seed', 'Pages', 'Demo' ) as $studio_cal_class ) {
	require_once __DIR__ . "/$studio_cal_class.php";
}

global $wpdb;

return ( new Demo( new Database( $wpdb ) ) )->ensure();

<?php
/**
 * Plugin Name: Studio Calendar demo: one page in a classic theme
 * Description: Shows the page "Book a room" in the classic theme of the tests, and everything else in the site's own theme.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

/**
 * Returns the classic theme for the page "Book a room". WordPress selects the theme before it knows the page, so the URL decides.
 *
 * @param mixed $theme Folder of the site's theme.
 * @return mixed
 */
function studio_cal_demo_theme( mixed $theme ): mixed {
	$address = is_string( $_SERVER['REQUEST_URI'] ?? null ) ? $_SERVER['REQUEST_URI'] : '';

	return 1 === preg_match( '#/book-a-room/?(\?|$)#', $address ) ? 'studio-calendar-classic' : $theme;
}

add_filter( 'template', 'studio_cal_demo_theme' );
add_filter( 'stylesheet', 'studio_cal_demo_theme' );

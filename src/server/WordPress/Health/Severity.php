<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Health;

/** WordPress's own words for how bad it is. */
enum Severity: string {

	case Good        = 'good';
	case Recommended = 'recommended';
	case Critical    = 'critical';
}

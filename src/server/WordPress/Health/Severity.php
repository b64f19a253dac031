<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Health;

/** Severity of a finding, as named by WordPress. */
enum Severity: string {

	case Good        = 'good';
	case Recommended = 'recommended';
	case Critical    = 'critical';
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

/**
 * Names of the plugin's post types. Constants instead of an enum, because constant expressions cannot use `->value`
 * before PHP 8.2.
 */
final class Post_Type {

	public const STUDIO = 'studio_cal_studio';
	/** The post parent of a room is its studio. */
	public const ROOM  = 'studio_cal_room';
	public const EVENT = 'studio_cal_event';
}

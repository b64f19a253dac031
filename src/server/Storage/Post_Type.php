<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

/** Names of our post types. Constants and no enum: they stand in others' constants, which take no `->value` before PHP 8.2. */
final class Post_Type {

	public const STUDIO = 'studio_cal_studio';
	/** Its parent is the studio. */
	public const ROOM  = 'studio_cal_room';
	public const EVENT = 'studio_cal_event';
}

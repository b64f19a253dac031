<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

/** Meta keys of the data added to posts and users; `WordPress\Content\Post_Meta` defines their values. */
final class Meta_Key {

	// Studios.
	public const MIN_MINUTES   = '_studio_cal_min_minutes';
	public const GAP_MINUTES   = '_studio_cal_gap_minutes';
	public const EARLIEST_HOUR = '_studio_cal_earliest_hour';
	public const LATEST_HOUR   = '_studio_cal_latest_hour';
	public const APPROVAL      = '_studio_cal_approval';
	public const TIMEZONE      = '_studio_cal_timezone';
	public const NOTICE        = '_studio_cal_notice';

	// Rooms.
	public const PALETTE = '_studio_cal_palette';

	// Events.
	public const IS_DEFAULT = '_studio_cal_default';
	public const GALLERY    = '_studio_cal_gallery';

	// Users.
	public const PHONE  = 'studio_cal_phone';
	public const AVATAR = 'studio_cal_avatar';
}

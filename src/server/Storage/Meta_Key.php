<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

/** Under which keys WordPress keeps what we add to posts and people; what each may hold says `WordPress\Content\Post_Meta`. */
final class Meta_Key {

	// Of a studio.
	public const MIN_MINUTES   = '_studio_cal_min_minutes';
	public const GAP_MINUTES   = '_studio_cal_gap_minutes';
	public const EARLIEST_HOUR = '_studio_cal_earliest_hour';
	public const LATEST_HOUR   = '_studio_cal_latest_hour';
	public const APPROVAL      = '_studio_cal_approval';
	public const TIMEZONE      = '_studio_cal_timezone';
	public const NOTICE        = '_studio_cal_notice';

	// Of a room.
	public const PALETTE = '_studio_cal_palette';

	// Of an event.
	public const IS_DEFAULT = '_studio_cal_default';
	public const GALLERY    = '_studio_cal_gallery';

	// Of a person.
	public const PHONE  = 'studio_cal_phone';
	public const AVATAR = 'studio_cal_avatar';
}

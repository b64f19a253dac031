<?php
/**
 * WordPress includes this where the block stands, with `$attributes` in scope. The mount itself is made by
 * WordPress\Calendar\Calendar_Block: it has the objects, this file has none.
 *
 * @package StudioCalendar
 *
 * @var array<string, mixed> $attributes Attributes of the block.
 */

declare(strict_types=1);

use StudioCalendar\Service\Foreign_Hooks;

defined( 'ABSPATH' ) || exit;

/**
 * The markup of one calendar, escaped.
 *
 * @internal
 */
$studio_calendar_html = Foreign_Hooks::filter( 'studio_calendar_block', '', $attributes );

echo is_string( $studio_calendar_html ) ? $studio_calendar_html : ''; // phpcs:ignore WordPress.Security.EscapeOutput -- Calendar_Mount escapes what it makes.

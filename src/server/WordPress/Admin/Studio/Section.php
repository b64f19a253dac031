<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin\Studio;

use StudioCalendar\WordPress\Admin\Outcome;
use StudioCalendar\WordPress\Admin\Typed;
use WP_Post;

/** One box of the screen on which a studio is edited. */
interface Section {

	public function title(): string;

	public function print( WP_Post $studio, Outcome $outcome ): void;

	/** The person may edit the studio, and the form is ours. */
	public function save( int $studio_id, Typed $typed, Outcome $outcome ): void;
}

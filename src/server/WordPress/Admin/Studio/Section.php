<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin\Studio;

use StudioCalendar\WordPress\Admin\Form_Input;
use StudioCalendar\WordPress\Admin\Form_Result;
use WP_Post;

/** Section of the screen on which a studio is edited. */
interface Section {

	public function title(): string;

	public function print( WP_Post $studio, Form_Result $result ): void;

	/** Saves the section; permission and nonce are already checked. */
	public function save( int $studio_id, Form_Input $input, Form_Result $result ): void;
}

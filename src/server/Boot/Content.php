<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Boot;

use StudioCalendar\WordPress\Content\Post_Meta;
use StudioCalendar\WordPress\Content\Post_Types;

/** Module with post types, their fields and the translations; every page loads it. */
final class Content implements Module {

	public function __construct( private readonly Services $services ) {
	}

	public function wait( Moment $moment ): void {
	}

	public function load(): void {
		$this->services->translations->add_hooks();
		( new Post_Types() )->add_hooks();
		( new Post_Meta() )->add_hooks();
	}
}

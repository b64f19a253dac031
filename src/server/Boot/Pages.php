<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Boot;

use StudioCalendar\WordPress\Calendar\Block_Variations;
use StudioCalendar\WordPress\Calendar\Calendar_Assets;
use StudioCalendar\WordPress\Calendar\Calendar_Block;
use StudioCalendar\WordPress\Calendar\Calendar_Mount;
use StudioCalendar\WordPress\Calendar\Script_Texts;
use StudioCalendar\WordPress\Calendar\Shortcode;
use StudioCalendar\WordPress\Content\Visible_Posts;

/**
 * Module with the block and the shortcode. The classes that render a calendar are built with the first one on a page.
 */
final class Pages implements Module {

	public function __construct( private readonly Services $services ) {
	}

	public function wait( Moment $moment ): void {
	}

	public function load(): void {
		$assets     = new Calendar_Assets();
		$mount      = fn(): Calendar_Mount => $this->services->mount();
		$variations = fn(): Block_Variations => new Block_Variations( new Visible_Posts( $this->services->members ) );
		$texts      = fn(): Script_Texts => $this->services->script_texts();
		$assets->add_hooks();
		( new Calendar_Block( $mount, $variations, $texts, $this->services->file ) )->add_hooks();
		( new Shortcode( $mount, $assets ) )->add_hooks();
	}
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Content;

use StudioCalendar\Storage\Post_Type;
use StudioCalendar\WordPress\Admin\Admin_Assets;
use StudioCalendar\WordPress\Calendar\Mount_Config;
use StudioCalendar\WordPress\Calendar\Shortcode;
use WP_Post;

/** Box on a studio's edit screen that shows how to put its calendar on a page; src/admin renders its content. */
final class Studio_Box {

	public function __construct( private readonly Admin_Assets $assets ) {
	}

	public function add_hooks(): void {
		add_action( 'add_meta_boxes_' . Post_Type::STUDIO, $this->add( ... ) );
	}

	/** Adds the box; an unsaved studio has no URL yet. */
	public function add( WP_Post $studio ): void {
		if ( 'auto-draft' === $studio->post_status ) {
			return;
		}
		add_meta_box( 'studio-calendar-box', __( 'Show this calendar', 'studio-calendar' ), $this->print( ... ), Post_Type::STUDIO, 'side' );
		add_action( 'admin_enqueue_scripts', $this->assets->enqueue( ... ) );
	}

	public function print( WP_Post $studio ): void {
		$content = array(
			'shortcode' => sprintf( '[%s studio_id="%d"]', Shortcode::TAG, $studio->ID ),
			'pageUrl'   => home_url( '/?studio_calendar=page&studio_id=' . $studio->ID ),
		);
		echo '<div data-studio-calendar-box="' . esc_attr( Mount_Config::encode( $content ) ) . '"></div>';
	}
}

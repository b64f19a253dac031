<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

use StudioCalendar\Rest\Call;
use StudioCalendar\Service\Studio_Choices;
use StudioCalendar\Storage\Studio_Source;
use StudioCalendar\WordPress\Mount_Config;

/** Studio Calendar > Bookings: the frame that src/admin/bookings draws in, for everybody who is listed in a studio. */
final class Bookings_Screen {

	public const SLUG = 'studio-calendar-bookings';

	private const MENU       = 'edit.php?post_type=' . Studio_Source::STUDIO;
	private const CAPABILITY = 'edit_studio_cal_events';

	public function __construct( private readonly Studio_Choices $studios, private readonly Admin_Assets $assets ) {
	}

	public function add_hooks(): void {
		add_action( 'admin_menu', $this->add( ... ), 10 );
	}

	public function add(): void {
		$title = __( 'Bookings', 'studio-calendar' );
		$hook  = add_submenu_page( self::MENU, $title, $title, self::CAPABILITY, self::SLUG, $this->print( ... ), 1 );
		$this->assets->enqueue_on( $hook );
	}

	public function print(): void {
		$config = array(
			'restUrl'     => untrailingslashit( rest_url( Call::NAMESPACE ) ),
			'ajaxUrl'     => admin_url( 'admin-ajax.php' ),
			'nonce'       => wp_create_nonce( 'wp_rest' ),
			'studios'     => $this->studios->of( Call::visitor() ),
			'calendarUrl' => home_url( '/?studio_calendar=page' ),
			'exportUrl'   => Bookings_Export::address(),
		);
		echo '<div class="wrap"><h1 class="wp-heading-inline">' . esc_html__( 'Bookings', 'studio-calendar' ) . '</h1><hr class="wp-header-end">';
		echo '<div data-studio-calendar-bookings="' . esc_attr( Mount_Config::encode( $config ) ) . '"></div></div>';
	}
}

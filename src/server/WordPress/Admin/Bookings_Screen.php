<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Rest\Call;
use StudioCalendar\Rest\Problem_Texts;
use StudioCalendar\Service\Studio_Choices;
use StudioCalendar\Storage\Guard;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\WordPress\Calendar\Mount_Config;

/** Screen Studio Calendar > Bookings, for all members. src/admin/bookings renders its content. */
final class Bookings_Screen {

	public const SLUG = 'studio-calendar-bookings';

	private const MENU       = 'edit.php?post_type=' . Post_Type::STUDIO;
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
		echo '<div class="wrap"><h1 class="wp-heading-inline">' . esc_html__( 'Bookings', 'studio-calendar' ) . '</h1><hr class="wp-header-end">';
		$studios = Guard::run( fn(): array => $this->studios->of( Call::visitor() ) );
		if ( null === $studios ) {
			Notices::error( Problem_Texts::message( new Problem( Problem_Code::Busy ) ) );
		} else {
			$this->print_frame( $studios );
		}
		echo '</div>';
	}

	/** @param list<array<string, mixed>> $studios */
	private function print_frame( array $studios ): void {
		$config = array(
			'restUrl'     => untrailingslashit( rest_url( Call::NAMESPACE ) ),
			'ajaxUrl'     => admin_url( 'admin-ajax.php' ),
			'nonce'       => wp_create_nonce( 'wp_rest' ),
			'studios'     => $studios,
			'calendarUrl' => home_url( '/?studio_calendar=page' ),
			'exportUrl'   => Bookings_Export::address(),
		);
		echo '<div data-studio-calendar-bookings="' . esc_attr( Mount_Config::encode( $config ) ) . '"></div>';
	}
}

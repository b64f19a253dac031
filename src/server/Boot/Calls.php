<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Boot;

use StudioCalendar\Rest\Admin_Bookings_Controller;
use StudioCalendar\Rest\Call;
use StudioCalendar\Rest\Events_Controller;
use StudioCalendar\Rest\Gate;
use StudioCalendar\Rest\Realtime_Controller;
use StudioCalendar\Rest\Schedule_Controller;
use StudioCalendar\Rest\Settings_Controller;
use StudioCalendar\Rest\WordPress_Errors;
use StudioCalendar\Service\Booking_Privacy;
use StudioCalendar\Service\Push_Access;
use StudioCalendar\Service\Rate_Limiter;

/** Module with the endpoints of REST and admin-ajax (docs/security.md lists their permissions). */
final class Calls implements Module {

	public function __construct( private readonly Services $services ) {
	}

	public function wait( Moment $moment ): void {
		$moment
			->at( 'rest_api_init', 'rest_authentication_errors', 'rest_request_after_callbacks', 'rest_post_dispatch' )
			->at( 'wp_ajax_edit_booking', 'wp_ajax_nopriv_edit_booking', 'wp_ajax_get_trainer_history', 'wp_ajax_nopriv_get_trainer_history' );
	}

	public function load(): void {
		$services = $this->services;
		$call     = new Call( $services->translations );
		$gate     = new Gate( new Rate_Limiter( $services->clock ) );
		$privacy  = new Booking_Privacy( $services->writer(), $services->bookings() );
		$gate->add_hooks();
		( new WordPress_Errors( $services->translations ) )->add_hooks();
		$services->ajax( $call, $gate )->add_hooks();
		$controllers = array(
			new Schedule_Controller( $call, $gate, $services->schedule() ),
			$services->booking_calls( $call, $gate ),
			new Events_Controller( $call, $gate, $services->trainer_records() ),
			new Realtime_Controller( $call, $gate, new Push_Access( $services->models(), $services->push() ) ),
			new Settings_Controller( $call, $gate, $services->options() ),
			new Admin_Bookings_Controller( $call, $gate, $services->listing(), $services->changer(), $privacy, $services->choices() ),
		);
		foreach ( $controllers as $controller ) {
			add_action( 'rest_api_init', $controller->register_routes( ... ) );
		}
	}
}

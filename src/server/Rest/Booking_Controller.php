<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Domain\Problem;
use StudioCalendar\Service\Booking_Action;
use StudioCalendar\Service\Booking_Adder;
use StudioCalendar\Service\Booking_Changer;
use StudioCalendar\Service\Booking_Request;
use StudioCalendar\Service\Visitor;
use WP_REST_Request;
use WP_REST_Response;

/** Controller of `booking/add` and `booking/{cancel|restore|approve|markPaid|markUnpaid}/{id}`. */
final class Booking_Controller {

	public function __construct(
		private readonly Call $call,
		private readonly Gate $gate,
		private readonly Booking_Adder $adder,
		private readonly Booking_Changer $changer,
	) {
	}

	public function register_routes(): void {
		$may_write = $this->gate->may_write( ... );
		$this->call->register( '/booking/add', Parameters::add(), static fn(): array => Answers::added(), $may_write, $this->add( ... ) );
		$parameters = Parameters::change();
		foreach ( Booking_Action::cases() as $action ) {
			$answer = static fn(): array => Answers::changed( $action->about() );
			$work   = fn( Input $input, WP_REST_Request $request ): WP_REST_Response => $this->change( $action, $input, $request );
			$this->call->register( "/booking/{$action->value}/(?P<id>[^/]+)", $parameters, $answer, $may_write, $work );
		}
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function add( Input $call, WP_REST_Request $request ): WP_REST_Response {
		$visitor         = $this->gate->write( $request );
		$post_data       = Post_Data::of( $call->raw( 'post_data' ) );
		$input           = $post_data->input();
		$booking_request = Add_Input::booking_request( $input );
		$key             = $input->idempotency_key( 'add', $post_data->values() );
		$dry_run         = $input->flag( 'dry_run' );
		$input->check();

		$answer = $dry_run ? $this->tried( $booking_request, $visitor ) : $this->adder->add( $booking_request, $visitor, $key );

		return Cache_Headers::never( new WP_REST_Response( $answer ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function change( Booking_Action $action, Input $input, WP_REST_Request $request ): WP_REST_Response {
		$visitor = $this->gate->write( $request );
		$path    = new Input( $request->get_url_params(), Parameters::of_path() );
		$id      = $path->number( 'id' );
		$path->check();
		$key     = $input->idempotency_key( $action->value, array( 'id' => $id ) );
		$input->check();

		return Cache_Headers::never( new WP_REST_Response( $this->changer->change( $action, $id, $visitor, $key ) ) );
	}

	/** @return array{ status: 'ok', dates: list<array<string, mixed>> } */
	private function tried( Booking_Request $booking_request, Visitor $visitor ): array {
		$dates = array();
		foreach ( $this->adder->try_out( $booking_request, $visitor ) as $date => $problem ) {
			$dates[] = array( 'date' => $date, 'free' => null === $problem ) + ( null === $problem ? array() : self::why( $problem ) );
		}

		return array( 'status' => 'ok', 'dates' => $dates );
	}

	/** @return array<string, mixed> */
	private static function why( Problem $problem ): array {
		$error = Envelope::of( $problem );

		return array( 'code' => $error['code'], 'message' => $error['message'] ) + array_diff_key( $error['data'], array( 'status' => true ) );
	}
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use Closure;
use StudioCalendar\Service\Booking_Action;
use StudioCalendar\Service\Booking_Adder;
use StudioCalendar\Service\Booking_Changer;
use StudioCalendar\Service\Booking_Request;
use StudioCalendar\Service\Series\Series_Writer;
use StudioCalendar\Service\Undo\Undoer;
use StudioCalendar\Service\Visitor;
use StudioCalendar\Service\Weeks\Week_Copier;
use WP_REST_Request;
use WP_REST_Response;

/** Controller of `booking/add`, `booking/{cancel|restore|approve|markPaid|markUnpaid}/{id}` `booking/copy-week` and `booking/undo`. */
final class Booking_Controller {

	/**
	 * @param Closure(): Series_Writer $series Called by a request that needs it, as routes are registered for others too.
	 * @param Closure(): Undoer        $undoer
	 * @param Closure(): Week_Copier   $copier
	 */
	public function __construct(
		private readonly Call $call,
		private readonly Gate $gate,
		private readonly Booking_Adder $adder,
		private readonly Booking_Changer $changer,
		private readonly Closure $series,
		private readonly Closure $undoer,
		private readonly Closure $copier,
	) {
	}

	public function register_routes(): void {
		$may_write = $this->gate->may_write( ... );
		$this->call->register( '/booking/add', Parameters::add(), static fn(): array => Answers::added(), $may_write, $this->add( ... ) );
		$this->call->register( '/booking/undo', Parameters::undo(), static fn(): array => Answers::undone(), $may_write, $this->undo( ... ) );
		$this->call->register( '/booking/copy-week', Parameters::copy_week(), static fn(): array => Answers::copied(), $may_write, $this->copy_week( ... ) );
		foreach ( Booking_Action::cases() as $action ) {
			$cancels    = Booking_Action::Cancel === $action;
			$parameters = $cancels ? Parameters::cancel() : Parameters::change();
			$answer     = static fn(): array => $cancels ? Answers::canceled( $action->about() ) : Answers::changed( $action->about() );
			$work       = fn( Input $input, WP_REST_Request $request ): WP_REST_Response => $this->change( $action, $input, $request );
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
		$answer = Booking_Action::Cancel === $action ? $this->cancel( $id, $input, $visitor ) : null;
		if ( null === $answer ) {
			$key = $input->idempotency_key( $action->value, array( 'id' => $id ) );
			$input->check();
			$answer = $this->changer->change( $action, $id, $visitor, $key );
		}

		return Cache_Headers::never( new WP_REST_Response( $answer ) );
	}

	/** @return array<string, mixed>|null Null for a booking by itself. */
	private function cancel( int $id, Input $input, Visitor $visitor ): ?array {
		$choice  = Choice_Input::choice( $input );
		$dry_run = $input->flag( 'dry_run' );
		$seen    = Choice_Input::plan( $input );
		if ( $choice->is_plain() && ! $dry_run && null === $seen ) {
			return null;
		}
		$key = $input->idempotency_key( 'cancel', array( 'id' => $id, 'choice' => $choice ) );
		$input->check();

		return ( $this->series )()->cancel( $id, $choice, $visitor, $key, $dry_run ? Envelope::why( ... ) : null, $seen );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function undo( Input $input, WP_REST_Request $request ): WP_REST_Response {
		$visitor    = $this->gate->write( $request );
		$request_id = $input->needed_request_id();
		$input->check();

		return Cache_Headers::never( new WP_REST_Response( ( $this->undoer )()->undo( $request_id, $visitor ) ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function copy_week( Input $input, WP_REST_Request $request ): WP_REST_Response {
		$visitor = $this->gate->write( $request );
		$choice  = Copy_Input::choice( $input );
		$key     = $input->idempotency_key( 'copy-week', array( 'choice' => $choice ) );
		$dry_run = $input->flag( 'dry_run' );
		$seen    = Choice_Input::plan( $input );
		$input->check();
		$copier = ( $this->copier )();
		$answer = $dry_run ? $copier->try_out( $choice, $visitor, Envelope::why( ... ) ) : $copier->copy( $choice, $visitor, $key, $seen );

		return Cache_Headers::never( new WP_REST_Response( $answer ) );
	}

	/** @return array{ status: 'ok', dates: list<array<string, mixed>> } */
	private function tried( Booking_Request $booking_request, Visitor $visitor ): array {
		$dates = array();
		foreach ( $this->adder->try_out( $booking_request, $visitor ) as $date => $problem ) {
			$dates[] = array( 'date' => $date, 'free' => null === $problem ) + ( null === $problem ? array() : Envelope::why( $problem ) );
		}

		return array( 'status' => 'ok', 'dates' => $dates );
	}
}

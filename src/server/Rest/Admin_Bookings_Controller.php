<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Domain\Problem;
use StudioCalendar\Service\Booking_Action;
use StudioCalendar\Service\Booking_Changer;
use StudioCalendar\Service\Booking_Listing;
use StudioCalendar\Service\Booking_Privacy;
use StudioCalendar\Service\Studio_Choices;
use WP_REST_Request;
use WP_REST_Response;

/** Controller of the Bookings screen: `admin/bookings`, its bulk actions, `admin/count`, `admin/totals` and `admin/own`. */
final class Admin_Bookings_Controller {

	private const ACTIONS = array( Booking_Action::Cancel, Booking_Action::Approve, Booking_Action::Mark_Paid, Booking_Action::Mark_Unpaid );

	public function __construct(
		private readonly Call $call,
		private readonly Gate $gate,
		private readonly Booking_Listing $listing,
		private readonly Booking_Changer $changer,
		private readonly Booking_Privacy $privacy,
		private readonly Studio_Choices $studios,
	) {
	}

	public function register_routes(): void {
		$read    = $this->gate->may_read_with_login( ... );
		$write   = $this->gate->may_write( ... );
		$private = static fn(): array => Answers::bulk( 'Makes bookings private or open.' );
		$this->call->register( '/admin/bookings', Parameters::page(), static fn(): array => Answers::page(), $read, $this->page( ... ) );
		$this->call->register( '/admin/count', Parameters::listed(), static fn(): array => Answers::counted(), $read, $this->count( ... ) );
		$this->call->register( '/admin/totals', Parameters::listed(), static fn(): array => Answers::totals(), $read, $this->totals( ... ) );
		$this->call->register( '/admin/own', Parameters::studio(), static fn(): array => Answers::owned(), $write, $this->own( ... ) );
		$this->call->register( '/admin/bookings/private', Parameters::bulk_private(), $private, $write, $this->set_private( ... ) );
		$bulk = Parameters::bulk();
		foreach ( self::ACTIONS as $action ) {
			$answer = static fn(): array => Answers::bulk( $action->about() );
			$work   = fn( Input $input, WP_REST_Request $request ): WP_REST_Response => $this->change( $action, $input, $request );
			$this->call->register( "/admin/bookings/$action->value", $bulk, $answer, $write, $work );
		}
	}

	private function page( Input $input ): WP_REST_Response {
		$query = List_Input::query( $input );

		return self::ok( $this->listing->page( $query, List_Input::page( $input, $query->sort ), Call::visitor() ) );
	}

	private function count( Input $input ): WP_REST_Response {
		return self::ok( array( 'total' => $this->listing->count( List_Input::query( $input ), Call::visitor() ) ) );
	}

	private function totals( Input $input ): WP_REST_Response {
		return self::ok( array( 'totals' => $this->listing->totals( List_Input::query( $input ), Call::visitor() ) ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function own( Input $input, WP_REST_Request $request ): WP_REST_Response {
		$visitor = $this->gate->write( $request );
		$id      = $input->number( 'studio_id' );
		$input->check();
		$this->studios->become_owner( $id, $visitor );

		return self::ok( array() );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function set_private( Input $input, WP_REST_Request $request ): WP_REST_Response {
		$visitor = $this->gate->write( $request );
		$flag    = $input->flag( 'flag' );

		return $this->one_by_one( $input, fn( int $id ) => $this->privacy->change( $id, $flag, $visitor ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function change( Booking_Action $action, Input $input, WP_REST_Request $request ): WP_REST_Response {
		$visitor = $this->gate->write( $request );

		return $this->one_by_one( $input, fn( int $id ) => $this->changer->change( $action, $id, $visitor, null ) );
	}

	/**
	 * Writes each booking separately: a rejected one does not affect the others.
	 *
	 * @param callable(int): mixed $change
	 */
	private function one_by_one( Input $input, callable $change ): WP_REST_Response {
		$results = array();
		foreach ( List_Input::ids( $input ) as $id ) {
			try {
				$change( $id );
				$results[] = array( 'id' => $id, 'ok' => true );
			} catch ( Problem $problem ) {
				$error     = Envelope::of( $problem );
				$results[] = array( 'id' => $id, 'ok' => false, 'code' => $error['code'], 'message' => $error['message'] );
			}
		}

		return self::ok( array( 'results' => $results ) );
	}

	/** @param array<string, mixed> $answer */
	private static function ok( array $answer ): WP_REST_Response {
		return Cache_Headers::never( new WP_REST_Response( array( 'status' => 'ok' ) + $answer ) );
	}
}

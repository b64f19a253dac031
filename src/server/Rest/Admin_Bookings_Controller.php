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

/** The calls of the Bookings screen: `admin/bookings`, what is done to many at once, `admin/totals` and `admin/own`. */
final class Admin_Bookings_Controller {

	private const ACTIONS = array( Booking_Action::Cancel, Booking_Action::Approve, Booking_Action::Mark_Paid, Booking_Action::Mark_Unpaid );
	private const NARROWS = array( 'studio_id', 'room_id', 'trainer_id', 'status', 'payment', 'canceled', 'date_from', 'date_to' );
	private const SORTS   = array( 'sort', 'order' );
	private const ALWAYS  = array( 'locale', '_wpnonce' );

	private const PAGE_ROWS = 25;
	private const MOST_PAGE = 1_000_000;

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
		$read  = $this->gate->may_read_with_login( ... );
		$write = $this->gate->may_write( ... );
		Route::register( '/admin/bookings', $this->page( ... ), $read, array( ...self::NARROWS, ...self::SORTS, 'page', 'per_page', ...self::ALWAYS ) );
		Route::register( '/admin/totals', $this->totals( ... ), $read, array( ...self::NARROWS, ...self::ALWAYS ) );
		Route::register( '/admin/own', $this->own( ... ), $write, array( 'studio_id', ...self::ALWAYS ) );
		Route::register( '/admin/bookings/private', $this->set_private( ... ), $write, array( 'ids', 'flag', ...self::ALWAYS ) );
		foreach ( self::ACTIONS as $action ) {
			$work = fn( WP_REST_Request $request ): WP_REST_Response => $this->change( $action, $request );
			Route::register( "/admin/bookings/$action->value", $work, $write, array( 'ids', ...self::ALWAYS ) );
		}
	}

	/** @param WP_REST_Request<array<string, mixed>> $request The call. */
	public function page( WP_REST_Request $request ): WP_REST_Response {
		return $this->call->answer(
			$request,
			function ( Input $input ): WP_REST_Response {
				$page     = max( 1, $input->number( 'page', false, 1, self::MOST_PAGE ) );
				$per_page = $input->number( 'per_page', false, 1, List_Input::MOST );
				$query    = List_Input::query( $input );

				return self::ok( $this->listing->page( $query, $page, 0 === $per_page ? self::PAGE_ROWS : $per_page, Call::visitor() ) );
			}
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request The call. */
	public function totals( WP_REST_Request $request ): WP_REST_Response {
		return $this->call->answer(
			$request,
			fn( Input $input ): WP_REST_Response => self::ok( array( 'totals' => $this->listing->totals( List_Input::query( $input ), Call::visitor() ) ) )
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request The call. */
	public function own( WP_REST_Request $request ): WP_REST_Response {
		return $this->call->answer(
			$request,
			function ( Input $input ) use ( $request ): WP_REST_Response {
				$visitor = $this->gate->write( $request );
				$id      = $input->id( 'studio_id' );
				$input->check();
				$this->studios->become_owner( $id, $visitor );

				return self::ok( array() );
			}
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request The call. */
	public function set_private( WP_REST_Request $request ): WP_REST_Response {
		return $this->call->answer(
			$request,
			function ( Input $input ) use ( $request ): WP_REST_Response {
				$visitor = $this->gate->write( $request );
				$flag    = $input->flag( 'flag' );

				return $this->one_by_one( $input, fn( int $id ): array => $this->privacy->change( $id, $flag, $visitor ) );
			}
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request The call. */
	private function change( Booking_Action $action, WP_REST_Request $request ): WP_REST_Response {
		return $this->call->answer(
			$request,
			function ( Input $input ) use ( $action, $request ): WP_REST_Response {
				$visitor = $this->gate->write( $request );

				return $this->one_by_one( $input, fn( int $id ): array => $this->changer->change( $action, $id, $visitor, null ) );
			}
		);
	}

	/**
	 * Each booking goes through the write path by itself: one that is refused leaves the others done.
	 *
	 * @param callable(int): array<string, mixed> $change
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

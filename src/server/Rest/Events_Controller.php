<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Service\Trainer_Records;
use WP_REST_Request;
use WP_REST_Response;

/** `events/getByUser` and `events/getDefault`: what a room can be booked for. */
final class Events_Controller {

	public function __construct(
		private readonly Call $call,
		private readonly Gate $gate,
		private readonly Trainer_Records $records,
	) {
	}

	public function register_routes(): void {
		$with_login = $this->gate->may_read_with_login( ... );
		Route::register( '/events/getByUser', $this->by_user( ... ), $with_login, array( 'id', 'locale', '_wpnonce' ) );
		Route::register( '/events/getDefault', $this->default_ones( ... ), $with_login, array( 'locale', '_wpnonce' ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request The call. */
	public function by_user( WP_REST_Request $request ): WP_REST_Response {
		return $this->call->answer(
			$request,
			function ( Input $input ): WP_REST_Response {
				$id = $input->id( 'id' );
				$input->check();

				return self::events( $this->records->events_of( $id, Call::visitor() ) );
			}
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request The call. */
	public function default_ones( WP_REST_Request $request ): WP_REST_Response {
		return $this->call->answer( $request, fn(): WP_REST_Response => self::events( $this->records->default_events( Call::visitor() ) ) );
	}

	/** @param list<array{ event_id: int, title: string }> $events */
	private static function events( array $events ): WP_REST_Response {
		return Cache_Headers::never( new WP_REST_Response( array( 'status' => 'ok', 'events' => $events ) ) );
	}
}

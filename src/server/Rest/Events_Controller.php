<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Service\Trainer_Records;
use WP_REST_Response;

/** Controller of `events/getByUser` and `events/getDefault`: the events that a room can be booked for. */
final class Events_Controller {

	public function __construct(
		private readonly Call $call,
		private readonly Gate $gate,
		private readonly Trainer_Records $records,
	) {
	}

	public function register_routes(): void {
		$with_login = $this->gate->may_read_with_login( ... );
		$of_user    = static fn(): array => Answers::events( 'What a person can book a room for.' );
		$default    = static fn(): array => Answers::events( 'What everybody can book a room for.' );
		$this->call->register( '/events/getByUser', Parameters::events(), $of_user, $with_login, $this->by_user( ... ) );
		$this->call->register( '/events/getDefault', Parameters::always(), $default, $with_login, $this->default_ones( ... ) );
	}

	private function by_user( Input $input ): WP_REST_Response {
		$id = $input->number( 'id' );
		$input->check();

		return self::events( $this->records->events_of( $id, Call::visitor() ) );
	}

	private function default_ones(): WP_REST_Response {
		return self::events( $this->records->default_events( Call::visitor() ) );
	}

	/** @param list<array{ event_id: int, title: string }> $events */
	private static function events( array $events ): WP_REST_Response {
		return Cache_Headers::never( new WP_REST_Response( array( 'status' => 'ok', 'events' => $events ) ) );
	}
}

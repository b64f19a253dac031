<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Service\Push_Access;
use WP_REST_Response;

/**
 * Controller of `realtime/token`, which returns a signed request for a short-lived token from Ably. The key stays on
 * the server.
 */
final class Realtime_Controller {

	public function __construct( private readonly Call $call, private readonly Gate $gate, private readonly Push_Access $access ) {
	}

	public function register_routes(): void {
		$answer = static fn(): array => Answers::token();
		$this->call->register( '/realtime/token', Parameters::studio(), $answer, self::anyone_may_listen( ... ), $this->token( ... ) );
	}

	/** Allows everyone: guests' tokens only permit subscribing. */
	public static function anyone_may_listen(): bool {
		return true;
	}

	private function token( Input $input ): WP_REST_Response {
		$visitor = Call::visitor();
		$this->gate->read( $visitor );
		$studio_id = $input->number( 'studio_id' );
		$input->check();

		return Cache_Headers::never( new WP_REST_Response( array( 'status' => 'ok', 'ably' => $this->access->of( $studio_id, $visitor ) ) ) );
	}
}

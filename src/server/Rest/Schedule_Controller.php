<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Service\Schedule_Service;
use WP_REST_Request;
use WP_REST_Response;

/** Controller of `booking/getInRange_ready`: a studio's bookings in a range of dates, as the visitor may see them. */
final class Schedule_Controller {

	public function __construct( private readonly Call $call, private readonly Gate $gate, private readonly Schedule_Service $schedule ) {
	}

	public function register_routes(): void {
		$anyone = self::anyone_may_read( ... );
		$answer = static fn(): array => Answers::schedule();
		$this->call->register( '/booking/getInRange_ready', Parameters::schedule(), $answer, $anyone, $this->read( ... ) );
	}

	/** Allows everyone (specification, 1); the presenters decide what each role sees. */
	public static function anyone_may_read(): bool {
		return true;
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function read( Input $input, WP_REST_Request $request ): WP_REST_Response {
		$visitor = Call::visitor();
		$this->gate->read( $visitor );
		$studio_id = $input->number( 'studio_id' );
		$from      = $input->date( 'date_from' );
		$to        = $input->date( 'date_to' );
		$input->check();
		$read   = $this->schedule->read( $studio_id, $from, $to, $visitor, (string) $request->get_header( 'if_none_match' ) );
		$answer = new WP_REST_Response( $read['schedule'], null === $read['schedule'] ? 304 : 200 );
		$answer->header( 'ETag', 'W/"' . $read['version'] . '"' );

		return $visitor->has_login ? Cache_Headers::never( $answer ) : Cache_Headers::revalidate( $answer );
	}
}

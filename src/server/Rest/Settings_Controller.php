<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Service\Site_Settings;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Controller of `admin/settings` for people who may manage the site's settings: GET returns them, POST changes the
 * given ones.
 */
final class Settings_Controller {

	public function __construct( private readonly Call $call, private readonly Gate $gate, private readonly Site_Settings $settings ) {
	}

	public function register_routes(): void {
		$permission = $this->gate->may_administer( ... );
		$answer     = static fn(): array => Answers::settings();
		$this->call->register( '/admin/settings', Parameters::settings(), $answer, $permission, $this->settings( ... ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function settings( Input $input, WP_REST_Request $request ): WP_REST_Response {
		$this->gate->administer( $request );
		if ( 'POST' === $request->get_method() ) {
			$this->settings->change( array_intersect_key( self::sent( $request ), Parameters::site() ) );
		}

		return Cache_Headers::never( new WP_REST_Response( array( 'status' => 'ok', 'settings' => $this->settings->all() ) ) );
	}

	/**
	 * Returns the parameters of the body only; those in the URL would appear in logs.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<array-key, mixed>
	 */
	private static function sent( WP_REST_Request $request ): array {
		return array_diff_key( $request->get_params(), $request->get_query_params() );
	}
}

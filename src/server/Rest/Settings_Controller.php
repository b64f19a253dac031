<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Service\Site_Settings;
use WP_REST_Request;
use WP_REST_Response;

/** `admin/settings`: GET tells the site's settings, POST changes those that it names. For whoever may manage them. */
final class Settings_Controller {

	public function __construct( private readonly Call $call, private readonly Gate $gate, private readonly Site_Settings $settings ) {
	}

	public function register_routes(): void {
		$permission = $this->gate->may_administer( ... );
		$answer     = static fn(): array => Answers::settings();
		$this->call->register( '/admin/settings', Parameters::settings(), $answer, $permission, $this->settings( ... ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request The call. */
	private function settings( Input $input, WP_REST_Request $request ): WP_REST_Response {
		$this->gate->administer( $request );
		if ( 'POST' === $request->get_method() ) {
			$this->settings->change( array_intersect_key( self::sent( $request ), Parameters::site() ) );
		}

		return Cache_Headers::never( new WP_REST_Response( array( 'status' => 'ok', 'settings' => $this->settings->all() ) ) );
	}

	/**
	 * Of the body alone: what stands in the address, and so in every log on its way, is not taken.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The call.
	 * @return array<array-key, mixed>
	 */
	private static function sent( WP_REST_Request $request ): array {
		return array_diff_key( $request->get_params(), $request->get_query_params() );
	}
}

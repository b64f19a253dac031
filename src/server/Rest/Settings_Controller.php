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

	private const FIELDS = array(
		'external_rest',
		'external_ajax',
		'frame_ancestors',
		'calendar_locale',
		'login_link',
		'client_header',
		'trusted_proxies',
		'ably_key',
		'remove_ably_key',
		'ably_prefix',
		'remove_data',
	);

	public function __construct( private readonly Call $call, private readonly Gate $gate, private readonly Site_Settings $settings ) {
	}

	public function register_routes(): void {
		Route::register( '/admin/settings', $this->settings( ... ), $this->gate->may_administer( ... ), array( ...self::FIELDS, 'locale', '_wpnonce' ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request The call. */
	public function settings( WP_REST_Request $request ): WP_REST_Response {
		return $this->call->answer(
			$request,
			function () use ( $request ): WP_REST_Response {
				$this->gate->administer( $request );
				if ( 'POST' === $request->get_method() ) {
					$this->settings->change( array_intersect_key( self::sent( $request ), array_flip( self::FIELDS ) ) );
				}

				return Cache_Headers::never( new WP_REST_Response( array( 'status' => 'ok', 'settings' => $this->settings->all() ) ) );
			}
		);
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

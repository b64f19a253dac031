<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Content;

use WP_Error;
use WP_REST_Request;

/**
 * Registers `/wp/v2/studio_cal_…` and hides the routes from visitors, because the index of `/wp/v2` is public.
 *
 * @phpstan-type Routes array<string, array<string, mixed>>
 */
final class Private_Rest {

	public function __construct( private readonly Visible_Posts $visible ) {
	}

	public function add_hooks(): void {
		add_action( 'rest_api_init', $this->register( ... ) );
		add_filter( 'rest_route_data', $this->hide_from_visitors( ... ) );
		add_filter( 'rest_request_before_callbacks', $this->refuse_visitors( ... ), 10, 3 );
	}

	public function register(): void {
		foreach ( Post_Types::ALL as $type ) {
			( new Private_Posts_Controller( $type, $this->visible ) )->register_routes();
		}
	}

	/**
	 * Rejects visitors before parameters are validated, so that errors reveal nothing.
	 *
	 * @param array<string, mixed>                  $handler Handler of the route.
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function refuse_visitors( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		if ( is_user_logged_in() || ! str_starts_with( $request->get_route(), '/wp/v2/studio_cal_' ) ) {
			return $response;
		}

		return new WP_Error( 'rest_forbidden', __( 'Log in to continue', 'studio-calendar' ), array( 'status' => 401 ) );
	}

	/**
	 * @param Routes $routes Routes of the index by path.
	 * @return Routes
	 */
	public function hide_from_visitors( array $routes ): array {
		if ( is_user_logged_in() ) {
			return $routes;
		}

		return array_filter( $routes, static fn( string $path ): bool => ! str_contains( $path, '/studio_cal_' ), ARRAY_FILTER_USE_KEY );
	}
}

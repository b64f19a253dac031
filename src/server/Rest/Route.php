<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/** One call below our namespace: GET as the specification has it, POST too (docs/behaviour.md, 2). */
final class Route {

	/**
	 * @param non-falsy-string                                                  $path       Below the namespace.
	 * @param callable(WP_REST_Request<array<string, mixed>>): WP_REST_Response $callback   Answers the call.
	 * @param callable(WP_REST_Request<array<string, mixed>>): (bool|WP_Error)  $permission Whether it may be made at all.
	 * @param list<key-of<Arguments::ALL>>                                      $arguments  It understands.
	 */
	public static function register( string $path, callable $callback, callable $permission, array $arguments ): void {
		register_rest_route(
			Call::NAMESPACE,
			$path,
			array(
				'methods'             => array( WP_REST_Server::READABLE, WP_REST_Server::CREATABLE ),
				'callback'            => $callback,
				'permission_callback' => $permission,
				'args'                => Arguments::described( $arguments ),
			)
		);
	}
}

<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Service\Foreign_Hooks;
use WP_REST_Response;

/** Sets the cache headers of responses for browsers, proxies and page caches (docs/behaviour.md, 2). */
final class Cache_Headers {

	/** Forbids caching, for writes and for reads with a login. */
	public static function never( WP_REST_Response $response ): WP_REST_Response {
		$response->header( 'Cache-Control', 'private, no-store' );

		return self::for_page_caches( $response );
	}

	/** Allows caching with revalidation on every use, for guests' reads. */
	public static function revalidate( WP_REST_Response $response ): WP_REST_Response {
		$response->header( 'Cache-Control', 'no-cache' );

		return self::for_page_caches( $response );
	}

	/** Excludes the response from page caches that ignore Cache-Control. */
	private static function for_page_caches( WP_REST_Response $response ): WP_REST_Response {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the constant that cache plugins check.
		}
		Foreign_Hooks::action( 'litespeed_control_set_nocache', 'Studio Calendar' );
		$response->header( 'X-LiteSpeed-Cache-Control', 'no-cache' );
		$response->header( 'X-Accel-Expires', '0' );
		$response->header( 'Vary', 'Cookie' );

		return $response;
	}
}

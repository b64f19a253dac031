<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Service\Foreign_Hooks;
use WP_REST_Response;

/** What browsers, proxies and page caches are told about an answer (docs/behaviour.md, 2). */
final class Cache_Headers {

	/** Answers of writes and of reads with a login. */
	public static function never( WP_REST_Response $response ): WP_REST_Response {
		$response->header( 'Cache-Control', 'private, no-store' );

		return self::for_page_caches( $response );
	}

	/** Guests' reads: may be kept, must be asked for again each time. */
	public static function revalidate( WP_REST_Response $response ): WP_REST_Response {
		$response->header( 'Cache-Control', 'no-cache' );

		return self::for_page_caches( $response );
	}

	/** Caches in front of WordPress that keep answers whatever Cache-Control says. */
	private static function for_page_caches( WP_REST_Response $response ): WP_REST_Response {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the name that plugins for caches look for.
		}
		Foreign_Hooks::action( 'litespeed_control_set_nocache', 'Studio Calendar' );
		$response->header( 'X-LiteSpeed-Cache-Control', 'no-cache' );
		$response->header( 'X-Accel-Expires', '0' );
		$response->header( 'Vary', 'Cookie' );

		return $response;
	}
}

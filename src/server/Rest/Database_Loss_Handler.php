<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;

/**
 * If the connection is lost, wpdb ends the request with an HTML page. This handler sends the `busy` envelope instead.
 */
final class Database_Loss_Handler {

	private const HOOKS = array( 'wp_die_handler', 'wp_die_json_handler', 'wp_die_ajax_handler', 'wp_die_jsonp_handler', 'wp_die_xml_handler' );

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public static function answered_during( callable $work ): mixed {
		$handler = static fn(): callable => self::say_busy( ... );
		array_map( static fn( string $hook ) => add_filter( $hook, $handler, PHP_INT_MAX ), self::HOOKS );
		try {
			return $work();
		} finally {
			array_map( static fn( string $hook ) => remove_filter( $hook, $handler, PHP_INT_MAX ), self::HOOKS );
		}
	}

	public static function say_busy(): never {
		$problem = new Problem( Problem_Code::Busy );
		if ( ! headers_sent() ) {
			status_header( $problem->problem->status() );
			header( 'Content-Type: application/json; charset=UTF-8' );
			header( 'Cache-Control: private, no-store' );
		}
		echo wp_json_encode( Envelope::of( $problem ) );
		exit;
	}
}

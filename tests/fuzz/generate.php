<?php
/**
 * Generates `$args['count']` requests from `$args['seed']`, to be sent by another process: `[ { "method", "path", "body", "type",
 * "who", "headers" } ]`, encoded as by a browser, including bytes that are not text. `$args['stage']` is the result of
 * tests/http/php/stage.php.
 *
 * @package StudioCalendar
 */

declare( strict_types=1 );

use StudioCalendar\Fuzz\Generator;
use StudioCalendar\Fuzz\Situation;

/** @var array{ seed: int, count: int, stage: array{ studio: array{ id: int, room: int }, elsewhere: array{ id: int, room: int }, event: int, people: array<string, array{ id: int, nonces: array{ valid: string } }> } } $args */
return ( static function ( array $args ): array {
	global $wpdb;
	foreach ( array( 'Values', 'Generator', 'Situation' ) as $name ) {
		require_once __DIR__ . "/$name.php";
	}
	$situation = new Situation( $args['stage'], $wpdb );
	mt_srand( $args['seed'] );
	$generator = new Generator( $situation->known() );
	$requests  = array();
	while ( count( $requests ) < $args['count'] ) {
		$made    = $generator->next();
		$is_ajax = str_starts_with( $made['call'], 'ajax:' );
		$nonce   = 0 === mt_rand( 0, 4 ) ? 'bad' : $args['stage']['people'][ $made['who'] ]['nonces']['valid'];
		$params  = $made['params'] + array( '_wpnonce' => $nonce ) + ( $is_ajax ? array( 'action' => substr( $made['call'], 5 ) ) : array() );
		$address = $is_ajax ? '/wp-admin/admin-ajax.php' : '/wp-json/studio-calendar/v1/' . $made['call'];
		$query   = http_build_query( $params );
		// The test server does not accept longer URLs.
		$is_get     = 'POST' !== $made['method'] && strlen( $query ) < 8000;
		$in_address = null === $made['body'] ? '' : '?_wpnonce=' . rawurlencode( $nonce );
		$requests[] = array(
			'method'  => $is_get || 'POST' === $made['method'] ? $made['method'] : 'POST',
			'path'    => $address . ( $is_get ? "?$query" : $in_address ),
			'body'    => $is_get ? '' : $made['body'] ?? $query,
			'type'    => null === $made['body'] ? 'application/x-www-form-urlencoded' : 'application/json',
			'who'     => $made['who'],
			'headers' => (object) $made['headers'],
		);
	}

	return $requests;
} )( $args );

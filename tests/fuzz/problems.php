<?php
/**
 * Returns what is wrong with the tables after the requests, as a list of sentences. `$args['stage']` is the result of
 * tests/http/php/stage.php.
 *
 * @package StudioCalendar
 */

declare( strict_types=1 );

/** @var array{ stage: array{ studio: array{ id: int, room: int }, elsewhere: array{ id: int, room: int }, event: int, people: array<string, array{ id: int, nonces: array{ valid: string } }> } } $args */
return ( static function ( array $args ): array {
	global $wpdb;
	require_once __DIR__ . '/Situation.php';

	return ( new StudioCalendar\Fuzz\Situation( $args['stage'], $wpdb ) )->problems();
} )( $args );

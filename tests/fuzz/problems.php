<?php
/**
 * What is wrong with the tables after the calls: a list of sentences. `$args['stage']` is what tests/http/php/stage.php answered.
 *
 * @package StudioCalendar
 */

declare( strict_types=1 );

return ( static function ( array $args ): array {
	global $wpdb;
	require_once __DIR__ . '/Situation.php';

	return ( new StudioCalendar\Fuzz\Situation( $args['stage'], $wpdb ) )->problems();
} )( $args );

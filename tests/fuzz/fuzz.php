<?php
/**
 * Sends `$args['count']` requests, generated from `$args['seed']`, in this process. Returns `{ "codes": { code: count },
 * "failures": [ text ], "problems": [ of the tables ], "slowest": milliseconds, "megabytes" }`, with at most twenty failures,
 * each with its request, so that it can be sent again.
 *
 * @package StudioCalendar
 */

declare( strict_types=1 );

use StudioCalendar\Fuzz\Generator;
use StudioCalendar\Fuzz\Runner;
use StudioCalendar\Fuzz\Situation;

/** @var array{ seed: int, count: int } $args */
return ( static function ( array $args ): array {
	global $wpdb;
	foreach ( array( 'Values', 'Generator', 'Ajax_Ended', 'Verdict', 'Runner', 'Situation' ) as $name ) {
		require_once __DIR__ . "/$name.php";
	}
	/** @var array{ studio: array{ id: int, room: int }, elsewhere: array{ id: int, room: int }, event: int, people: array<string, array{ id: int }> } $stage */
	$stage     = ( static fn( array $args ): array => require dirname( __DIR__ ) . '/http/php/stage.php' )( array( 'base' => home_url() ) );
	$situation = new Situation( $stage, $wpdb );
	$runner    = new Runner( $situation->people() );
	unset( $_COOKIE[ LOGGED_IN_COOKIE ] );
	mt_srand( $args['seed'] );
	$generator = new Generator( $situation->known() );
	$report    = array( 'codes' => array(), 'failures' => array(), 'problems' => array(), 'slowest' => 0 );
	for ( $at = 1; $at <= $args['count']; $at++ ) {
		$made             = $generator->next();
		$start            = hrtime( true );
		[ $code, $wrong ] = $runner->send( $made );
		$milliseconds     = intdiv( hrtime( true ) - $start, 1_000_000 );

		$report['codes'][ $code ] = ( $report['codes'][ $code ] ?? 0 ) + 1;
		$report['slowest']        = max( $report['slowest'], $milliseconds );
		if ( null !== $wrong && count( $report['failures'] ) < 20 ) {
			$report['failures'][] = "call $at: $wrong; sent " . substr( (string) json_encode( $made, JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_UNICODE ), 0, 1500 );
		}
		if ( 0 === $at % 1000 ) {
			wp_cache_flush_runtime();
		}
	}
	$report['problems']  = $situation->problems();
	$report['megabytes'] = intdiv( memory_get_peak_usage( true ), 1_048_576 );

	return $report;
} )( $args );

<?php
/**
 * `php try-mutants.php ORDER`: tries every mutant of some files. The JSON file ORDER has `{ "repo", "files": [ … ], "coverage":
 * [ files written by coverage-of-tests.php … ], "dir": a folder for this script only, "log": the file that this script's output is
 * appended to, "database": the site's SQLite file, "result" }`. The result is written after each file, so that a stopped run can
 * continue.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

use StudioCalendar\Mutation\Known_Tests;
use StudioCalendar\Mutation\Mutants;
use StudioCalendar\Mutation\Place;
use StudioCalendar\Mutation\Test_Files;
use StudioCalendar\Mutation\Trial;
use StudioCalendar\Mutation\Verdicts;

require_once __DIR__ . '/load.php';

/** @var list<string> $argv */
/** @var array{ repo: string, files: list<string>, coverage: list<string>, dir: string, log: string, database: string, result: string } $studio_cal_order */
$studio_cal_order    = json_decode( (string) file_get_contents( $argv[1] ), true, flags: JSON_THROW_ON_ERROR );
$studio_cal_tests    = Known_Tests::read( $studio_cal_order['coverage'], $studio_cal_order['repo'] );
$studio_cal_verdicts = Verdicts::read( $studio_cal_order['result'], $studio_cal_tests );
$studio_cal_place    = new Place( $studio_cal_order['repo'], $studio_cal_order['dir'], $studio_cal_order['log'], $studio_cal_order['database'] );
$studio_cal_progress = fopen( 'php://fd/3', 'wb' );
$studio_cal_mutants  = new Mutants( $studio_cal_order['repo'], $studio_cal_tests );

foreach ( $studio_cal_order['files'] as $studio_cal_file ) {
	foreach ( $studio_cal_mutants->of( $studio_cal_file ) as $studio_cal_mutant ) {
		$studio_cal_covering = $studio_cal_tests->of( $studio_cal_mutant );
		if ( $studio_cal_verdicts->has( $studio_cal_mutant, array_keys( $studio_cal_covering ) ) ) {
			continue;
		}
		$studio_cal_state = 'uncovered';
		$studio_cal_by    = '';
		foreach ( Trial::both( $studio_cal_mutant, $studio_cal_covering, $studio_cal_place ) as $studio_cal_trial ) {
			$studio_cal_place->restore();
			$studio_cal_process = pcntl_fork();
			if ( 0 === $studio_cal_process ) {
				$argv = $studio_cal_trial->enter();
				if ( ! $studio_cal_trial->needs_wordpress() ) {
					exit( Test_Files::run( $argv ) );
				}
				// WordPress has to be loaded in the global scope.
				require "{$studio_cal_order['repo']}/tests/php/bootstrap-integration.php";
			}
			$studio_cal_state = $studio_cal_trial->end( $studio_cal_process );
			if ( 'survived' !== $studio_cal_state ) {
				$studio_cal_by = $studio_cal_trial->killer();
				break;
			}
		}
		if ( $studio_cal_mutant->is_unchanged() ) {
			in_array( $studio_cal_state, array( 'survived', 'uncovered' ), true ) || throw new RuntimeException( "The tests fail without a mutant of $studio_cal_file ($studio_cal_state): {$studio_cal_place->said()}" );
			continue;
		}
		$studio_cal_verdicts->add( $studio_cal_mutant, $studio_cal_state, $studio_cal_by, array_keys( $studio_cal_covering ) );
	}
	$studio_cal_verdicts->save();
	if ( is_resource( $studio_cal_progress ) ) {
		fwrite( $studio_cal_progress, $studio_cal_file . ' ' . json_encode( $studio_cal_verdicts->sums( $studio_cal_file ) ) . "\n" );
	}
}
$studio_cal_verdicts->close( $studio_cal_order['files'], $studio_cal_order['repo'] );

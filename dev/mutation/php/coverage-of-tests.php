<?php
/**
 * `php coverage-of-tests.php ORDER`: runs test files with pcov and writes which lines each test runs. The JSON file ORDER has
 * `{ "repo", "files": [ … ], "wordpress": true for tests in WordPress, "config", "result" }`. Exits with PHPUnit's exit code.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

use StudioCalendar\Mutation\Coverage;
use StudioCalendar\Mutation\Test_Files;

require_once __DIR__ . '/load.php';

/** @var list<string> $argv */
/** @var array{ repo: string, files: list<string>, wordpress: bool, config: string, result: string } $studio_cal_order */
$studio_cal_order = json_decode( (string) file_get_contents( $argv[1] ), true, flags: JSON_THROW_ON_ERROR );
$argv             = Test_Files::arguments( $studio_cal_order['repo'], $studio_cal_order['config'], $studio_cal_order['files'] );
( new Coverage( $studio_cal_order['repo'] ) )->watch( $studio_cal_order['result'] );

if ( ! $studio_cal_order['wordpress'] ) {
	exit( Test_Files::run( $argv ) );
}
require dirname( __DIR__, 3 ) . '/tests/php/bootstrap-integration.php';

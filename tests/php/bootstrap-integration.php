<?php
/**
 * Starts PHPUnit inside a real WordPress: `php tests/php/bootstrap-integration.php --testsuite integration`, with the
 * site's folder (dev/lib/site.mjs creates one) in STUDIO_CALENDAR_SITE. WordPress has to be loaded in the global scope,
 * where PHPUnit's bootstrap option does not run; so this file loads WordPress and then runs PHPUnit itself.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

require_once __DIR__ . '/../../vendor/autoload.php';

$studio_cal_site = getenv( 'STUDIO_CALENDAR_SITE' );
if ( ! is_string( $studio_cal_site ) || ! is_file( $studio_cal_site . '/wp-load.php' ) ) {
	fwrite( STDERR, "STUDIO_CALENDAR_SITE names no WordPress folder: run \"npm run test:php\", which makes one.\n" );
	exit( 1 );
}

$_SERVER['SERVER_NAME']     = '127.0.0.1';
$_SERVER['HTTP_HOST']       = '127.0.0.1';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['REMOTE_ADDR']     = '127.0.0.1';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';

require_once $studio_cal_site . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

/** @var list<string> $argv */
exit( StudioCalendar\Tests\Early_End::watch( static fn(): int => ( new PHPUnit\TextUI\Application() )->run( $argv ) ) );

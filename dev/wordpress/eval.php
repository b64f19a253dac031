<?php
/**
 * Runs one PHP file, with or without WordPress, and prints its result as JSON after a mark, so that the output of plugins does
 * not become part of the result. Reads what to run as JSON from standard input, or from the file that the first argument names.
 * The working directory is WordPress's folder.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

// All of this code is in the global scope, where WordPress expects its variables.
$studio_cal_input = (string) file_get_contents( $argv[1] ?? 'php://stdin' );

/** @var array{ script: string, args: array<string, mixed>, url?: string, path?: string, load?: bool, installing?: bool } $studio_cal_call */
$studio_cal_call = json_decode( $studio_cal_input, true, 64, JSON_THROW_ON_ERROR );
$studio_cal_url  = $studio_cal_call['url'] ?? 'http://127.0.0.1';

$_SERVER['SERVER_NAME']     = parse_url( $studio_cal_url, PHP_URL_HOST );
$_SERVER['HTTP_HOST']       = preg_replace( '#^\w+://([^/]+).*$#', '$1', $studio_cal_url );
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REQUEST_URI']     = $studio_cal_call['path'] ?? '/';
$_SERVER['REMOTE_ADDR']     = '127.0.0.1';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';

try {
	if ( $studio_cal_call['load'] ?? false ) {
		if ( $studio_cal_call['installing'] ?? false ) {
			define( 'WP_INSTALLING', true );
		}
		require_once getcwd() . '/wp-load.php';
		require_once ABSPATH . 'wp-admin/includes/admin.php';
	}
	$studio_cal_answer = ( static fn ( array $args, string $script ): mixed => require $script )(
		$studio_cal_call['args'],
		$studio_cal_call['script']
	);
	echo "\n@@answer@@", json_encode( $studio_cal_answer, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE );
} catch ( Throwable $error ) {
	fwrite( STDERR, (string) $error );
	exit( 1 );
}

<?php
/**
 * Runs one PHP file, inside a WordPress or outside, and prints its answer after a mark, so that nothing that a plugin prints
 * gets into it. What to run stands on standard input, or in the file that the first argument names; the working directory is
 * the WordPress.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

// All of it in the global scope: WordPress expects its own variables there.
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

<?php
/**
 * Rewrite rules for PHP's built-in server: it serves files, folders by their index.php, and everything else by WordPress, with
 * the rules of a multisite in subfolders. Text files of the uploads have an ETag, as other web servers give to every file. PHP runs this file in the global scope, where WordPress expects its variables.
 *
 * @package StudioCalendar
 */

declare( strict_types=1 );

/** Content types of WordPress's static files; needed only on a multisite, for files whose URL differs from their path. */
const STUDIO_CAL_TYPES = [
	'css'   => 'text/css',
	'gif'   => 'image/gif',
	'jpg'   => 'image/jpeg',
	'js'    => 'text/javascript',
	'json'  => 'application/json',
	'png'   => 'image/png',
	'svg'   => 'image/svg+xml',
	'txt'   => 'text/plain; charset=utf-8',
	'webp'  => 'image/webp',
	'woff2' => 'font/woff2',
];

/** @var array{ DOCUMENT_ROOT: string, REQUEST_URI: string, HTTP_IF_NONE_MATCH?: string } $_SERVER */
$studio_cal_root = rtrim( $_SERVER['DOCUMENT_ROOT'], '/' );
// After two slashes at the start, parse_url() would take the first folder for a host.
$studio_cal_path = rawurldecode( (string) parse_url( '/' . ltrim( $_SERVER['REQUEST_URI'], '/' ), PHP_URL_PATH ) );

// Hidden files such as the database and .git must not be served, and `..` would lead out of the root.
if ( str_contains( $studio_cal_path, '/.' ) ) {
	http_response_code( 404 );
	return;
}
$studio_cal_file = $studio_cal_path;
if (
	! file_exists( $studio_cal_root . $studio_cal_path )
	&& 1 === preg_match( '#^/[\w-]+(/wp-(?:admin|content|includes)(?:/.*)?|/[^/]+\.php)$#', $studio_cal_path, $studio_cal_match )
) {
	$studio_cal_file = $studio_cal_match[1];
}
if ( is_dir( $studio_cal_root . $studio_cal_file ) && ! str_ends_with( $studio_cal_file, '/' ) ) {
	header( "Location: {$studio_cal_path}/", true, 301 );
	return;
}
if ( str_ends_with( $studio_cal_file, '/' ) ) {
	$studio_cal_file .= 'index.php';
}
if ( ! is_file( $studio_cal_root . $studio_cal_file ) ) {
	$studio_cal_file = '/index.php';
}
if ( ! str_ends_with( $studio_cal_file, '.php' ) ) {
	$studio_cal_has_tag = 1 === preg_match( '#/wp-content/uploads/.+\.txt$#', $studio_cal_file );
	if ( $studio_cal_file === $studio_cal_path && ! $studio_cal_has_tag ) {
		return false;
	}
	if ( $studio_cal_has_tag ) {
		clearstatcache();
		$studio_cal_tag = sprintf( '"%x-%x"', filemtime( $studio_cal_root . $studio_cal_file ), filesize( $studio_cal_root . $studio_cal_file ) );
		header( "ETag: {$studio_cal_tag}" );
		if ( $studio_cal_tag === ( $_SERVER['HTTP_IF_NONE_MATCH'] ?? '' ) ) {
			http_response_code( 304 );
			return;
		}
	}
	$studio_cal_type = STUDIO_CAL_TYPES[ pathinfo( $studio_cal_file, PATHINFO_EXTENSION ) ] ?? 'application/octet-stream';
	header( "Content-Type: {$studio_cal_type}" );
	readfile( $studio_cal_root . $studio_cal_file );
	return;
}
$_SERVER['SCRIPT_NAME']     = $studio_cal_file;
$_SERVER['PHP_SELF']        = $studio_cal_file;
$_SERVER['SCRIPT_FILENAME'] = $studio_cal_root . $studio_cal_file;
chdir( dirname( $studio_cal_root . $studio_cal_file ) );
require $studio_cal_root . $studio_cal_file;

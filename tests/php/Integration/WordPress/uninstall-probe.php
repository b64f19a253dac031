<?php
/**
 * Runs uninstall.php as WordPress does when it deletes the plugin, which is not active any more. Argument: the site's folder.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

$_SERVER += array( 'HTTP_HOST' => '127.0.0.1', 'REQUEST_URI' => '/', 'REQUEST_METHOD' => 'GET', 'SERVER_PROTOCOL' => 'HTTP/1.1' );

// WordPress adopts the hooks that exist before it loads.
$GLOBALS['wp_filter'] = array( 'option_active_plugins' => array( 10 => array( array( 'function' => static fn(): array => array(), 'accepted_args' => 1 ) ) ) );

require_once $argv[1] . 'wp-load.php';

if ( class_exists( 'StudioCalendar\Plugin', false ) ) {
	exit( 1 );
}
define( 'WP_UNINSTALL_PLUGIN', 'studio-calendar/plugin.php' );
require dirname( __DIR__, 4 ) . '/uninstall.php';

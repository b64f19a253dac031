<?php
/**
 * Prints WordPress's own export of a whole site: `php wxr-probe.php <folder of WordPress>`. It runs in a process of its own, since
 * the export declares functions and sends headers.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

$_SERVER['HTTP_HOST']       = '127.0.0.1';
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';

/** @var list<string> $argv */
require_once $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/export.php';

export_wp( array( 'content' => 'all' ) );

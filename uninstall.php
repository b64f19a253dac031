<?php
/**
 * Runs when the plugin is deleted in wp-admin. Deletes nothing unless an administrator has turned on the removal of data.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

require_once __DIR__ . '/src/server/autoload.php';

StudioCalendar\WordPress\Site\Uninstall::run();

<?php
/**
 * Plugin Name:       Studio Calendar
 * Description:       A weekly calendar of room bookings for a studio: a block, a shortcode and a page of its own, with the booking server behind them.
 * Version:           0.1.0
 * Requires at least: 6.6
 * Requires PHP:      8.1
 * Author:            The Studio Calendar contributors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       studio-calendar
 * Domain Path:       /languages
 *
 * This file must stay valid in every PHP version that WordPress 6.6 supports (from 7.2), so that old versions show the notice below.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

if ( ! is_php_version_compatible( '8.1' ) || ! is_wp_version_compatible( '6.6' ) ) {
	add_action(
		'admin_notices',
		static function (): void {
			$sentence = 'Studio Calendar needs PHP 8.1 and WordPress 6.6, or newer. It does nothing until both are there.';
			if ( current_user_can( 'activate_plugins' ) ) {
				echo '<div class="notice notice-error"><p>' . esc_html( $sentence ) . '</p></div>';
			}
		}
	);
	return;
}

require_once __DIR__ . '/src/server/autoload.php';

StudioCalendar\Plugin::boot( __FILE__ );

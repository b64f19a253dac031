<?php
/**
 * Installs WordPress and, with `multisite`, a network. Runs with WP_INSTALLING. Does not change a WordPress that is already
 * installed.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

if ( ! function_exists( 'wp_new_blog_notification' ) ) {
	/** Replaces WordPress's pluggable function, so that WordPress sends no email about a local site. */
	function wp_new_blog_notification(): void {
	}
}

require_once ABSPATH . 'wp-admin/includes/upgrade.php';

/** @var wpdb $wpdb */
global $wpdb;

/** @var array{ multisite: bool } $args */
if ( ! is_blog_installed() ) {
	wp_install( 'Demo Studio', 'admin', 'admin@example.org', false, '', 'admin-demo-2026' );
}
if ( ! $args['multisite'] || is_multisite() ) {
	return true;
}
foreach ( $wpdb->tables( 'ms_global' ) as $studio_cal_name => $studio_cal_table ) {
	$wpdb->__set( $studio_cal_name, $studio_cal_table );
}
install_network();

/** @var string $studio_cal_host */
$studio_cal_host   = $_SERVER['HTTP_HOST'];
$studio_cal_result = populate_network( 1, $studio_cal_host, 'admin@example.org', 'Demo Network', '/', false );
// A missing wildcard DNS entry is only a warning, and irrelevant for a network of subfolders.
if ( is_wp_error( $studio_cal_result ) && 'no_wildcard_dns' !== $studio_cal_result->get_error_code() ) {
	throw new RuntimeException( $studio_cal_result->get_error_message() );
}
return true;

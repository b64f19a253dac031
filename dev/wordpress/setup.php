<?php
/**
 * What every site of ours has after its installation: pretty permalinks, the zone of Tallinn, the plugin active if it is to
 * be, on a multisite for the whole network. May run again.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

// A network's main site keeps its posts under /blog, so that their names and those of the other sites cannot clash.
update_option( 'permalink_structure', is_multisite() && is_main_site() ? '/blog/%postname%/' : '/%postname%/' );
// WordPress writes the rules anew on the next request that misses them, when all plugins are there.
update_option( 'rewrite_rules', '' );
// The first visit of wp-admin would ask for a better address.
update_option( 'admin_email_lifespan', (string) strtotime( '+1 year' ) );

/** @var array{ plugin: bool } $args */
if ( $args['plugin'] ) {
	// A bare WordPress has no city, only an offset.
	update_option( 'timezone_string', 'Europe/Tallinn' );
	$studio_cal_result = activate_plugin( 'studio-calendar/plugin.php', '', is_multisite() );
	if ( is_wp_error( $studio_cal_result ) ) {
		throw new RuntimeException( 'The plugin cannot be activated: ' . $studio_cal_result->get_error_message() );
	}
}
return true;

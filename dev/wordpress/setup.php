<?php
/**
 * Sets up a site after its installation: pretty permalinks and, if it has the plugin, Tallinn's time zone and the active plugin,
 * on a multisite for the whole network. Can run repeatedly.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

// In a network the main site's posts are under /blog, so that their slugs cannot conflict with the paths of other sites.
update_option( 'permalink_structure', is_multisite() && is_main_site() ? '/blog/%postname%/' : '/%postname%/' );
// WordPress regenerates missing rules on the next request, when all plugins are loaded.
update_option( 'rewrite_rules', '' );
// Otherwise WordPress would ask to confirm the administrator's email address at the first login.
update_option( 'admin_email_lifespan', (string) strtotime( '+1 year' ) );

/** @var array{ plugin: bool } $args */
if ( $args['plugin'] ) {
	// A newly installed WordPress has only an offset from UTC, no named time zone.
	update_option( 'timezone_string', 'Europe/Tallinn' );
	$studio_cal_result = activate_plugin( 'studio-calendar/plugin.php', '', is_multisite() );
	if ( is_wp_error( $studio_cal_result ) ) {
		throw new RuntimeException( 'The plugin cannot be activated: ' . $studio_cal_result->get_error_message() );
	}
}
return true;

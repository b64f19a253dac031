<?php
/**
 * Constants that WordPress defines while it loads, for static analysis: the WordPress stubs contain functions and classes only.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

define( 'ABSPATH', '/wordpress/' );
define( 'WPINC', 'wp-includes' );
define( 'WP_CONTENT_DIR', '/wordpress/wp-content' );
define( 'WP_DEBUG', true );
define( 'DB_HOST', 'localhost' );
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'wordpress' );
define( 'DB_PASSWORD', '' );
define( 'AUTH_KEY', '' );
define( 'AUTH_SALT', '' );
define( 'LOGGED_IN_KEY', '' );
define( 'LOGGED_IN_SALT', '' );
define( 'NONCE_KEY', '' );
define( 'NONCE_SALT', '' );
define( 'COOKIEPATH', '/' );
define( 'COOKIE_DOMAIN', '' );
define( 'LOGGED_IN_COOKIE', 'wordpress_logged_in' );
define( 'OBJECT', 'OBJECT' );
define( 'OBJECT_K', 'OBJECT_K' );
define( 'ARRAY_A', 'ARRAY_A' );
define( 'ARRAY_N', 'ARRAY_N' );
define( 'MINUTE_IN_SECONDS', 60 );
define( 'HOUR_IN_SECONDS', 3600 );
define( 'DAY_IN_SECONDS', 86400 );
define( 'WEEK_IN_SECONDS', 604800 );
define( 'WP_LANG_DIR', WP_CONTENT_DIR . '/languages' );
define( 'WP_PLUGIN_DIR', WP_CONTENT_DIR . '/plugins' );
define( 'WPMU_PLUGIN_DIR', WP_CONTENT_DIR . '/mu-plugins' );
